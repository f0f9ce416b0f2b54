import fc from 'fast-check'
import { anyText } from '@/testing/search/any-text'
import type { Schema } from './described'

/** What is known to exist, or to be read in a special way, by the name of its field. */
export type Known = Readonly<Record<string, readonly string[]>>

const numberIn = (schema: Schema, key: string): number | undefined => {
  const value = schema[key]
  return typeof value === 'number' ? value : undefined
}
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const listIn = (schema: Schema, key: string): readonly unknown[] => {
  const value = schema[key]
  return Array.isArray(value) ? value : []
}

const choicesOf = (schema: Schema) => listIn(schema, 'anyOf').filter(isSchema)

/** Numbers at which programs, databases and texts of numbers end. */
const EDGES = [0, -0, -1, 0.5, 1e21, 1e-7, 2_147_483_647, 2_147_483_648, 2 ** 53, -(2 ** 63), Number.MAX_VALUE]
const NUMBER_TEXTS = ['', ' 1 ', '+1', '1e3', '0x10', '1,2', '١٢', '೧', '-0', '007', 'NaN', 'Infinity', '9'.repeat(400)]
/** What a program may take for more than a text. */
const DANGEROUS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '__proto__',
  'constructor',
  '../..',
  "' or 1=1 --",
  '{}',
  '[]',
  'null',
]
const LONG = 70_000

function validText(schema: Schema, name: string, known: Known): fc.Arbitrary<string> {
  const words = listIn(schema, 'enum').map(String)
  if (words.length > 0) return fc.constantFrom(...words)
  const fromKnown = known[name] ?? []
  const made =
    typeof schema.pattern === 'string'
      ? fc.stringMatching(new RegExp(schema.pattern))
      : fc.string({
          unit: 'grapheme',
          minLength: numberIn(schema, 'minLength') ?? 0,
          maxLength: Math.min(numberIn(schema, 'maxLength') ?? 60, 300),
        })
  return fromKnown.length === 0 ? made : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fromKnown) }, made)
}

/** Just outside of what a text may be. */
function nearText(schema: Schema, name: string, known: Known): fc.Arbitrary<string> {
  const most = numberIn(schema, 'maxLength') ?? 200
  const least = numberIn(schema, 'minLength') ?? 0
  const lengths = [least - 1, least, most - 1, most, most + 1].filter((length) => length >= 0)
  const bent = validText(schema, name, known).chain((text) =>
    fc.constantFrom(text.toUpperCase(), ` ${text}\n`, `${text}\u0000`, `${text}${text}`, text.slice(1), `+91${text}`),
  )
  return fc.oneof(
    bent,
    anyText,
    fc.constantFrom(...DANGEROUS, ...NUMBER_TEXTS),
    fc
      .constantFrom(...lengths)
      .chain((length) => fc.constantFrom('a', 'ಕ', '👩', '\u0301', ' ').map((one) => one.repeat(length))),
  )
}

function validNumber(schema: Schema): fc.Arbitrary<number> {
  const min = numberIn(schema, 'minimum') ?? 0
  const max = numberIn(schema, 'maximum') ?? 100_000
  return schema.type === 'integer'
    ? fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, 20) }))
    : fc.double({ min, max, noNaN: true })
}

const nearNumber = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(...EDGES, (numberIn(schema, 'minimum') ?? 0) - 1, (numberIn(schema, 'maximum') ?? 0) + 1),
    validNumber(schema).map(String),
    fc.constantFrom<unknown>(...NUMBER_TEXTS),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )

/** Anything that JSON can hold; also far too much of it. */
const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue() },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, '', 0, ...DANGEROUS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('x'.repeat(LONG), Array(1_001).fill('1'), nested(2_000)) },
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let at = 0; at < depth; at += 1) value = [value]
  return value
}

function valid(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const choices = choicesOf(schema)
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valid(choice, name, known)))
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const there = (known[name] ?? []).map(Number).filter(Number.isSafeInteger)
      return there.length === 0 ? validNumber(schema) : fc.oneof(fc.constantFrom(...there), validNumber(schema))
    }
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const items = isSchema(schema.items) ? schema.items : {}
      return fc.array(valid(items, name, known), { maxLength: 8 })
    }
    case 'object':
      return objectOf(schema, (field, key) => valid(field, key, known), listIn(schema, 'required').map(String))
    default:
      return validText(schema, name, known)
  }
}

function objectOf(schema: Schema, make: (field: Schema, key: string) => fc.Arbitrary<unknown>, requiredKeys: string[]) {
  const fields = isSchema(schema.properties) ? Object.entries(schema.properties) : []
  if (fields.length === 0) return fc.dictionary(fc.string(), make({ type: 'string' }, ''), { maxKeys: 6 })
  const shape = fields.flatMap(([key, field]) => (isSchema(field) ? [[key, make(field, key)] as const] : []))
  return fc.record(Object.fromEntries(shape), { requiredKeys })
}

/** One value at fault at most, on the edge of what its schema allows. */
function near(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const choices = choicesOf(schema)
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => near(choice, name, known)))
  switch (schema.type) {
    case 'integer':
    case 'number':
      return nearNumber(schema)
    case 'array':
      return fc.oneof(
        fc.array(anyJson, { maxLength: 8 }),
        fc.array(nearText({}, name, known), { maxLength: 8 }),
        anyJson,
      )
    case 'object':
      return objectOf(
        schema,
        (field, key) =>
          fc.oneof(
            { weight: 5, arbitrary: valid(field, key, known) },
            { weight: 2, arbitrary: near(field, key, known) },
            { weight: 1, arbitrary: anyJson },
          ),
        [],
      ).chain((made) =>
        fc.oneof(
          { weight: 4, arbitrary: fc.constant<unknown>(made) },
          { weight: 1, arbitrary: fc.tuple(fc.string(), anyJson).map(([key, value]) => ({ ...made, [key]: value })) },
        ),
      )
    default:
      return nearText(schema, name, known)
  }
}

/** A value as a schema describes it, one near it, or anything. */
export const valueOf = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: valid(schema, name, known) },
    { weight: 4, arbitrary: near(schema, name, known) },
    { weight: 1, arbitrary: anyJson },
  )

/** What a form or an address says of a value. */
export const inText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** The same as it stands in an address or a header. */
export const textOf = (schema: Schema, name: string, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: valid(schema, name, known).map(inText) },
    { weight: 4, arbitrary: fc.oneof(near(schema, name, known).map(inText), nearText(schema, name, known)) },
  )
