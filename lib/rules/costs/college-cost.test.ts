import type { OwnFees } from '@/lib/contract/fee-range'
import { FEE_SHEET } from '@/testing/fee-sheet'
import { collegeCostOf } from './college-cost'
import { costOf, feeLines, type Family } from './cost'

const NOTHING: OwnFees = { hostel_fee: null, mess_fee: null, management_fee: null }
const HOSTEL = { from: 60_000, to: 90_000 }
const MESS = { from: 36_000, to: 36_000 }

function atCollege(course: string, ownFees: Partial<OwnFees>, family: Partial<Family> = {}) {
  const line = feeLines([FEE_SHEET]).find((each) => each.course.id === course)
  if (line === undefined) throw new Error(`no line of ${course}`)
  const all = { ...NOTHING, ...ownFees }
  const said: Family = { seat: 'government', category: 'GM', income: { over: 0, upto: 250_000 }, ...family }
  return collegeCostOf(line, costOf(line, said, all.management_fee), all)
}

test('seat, hostel and mess are added up, each year and for the whole course', () => {
  expect(atCollege('engineering', { hostel_fee: HOSTEL, mess_fee: MESS })).toEqual({
    known: [
      { part: 'seat', aYear: { from: 44_200, to: 44_200 }, wholeCourse: { from: 176_800, to: 176_800 } },
      { part: 'hostel_fee', aYear: HOSTEL, wholeCourse: { from: 240_000, to: 360_000 } },
      { part: 'mess_fee', aYear: MESS, wholeCourse: { from: 144_000, to: 144_000 } },
    ],
    unknown: [],
    together: { aYear: { from: 140_200, to: 170_200 }, wholeCourse: { from: 560_800, to: 680_800 } },
  })
})

test.each<[string, Partial<OwnFees>, Partial<Family>, string[], string[], number]>([
  ['mess', { hostel_fee: HOSTEL }, {}, ['seat', 'hostel_fee'], ['mess_fee'], 104_200],
  ['hostel', { mess_fee: MESS }, {}, ['seat', 'mess_fee'], ['hostel_fee'], 80_200],
  [
    'seat',
    { hostel_fee: HOSTEL, mess_fee: MESS },
    { seat: 'management' },
    ['hostel_fee', 'mess_fee'],
    ['seat'],
    96_000,
  ],
])('where the %s is not known it is in no sum, and is named', (_, ownFees, family, known, unknown, from) => {
  const cost = atCollege('engineering', ownFees, family)
  expect(cost?.known.map(({ part }) => part)).toEqual(known)
  expect(cost?.unknown).toEqual(unknown)
  expect(cost?.together.aYear.from).toBe(from)
})

test('a management seat is what the college asks for it, beside hostel and mess', () => {
  const asked = { from: 150_000, to: 200_000 }
  const cost = atCollege('engineering', { mess_fee: MESS, management_fee: asked }, { seat: 'management' })
  expect(cost).toMatchObject({
    known: [{ part: 'seat', aYear: asked }, { part: 'mess_fee' }],
    together: { aYear: { from: 186_000, to: 236_000 } },
  })
})

test('for the whole course nothing is added up where the years are not known', () => {
  expect(atCollege('pharma-d', { mess_fee: MESS })?.together).toEqual({
    aYear: { from: 103_000, to: 103_000 },
    wholeCourse: null,
  })
})

test('of a college that says nothing of living there is no such sum', () => {
  expect(atCollege('engineering', {})).toBeNull()
  expect(atCollege('engineering', { management_fee: MESS }, { seat: 'management' })).toBeNull()
})
