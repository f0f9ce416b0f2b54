import fc from 'fast-check'
import { EXAMPLES } from '@/testing/contract-examples'
import {
  expectErrorWithout,
  expectReadWhenPoor,
  pathsIn,
  POOR_VALUES,
  valueAt,
  withPoorValue,
} from '@/testing/poor-answers'

/** The fields, or the elements of a list, of `whole` that `now` does not have so. */
function lost(whole: unknown, now: unknown): string[] {
  const [before, after] = [whole, now].map((value) =>
    Array.isArray(value)
      ? value.map((element) => JSON.stringify(element))
      : Object.entries(Object(value)).map((entry) => JSON.stringify(entry)),
  )
  return (before ?? []).filter((entry) => !after?.includes(entry))
}

describe.each(Object.entries(EXAMPLES))('%s', (_, { schema, answer, read, required = [] }) => {
  test('is read whole', () => {
    expect(schema.parse(answer)).toEqual(read)
  })

  test('is read with any one field missing, null, empty or of the wrong type', () => {
    expectReadWhenPoor(schema, answer, required)
  })

  test('is an error without what it cannot do without', () => {
    expectErrorWithout(schema, answer, required)
    for (const other of [null, undefined, '', '<html>', 7, true]) expect(schema.safeParse(other).success).toBe(false)
  })

  test('loses no more than the one poor field', () => {
    const whole: unknown = schema.parse(answer)
    const leaves = pathsIn(answer).filter((path) => pathsIn(valueAt(answer, path) ?? null).length === 0)
    const tooMany = leaves
      .filter((path) => !required.includes(path.join('.')))
      .flatMap((path) => POOR_VALUES.map((poor) => ({ path, poor })))
      .map(({ path, poor }) => ({ path, poor, lost: lost(whole, schema.parse(withPoorValue(answer, path, poor))) }))
      .filter((variant) => variant.lost.length > 1)
    expect(tooMany).toEqual([])
  })

  test('no JSON whatever makes reading it throw', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof schema.safeParse(value).success === 'boolean'))
  })
})
