import 'server-only'
import { z } from 'zod'
import { language } from '@/lib/bff/form-route'

/** The fields of a form of the desk: each says in which language its page is. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ lang: language, ...shape })

/** Which version of a record was shown. */
export const version = z.coerce.number().int().min(0)
