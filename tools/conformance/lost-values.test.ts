import { z } from 'zod'
import { lostValues } from './lost-values'

const lenient = z.object({ first: z.number().nullable().catch(null) })
const long = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`row ${at}`, at]))
const answer = { first: 'many', long, last: { name: 'end' } }

test('what is read of the last path that is looked at is not lost', () => {
  const rows = Object.fromEntries(Array.from({ length: 598 }, (_, at) => [`row ${at}`, at]))
  const told = { first: 'many', ...rows, end: { en: 'Hill' } }
  expect(Object.keys(told)).toHaveLength(600)
  const schema = lenient.extend({ end: z.object({ en: z.string() }).nullable().catch(null) })
  expect(lostValues(schema, told)).toEqual([{ path: 'first', value: '"many"' }])
})

test.each([
  ['is not needed', lenient],
  ['is needed', lenient.extend({ last: z.object({ name: z.string() }) })],
])('what is lost is found, also where what stands behind all that is looked at %s', (_what, schema) => {
  expect(lostValues(schema, answer)).toEqual([{ path: 'first', value: '"many"' }])
})
