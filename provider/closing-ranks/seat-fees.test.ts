import { type Category, feeSheetListSchema } from '@/lib/contract/fee-rules'
import type { Ownership } from '@/lib/contract/ownership'
import { readCode } from '@/lib/rules/chances/open-categories'
import { seatFeesOf } from '@/lib/rules/costs/institute-costs'
import { FEE_SHEETS } from '@/provider/costs/fee-sheets'

const EXAM = 'ugcet-engineering'
const SHEETS = feeSheetListSchema.parse({ data: FEE_SHEETS })

/** By the code of a closing rank, of a college without a line of its own name: government, aided, private, and one that nobody knows. */
const SEATS: Record<string, [Category, ...(readonly [number, number] | null)[]]> = {
  GM: ['GM', [44_200, 44_200], [44_200, 121_610], [112_410, 121_610], null],
  '2AK': ['2A', [44_200, 44_200], [44_200, 121_610], [112_410, 121_610], null],
  '3BR': ['3B', [44_200, 44_200], [44_200, 121_610], [112_410, 121_610], null],
  // By income the rest, or all of it, is a concession: from the one end to the other.
  '1G': ['1', [23_590, 44_200], [23_590, 121_610], [88_820, 121_610], null],
  SCG: ['SC', [0, 44_200], [0, 121_610], [0, 121_610], null],
  STH: ['ST', [0, 44_200], [0, 121_610], [0, 121_610], null],
}
const OWNERSHIPS: (Ownership | null)[] = ['government', 'aided', 'private', null]

test.each(Object.entries(SEATS))(
  'a seat of %s costs what the sheet says of who runs the college',
  (code, [category, ...told]) => {
    expect(readCode(code)?.category).toBe(category)
    const feeOf = seatFeesOf(SHEETS, EXAM, category)
    const fees = OWNERSHIPS.map((ownership) => feeOf?.({ name: { en: 'Hill College' }, ownership }))
    expect(fees).toEqual(told.map((range) => range && { from: range[0], to: range[1] }))
  },
)

test('a college that a table names has its own line alone, whoever runs it', () => {
  const feeOf = seatFeesOf(SHEETS, EXAM, 'GM')
  const name = { en: 'University Visvesvaraya College of Engineering' }
  for (const ownership of OWNERSHIPS) expect(feeOf?.({ name, ownership })).toEqual({ from: 49_600, to: 49_600 })
})

test('the newest sheet that is for such seats leads; of an exam that stands on none nothing is said', () => {
  const newer = SHEETS.slice(0, 1).map((sheet) => ({
    ...sheet,
    year: '2099-00',
    tables: sheet.tables.map((table) => ({ ...table, courses: table.courses.map((one) => ({ ...one, exams: [] })) })),
  }))
  const feeOf = seatFeesOf([...newer, ...SHEETS], EXAM, 'GM')
  expect(feeOf?.({ name: { en: 'Hill College' }, ownership: 'government' })).toEqual({ from: 44_200, to: 44_200 })
  expect(seatFeesOf(newer, EXAM, 'GM')).toBeNull()
  expect(seatFeesOf(SHEETS, 'pgcet', 'GM')).toBeNull()
})
