import { z } from '@hono/zod-openapi'
import type { Fields, Kind } from '@/lib/contract/body'
import {
  browserField,
  codeField,
  consentField,
  contentField,
  deviceField,
  emailField,
  mobileField,
  nameField,
  noteField,
  storableText,
} from '@/provider/http/fields'
import { readId } from '@/provider/http/params'
import { MAX_RANK } from '@/lib/contract/closing-ranks/search'

/** How a body that the contract describes is checked, and what openapi.json says of it. */

const MAX_IDS = 1_000
const MAX_WORDS = 100
export const NO_PLAN = 'This plan is not sold.'
const NO_RANK = `A rank is a number from 1 to ${MAX_RANK}`
export const NO_PICTURE = 'Choose a JPEG, PNG or WebP picture'

/** `first_name` is "First name" to people. */
const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

/** What is taken of each kind, under a name. */
const KINDS = {
  text: () => storableText,
  'text?': () => storableText.optional(),
  mobile: () => mobileField,
  code: () => codeField,
  name: (name: string) => nameField(labelOf(name)),
  'name?': (name: string) => nameField(labelOf(name)).optional(),
  'email?': () => emailField.optional(),
  'mobile?': () => mobileField.optional(),
  'picture?': () =>
    z
      .union([z.instanceof(File), z.literal('')], NO_PICTURE)
      .optional()
      .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, 5 MB, 24 megapixels' }),
  'browser?': () => browserField,
  'device?': () => deviceField,
  'consent?': () => consentField.optional(),
  planId: () => z.union([z.string(), z.number()], NO_PLAN),
  // As the website has them; what can be none is left out, as what names nothing is.
  instituteIds: () =>
    z
      .array(z.union([z.string(), z.number()]))
      .max(MAX_IDS)
      .transform((ids) => ids.flatMap((id) => readId(String(id)) ?? []))
      .openapi({ type: 'array', items: { type: 'string' }, maxItems: MAX_IDS })
      .default([]),
  count: (name: string) => z.int(`The ${name} is a whole number`).min(0, `The ${name} is a whole number`),
  note: () => noteField,
  'note?': () => noteField.optional(),
  rank: () => z.number(NO_RANK).min(1, NO_RANK).max(MAX_RANK, NO_RANK),
  'whole?': () => z.int().min(0).optional(),
  'words?': () => z.array(storableText).max(MAX_WORDS).optional(),
  'flag?': () => z.boolean().optional(),
  content: () => contentField,
} satisfies Record<Kind, (name: string) => z.ZodType>

type Checked<Field> = Field extends Kind
  ? ReturnType<(typeof KINDS)[Field]>
  : Field extends readonly (infer Word extends string)[]
    ? z.ZodType<Word, Word>
    : never

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function checkOf(name: string, field: Fields[string]): z.ZodType {
  if (typeof field === 'string') return KINDS[field](name)
  return z.enum(field, `The ${name} is ${either.format(field)}`)
}

/** The schema of a body. */
export function bodySchema<Of extends Fields>(fields: Of) {
  const shape = Object.entries(fields).map(([name, field]) => [name, checkOf(name, field)])
  // fromEntries forgets which name has which type.
  return z.object(Object.fromEntries(shape) as { [Name in keyof Of]: Checked<Of[Name]> })
}

/** The body of a call, as JSON. */
export const jsonBody = <Of extends Fields>(fields: Of) => ({
  required: true,
  content: { 'application/json': { schema: bodySchema(fields) } },
})
