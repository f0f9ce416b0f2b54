import { apiFields } from './api-fields'

const object = (names: readonly string[], within: object) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, within])),
})
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `field_${at}`)

test('of an answer that is too long what stands within others is left out, and every field of the first level told', () => {
  const schema = object(numbered(5), object(numbered(4), object(numbered(10), { type: 'string' })))
  const fields = apiFields(schema, {})
  expect(new Set(fields.map(({ depth }) => depth))).toEqual(new Set([0, 1]))
  expect(fields).toHaveLength(5 + 5 * 4)
})

test('one that is not is told as deep as it goes', () => {
  const fields = apiFields(object(['one'], object(['two'], object(['three'], { type: 'string' }))), {})
  expect(fields.map(({ name, depth }) => [name, depth])).toEqual([
    ['one', 0],
    ['two', 1],
    ['three', 2],
  ])
})
