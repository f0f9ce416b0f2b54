import { z } from '@hono/zod-openapi'
import { GENDERS } from '@/lib/contract/gender'
import { LEVELS } from '@/lib/contract/level'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import { byLanguage } from '@/provider/http/by-language'

/** ISO 8601, in UTC. */
export const moment = z.iso.datetime()

/** A text by language. */
export const textSchema = byLanguage(z.string()).openapi('Text')

/** `.nullable()` on a named schema would be described as both an object and perhaps null: never null. */
export const nullableTextSchema = z.union([textSchema, z.null()])

/** An absolute address, or a path on this host. */
export const imageSchema = z.string().nullable()

/** Who runs an institution; `null` where nobody has said. */
export const ownershipSchema = z.enum(OWNERSHIPS).nullable()

/** Who may study there; `null` where neither a list nor the name says. */
export const genderSchema = z.enum(GENDERS).nullable()

/** Of a course; `null` where nobody has said. */
export const levelSchema = z.enum(LEVELS).nullable()

/** What is said beside a name that others bear too; `null` where it is the only one. */
export const disambiguationSchema = z
  .string()
  .nullable()
  .openapi({ description: 'Tells it apart from others of its name, such as a town; null where no other has the name' })

export const errorSchema = z
  .strictObject({ message: z.string(), error_message: z.string().optional() })
  .openapi('Error')

export const messageSchema = z.strictObject({ message: z.string() }).openapi('Message')

// Not `errorSchema.extend`: it would be described as both that closed object and another one, which nothing can be.
const invalidSchema = z
  .strictObject({
    ...errorSchema.shape,
    errors: z.record(z.string(), z.array(z.string())).openapi({ description: 'Messages by field' }),
  })
  .openapi('Invalid')

export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { content: { 'application/json': { schema } }, description }
}

export const NOT_FOUND = json(errorSchema, 'There is no such thing.')
export const INVALID = json(invalidSchema, 'What was sent cannot be taken.')
export const TOO_LARGE = json(errorSchema, 'What was sent is too large.')
const UNAVAILABLE = json(errorSchema, 'The database cannot be reached.')

/** The failures that every call may have. */
export const FAILURES = { 503: UNAVAILABLE } as const

/** How a body is refused that cannot even be checked. */
export const UNREADABLE = {
  400: json(errorSchema, 'What was sent cannot be read.'),
  413: TOO_LARGE,
  415: json(errorSchema, 'What was sent is of another type.'),
} as const

/** What a call answers that needs a token and has none that is alive. */
export const SIGNED_OUT = { 401: json(errorSchema, 'Nobody is signed in with this token.') } as const

/** What a call answers that was made too often. */
export const LIMITED = {
  ...json(errorSchema, 'Too many of these calls were made.'),
  headers: z.object({ 'Retry-After': z.string().openapi({ description: 'Seconds until it may be tried again' }) }),
} as const
