import 'server-only'
import { z } from 'zod'
import { MAX_ID } from '@/lib/contract/constants'

/** The number of a record of the desk, in an address or a form. */
export const recordId = z.coerce.number().int().min(1).max(MAX_ID)
