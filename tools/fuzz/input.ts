import fc from 'fast-check'
import { anyText } from '@/testing/search/any-text'
import type { Described, Schema } from './described'
import { inText, type Known, textOf, valueOf } from './values'

/** By whom a call is made: nobody, the second visitor, or with something that is no token of anybody. */
type Caller = 'nobody' | 'second' | { authorization: string }
type Sent =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; type: string; text: string }
  | { kind: 'form'; fields: [string, string | { picture: Picture }][] }
export type Picture = 'jpeg' | 'truncated' | 'no picture' | 'empty'

/** All that is said in one request; plain data, so that a finding can be printed and sent again. */
export type Input = {
  /** Encoded. */
  path: Record<string, string>
  query: string
  headers: Record<string, string>
  caller: Caller
  body: Sent | null
  /** Whether the steps are taken first that make what is sent meaningful: a code is asked for, a number is verified. */
  isPrepared: boolean
  gateway: 'razorpay' | 'development'
}

/** Instead of a code: the one that was sent. */
export const RIGHT_CODE = '@code'

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
/** What addresses may hold that no program wrote. */
const RAW_PATHS = ['%', '%zz', '%E0%A4%A', '%FF%FE', '%00', '1%00', '1%2F2', '..%2F1', '1;v=2', '%252e', '1%20']
const RAW_QUERIES = ['&', '=', '&&==', '%', '%E0%A4%A', '%FF', 'a[b]=1', '__proto__=1', 'id=1&id=2', 'x=%00']

const pathOf = (schema: Schema, name: string, known: Known): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 9, arbitrary: textOf(schema, name, known).map(encoded) },
      { weight: 1, arbitrary: fc.constantFrom(...RAW_PATHS) },
    )
    // An address parser takes these for another path, which is another call.
    .filter((text) => text !== '' && !/^(\.|%2e){1,2}$/i.test(text))

/** Nothing, but for one in so many. */
const oneIn = <Value>(count: number, values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: count - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: values })

function queryOf(parameters: Described['parameters'], known: Known): fc.Arbitrary<string> {
  const pair = (name: string, text: string) => `${encoded(name)}=${encoded(text)}`
  const given = parameters.map(({ name, schema }) => textOf(schema, name, known).map((text) => pair(name, text)))
  // A few of many, nearly all of a few.
  const said = given.map((one) => (given.length > 4 ? oneIn(4, one) : fc.option(one, { nil: null })))
  const raw = fc.oneof(
    fc.constantFrom(...RAW_QUERIES),
    fc.tuple(anyText, anyText).map(([name, text]) => pair(name, text)),
    ...given,
  )
  return fc.tuple(...said, oneIn(10, raw)).map((pairs) => pairs.filter((one) => one !== null).join('&'))
}

/** What a header can carry. */
const isHeaderValue = (text: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)
const COMMON_HEADERS: Record<string, fc.Arbitrary<string>> = {
  'accept-language': fc.constantFrom('kn', 'en;q=0', 'kn-IN,kn;q=0.9', '*', ';;;', 'x'.repeat(5_000)),
  'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', '"'),
  range: fc.constantFrom(
    'bytes=0-1',
    'bytes=-1',
    'bytes=5-1',
    'bytes=99999999999999999999-',
    'bytes=0-0,2-3',
    'items=1',
  ),
  origin: fc.constantFrom('https://elsewhere.example', 'null'),
  accept: fc.constantFrom('text/html', '*/*;q=0'),
}

function headersOf(parameters: Described['parameters'], known: Known): fc.Arbitrary<Record<string, string>> {
  const named = (name: string, values: fc.Arbitrary<string>) => values.map((value) => [name, value] as const)
  const rare = Object.entries(COMMON_HEADERS).map(([name, values]) => oneIn(20, named(name, values)))
  const said = parameters.map(({ name, schema }) =>
    oneIn(2, named(name, textOf(schema, name, known).filter(isHeaderValue))),
  )
  return fc.tuple(...rare, ...said).map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null)))
}

const caller: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Caller>('nobody') },
  { weight: 6, arbitrary: fc.constant<Caller>('second') },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc.constantFrom(
          'Bearer',
          'Bearer ',
          'Basic dTpw',
          `Bearer ${'A'.repeat(43)}`,
          `Bearer ${'A'.repeat(9_000)}`,
          'Bearer null',
        ),
        anyText.filter(isHeaderValue).map((text) => `Bearer ${text}`),
      )
      .map((authorization) => ({ authorization })),
  },
)

/** No JSON at all, half of one, or JSON with what parsers differ on. */
const RAW_BODIES = [
  '',
  '{',
  '{"a":',
  'null',
  '1',
  '"x"',
  '[]',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '\uFEFF{}',
  'NaN',
  '<x/>',
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'x',
  '',
]

const rawBody: fc.Arbitrary<Sent> = fc
  .tuple(fc.oneof(fc.constantFrom(...RAW_BODIES), anyText), fc.constantFrom(...TYPES))
  .map(([text, type]) => ({ kind: 'text', type, text }))

/** A form says texts and pictures alone. */
function formOf(schema: Schema, known: Known): fc.Arbitrary<Sent> {
  const picture = fc.constantFrom<Picture>('jpeg', 'truncated', 'no picture', 'empty').map((one) => ({ picture: one }))
  return fc.tuple(valueOf(schema, '', known), oneIn(2, picture), fc.boolean()).map(([value, image, isRepeated]) => {
    const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const fields = pairs.map(([key, field]): [string, string | { picture: Picture }] => [key, inText(field)])
    if (image !== null) fields.push(['image', image])
    return { kind: 'form', fields: isRepeated ? [...fields, ...fields.slice(0, 1)] : fields }
  })
}

function bodyOf(body: Described['body'], known: Known): fc.Arbitrary<Sent | null> {
  if (body === null) return oneIn(6, rawBody)
  const json = valueOf(body.schema, '', known).map((value): Sent => ({ kind: 'json', value }))
  const isForm = body.type === 'multipart/form-data'
  return fc.oneof(
    { weight: 9, arbitrary: isForm ? formOf(body.schema, known) : json },
    { weight: 1, arbitrary: rawBody },
    { weight: 1, arbitrary: isForm ? json : formOf(body.schema, known) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

/** Inputs of a call: as described, nearly so, and not at all. */
export function inputsOf({ method, parameters, body }: Described, known: Known): fc.Arbitrary<Input> {
  const inPlace = (place: string) => parameters.filter((one) => one.in === place)
  const path = inPlace('path').map(({ name, schema }) => [name, pathOf(schema, name, known)] as const)
  return fc.record({
    path: fc.record(Object.fromEntries(path)),
    query: queryOf(inPlace('query'), known),
    headers: headersOf(inPlace('header'), known),
    caller,
    body: method === 'GET' ? fc.constant(null) : bodyOf(body, known),
    isPrepared: fc.boolean(),
    gateway: fc.constantFrom('razorpay', 'development'),
  })
}
