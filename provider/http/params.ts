import { z } from '@hono/zod-openapi'
import { MAX_ID } from '@/lib/contract/constants'

/**
 * Query parameters, read leniently: none of these schemas ever fails, and what cannot be read
 * counts as not given. A parameter that is repeated is read as one comma list.
 */

function joined(value: unknown): string | undefined {
  const whole = Array.isArray(value) ? value.join(',') : value
  return typeof whole === 'string' ? whole : undefined
}

function lenient<Output>(
  read: (value: string) => Output | undefined,
  schema: Record<string, unknown>,
  description: string,
) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const given = joined(value)
      return given === undefined ? undefined : read(given)
    })
    .openapi({ ...schema, description, param: { required: false } })
}

/** A row's id, or `undefined` for what no row can have. */
export function readId(value: string): number | undefined {
  const digits = value.trim()
  if (!/^\d{1,10}$/.test(digits)) return undefined
  const id = Number(digits)
  return id > 0 && id <= MAX_ID ? id : undefined
}

function readNumber(value: string): number | undefined {
  const digits = value.trim()
  return /^[+-]?\d{1,12}(\.\d{1,6})?$/.test(digits) ? Number(digits) : undefined
}

export function idParam(description: string) {
  return lenient(readId, { type: 'integer' }, description)
}

/** The ids of a comma list that can be read; `undefined` when there are none. */
export function idListParam(description: string) {
  return lenient(
    (value) => {
      const ids = value.split(',', 200).flatMap((entry) => readId(entry) ?? [])
      return ids.length > 0 ? [...new Set(ids)] : undefined
    },
    { type: 'string', pattern: '^\\d+(,\\d+)*$' },
    description,
  )
}

export function numberParam(description: string) {
  return lenient(readNumber, { type: 'number' }, description)
}

/** A whole number from 1 to `most`, where more counts as `most`; otherwise `fallback`. */
export function countParam(description: string, fallback: number, most: number) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const count = readNumber(joined(value) ?? '')
      return count !== undefined && count >= 1 ? Math.min(Math.floor(count), most) : fallback
    })
    .openapi({ type: 'integer', minimum: 1, maximum: most, default: fallback, description, param: { required: false } })
}

/** Of a list at the desk. */
export const pageParam = () => countParam('Page', 1, 1_000_000)

export function flagParam(description: string) {
  return lenient(
    (value): boolean | undefined => value === '1' || value.toLowerCase() === 'true' || undefined,
    { type: 'string', enum: ['1'] },
    description,
  )
}

export function choiceParam<const Choice extends string>(description: string, choices: readonly Choice[]) {
  return lenient(
    (value) => choices.find((choice) => choice === value),
    { type: 'string', enum: [...choices] },
    description,
  )
}

/** The choices that a comma list names, each once; `undefined` when it names none. */
export function choiceListParam<const Choice extends string>(description: string, choices: readonly Choice[]) {
  return lenient(
    (value) => {
      const named = value.split(',', 200).map((entry) => entry.trim())
      const known = choices.filter((choice) => named.includes(choice))
      return known.length > 0 ? known : undefined
    },
    { type: 'string', pattern: `^(${choices.join('|')})(,(${choices.join('|')}))*$` },
    description,
  )
}

/** A text to look for, at most this long; longer ones are cut. */
const MAX_TEXT_LENGTH = 200

/** A text to look for, in one line; `undefined` when there is nothing in it. */
export function textParam(description: string) {
  return lenient(
    (value) =>
      value
        .slice(0, MAX_TEXT_LENGTH)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim() || undefined,
    { type: 'string', maxLength: MAX_TEXT_LENGTH },
    description,
  )
}

/** A day such as 2027-01-31; one that is none is none. */
export function dayParam(description: string) {
  return lenient((value) => z.iso.date().safeParse(value).data, { type: 'string', format: 'date' }, description)
}
