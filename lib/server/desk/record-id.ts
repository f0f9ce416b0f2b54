import 'server-only'
import { z } from 'zod'

/** The number of a record of the desk, in an address or a form. */
export const recordId = z.coerce.number().int().min(1).max(2_147_483_647)
