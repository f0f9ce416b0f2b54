import { z } from 'zod'
import { lostValues } from './lost-values'

const lenient = z.object({ first: z.number().nullable().catch(null) })
const long = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`row ${at}`, at]))
const answer = { first: 'many', long, last: { name: 'end' } }

test('of the last path that is looked at all is there', () => {
  const rows = Object.fromEntries(Array.from({ length: 598 }, (_, at) => [`row ${at}`, at]))
  const read = z.object({ end: z.object({ name: z.string() }).transform(({ name }) => name) })
  const told = { first: 'many', ...rows, end: { name: 'Hill' } }
  expect(Object.keys(told)).toHaveLength(600)
  expect(lostValues(read.or(z.object({ end: z.literal('7').transform(() => 'none') })), told)).toEqual([])
})

test.each([
  ['is not needed', lenient],
  ['is needed', lenient.extend({ last: z.object({ name: z.string() }) })],
])('what is lost is found, also where what stands behind all that is looked at %s', (_what, schema) => {
  expect(lostValues(schema, answer)).toEqual([{ path: 'first', value: '"many"' }])
})
