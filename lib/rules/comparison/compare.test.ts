import fc from 'fast-check'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { differ, listsDiffer, toCompared } from '@/lib/rules/comparison/compare'

const read = (fields: object) => {
  const detail = instituteDetailSchema.parse({ data: { institute: { institute_name: 'A' }, ...fields } })
  if (detail === null) throw new Error('no institution')
  return toCompared('7', detail, null)
}

test('what nobody has said is not known', () => {
  expect(read({})).toEqual({
    id: '7',
    name: { en: 'A' },
    disambiguation: null,
    logo: null,
    typeName: null,
    city: null,
    district: null,
    address: null,
    ownership: null,
    gender: null,
    isMinority: null,
    classes: null,
    university: null,
    rating: null,
    reviewCount: 0,
    fees: null,
    fixedFees: [],
    snqFees: [],
    ownFees: { hostel_fee: null, mess_fee: null, management_fee: null },
    seats: null,
    isResidential: false,
    courses: [],
    levels: [],
    facilities: [],
    placements: [],
    recruiters: [],
  })
})

test('the facts of an institution', () => {
  const facts = read({
    address: { city: 'Mysuru', district: 'Mysuru' },
    reviewStats: { average_rating: '4.6', review_count: 12 },
    courses: [
      { course_name: 'Civil', fees: 40000, seat: 60 },
      { course_name: 'civil ', fees: 90000, seat: 30 },
    ],
    facilities: [{ title: 'Library' }, { description: 'no title' }],
    recruiters: [{ company_name: 'Looms' }, { company_name: 'Looms' }],
  })
  expect(facts).toMatchObject({
    city: { en: 'Mysuru' },
    rating: 4.6,
    reviewCount: 12,
    fees: { from: 40000, to: 90000 },
    seats: 90,
    courses: [{ name: 'Civil', seats: 90, fees: { from: 40000, to: 90000 } }],
    facilities: [{ en: 'Library' }],
    recruiters: ['Looms'],
  })
})

test.each([
  [['a', 'b'], true],
  [['a', 'A ', ' a'], false],
  [['a', null, null], false],
  [['a', null, 'b'], true],
  [[null, null], false],
  [[], false],
])('%p differ: %p', (values, expected) => {
  expect(differ(values)).toBe(expected)
})

test('lists are the same in any order; an empty one is not known', () => {
  expect(
    listsDiffer([
      ['a', 'b'],
      ['B', 'A', 'a'],
    ]),
  ).toBe(false)
  expect(listsDiffer([['a'], []])).toBe(false)
  expect(listsDiffer([['a'], ['a', 'b']])).toBe(true)
})

test('of one institution nothing differs, and the order of the columns does not count', () => {
  const value = fc.option(fc.string(), { nil: null })
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), (values) => {
      expect(differ(values.slice(0, 1))).toBe(false)
      expect(differ([...values].reverse())).toBe(differ(values))
      expect(differ([...values, null])).toBe(differ(values))
    }),
  )
})
