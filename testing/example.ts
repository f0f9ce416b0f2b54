import type { z } from 'zod'
import type { Json } from '@/testing/poor-answers'

/** A whole answer of a call, how the website reads it, and what it cannot do without. */
export type Example = { schema: z.ZodType; answer: Json; read: unknown; required?: readonly string[] }
