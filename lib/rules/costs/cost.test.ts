import type { FeeSheet } from '@/lib/contract/fee-rules'
import { FEE_SHEET } from '@/testing/fee-sheet'
import {
  categoriesOf,
  costOf,
  type Family,
  feeLines,
  type Income,
  incomeBands,
  reasonsOfRange,
  unsureCourses,
  unsureKinds,
} from './cost'

const bands = incomeBands(FEE_SHEET.columns)
const [LOW, MIDDLE, HIGH] = bands as [Income, Income, Income]

function lineOf(course: string, kind: string, sheet: FeeSheet = FEE_SHEET) {
  const found = feeLines([sheet]).find((line) => line.course.id === course && line.row.id === kind)
  if (found === undefined) throw new Error(`no line ${course} ${kind}`)
  return found
}
const cost = (course: string, kind: string, family: Partial<Family> = {}) =>
  costOf(lineOf(course, kind), { seat: 'government', category: 'GM', income: LOW, ...family })
const aYear = (...asked: Parameters<typeof cost>) => {
  const found = cost(...asked)
  return found.isKnown ? [found.aYear.from, found.aYear.to] : found.because
}

test('the incomes are those that the sheet tells apart', () => {
  expect(bands).toEqual([
    { over: 0, upto: 250_000 },
    { over: 250_000, upto: 1_000_000 },
    { over: 1_000_000, upto: null },
  ])
  expect(incomeBands([])).toEqual([])
  expect(categoriesOf([FEE_SHEET])).toEqual(['GM', '1', '2A', '2B', '3A', '3B', 'SC', 'ST'])
})

test.each<[string, Partial<Family>, number]>([
  ['2A at any income', { category: '2A', income: LOW }, 44_200],
  ['2A at any income', { category: '2A', income: HIGH }, 44_200],
  ['Category-1 up to 2.5 lakh', { category: '1', income: LOW }, 23_590],
  ['Category-1 above it', { category: '1', income: MIDDLE }, 44_200],
  ['SC up to 10 lakh', { category: 'SC', income: LOW }, 0],
  ['ST up to 10 lakh', { category: 'ST', income: MIDDLE }, 0],
  ['SC above it', { category: 'SC', income: HIGH }, 44_200],
  ['an SNQ seat, whoever has it', { seat: 'snq', category: 'ST', income: null }, 20_610],
  ['GM that does not say its income', { category: 'GM', income: null }, 44_200],
])('government engineering, %s', (_, family, fee) => {
  expect(aYear('engineering', 'government', family)).toEqual([fee, fee])
})

test('who does not say everything is told the range, and why', () => {
  expect(aYear('engineering', 'government', { category: null })).toEqual([0, 44_200])
  expect(aYear('engineering', 'government', { category: '1', income: null })).toEqual([23_590, 44_200])
  const family: Family = { seat: 'government', category: '1', income: null }
  const found = cost('engineering', 'government', family)
  expect(found.isKnown && reasonsOfRange(lineOf('engineering', 'government'), found, family)).toEqual(['unsaid'])
})

test('two columns that the sheet does not tell apart are a range, and the sheet is the reason', () => {
  const family: Family = { seat: 'government', category: 'SC', income: LOW }
  const found = cost('farm-science', 'government', family)
  expect(found).toMatchObject({ fee: { from: 0, to: 19_890 }, aYear: { from: 0, to: 39_780 } })
  expect(found.isKnown && found.columns.map(({ column }) => column.id)).toEqual(['sc-st-4', 'sc-st-5'])
  expect(found.isKnown && reasonsOfRange(lineOf('farm-science', 'government'), found, family)).toEqual(['sheet'])
  const open: Family = { ...family, income: null }
  const range = cost('farm-science', 'government', open)
  expect(range.isKnown && reasonsOfRange(lineOf('farm-science', 'government'), range, open)).toEqual([
    'unsaid',
    'sheet',
  ])
})

test('a semester counts twice a year, an extra is added, and the whole course is so many years', () => {
  expect(cost('farm-science', 'government')).toMatchObject({
    fee: { from: 39_780, to: 39_780 },
    aYear: { from: 79_560, to: 79_560 },
    wholeCourse: { from: 318_240, to: 318_240 },
  })
  expect(cost('architecture', 'government')).toMatchObject({
    fee: { from: 44_200, to: 44_200 },
    aYear: { from: 44_850, to: 44_850 },
    wholeCourse: { from: 224_250, to: 224_250 },
  })
})

test('nothing is added up where the years are not known', () => {
  expect(cost('pharma-d', 'unaided')).toMatchObject({ aYear: { from: 67_000, to: 67_000 }, wholeCourse: null })
})

test('what no sheet says is unknown, not nothing', () => {
  expect(aYear('engineering', 'government', { seat: 'management' })).toBe('college-decides')
  expect(aYear('engineering', 'university', { seat: 'snq' })).toBe('not-on-sheet')
  expect(aYear('b-pharma', 'government', { seat: 'snq' })).toBe('not-on-sheet')
  expect(aYear('architecture', 'government', { seat: 'snq' })).toBe('not-on-sheet')
})

test('of a management seat the college’s own figure counts, for as many years as the course takes', () => {
  const asked = { from: 150_000, to: 250_000 }
  const family: Family = { seat: 'management', category: null, income: null }
  expect(costOf(lineOf('engineering', 'unaided-1'), family, asked)).toEqual({
    isKnown: true,
    columns: [],
    fee: asked,
    aYear: asked,
    wholeCourse: { from: 600_000, to: 1_000_000 },
  })
  // Of a seat that the authority decides the college decides nothing.
  expect(costOf(lineOf('engineering', 'government'), { ...family, seat: 'snq' }, asked)).toMatchObject({
    aYear: { from: 20_610, to: 20_610 },
  })
})

test('where one of the possible amounts is missing there is no range of the others', () => {
  const line = lineOf('engineering', 'government')
  const row = { ...line.row, amounts: line.row.amounts.filter(({ column }) => column !== 'category-1') }
  const family: Family = { seat: 'government', category: '1', income: null }
  expect(costOf({ ...line, row }, family)).toEqual({ isKnown: false, because: 'not-on-sheet' })
})

test('of kinds that are run alike one line is for all of them, from the least to the most, each with its reason', () => {
  const kinds = unsureKinds(feeLines([FEE_SHEET])).map(({ course, row, others = [] }) => [
    course.id,
    ...[row, ...others].map(({ id }) => id),
  ])
  expect(kinds).toEqual([
    ['engineering', 'unaided-1', 'unaided-2'],
    ['architecture', 'unaided-1', 'unaided-2'],
  ])
  const [line] = unsureKinds(feeLines([FEE_SHEET]))
  if (line === undefined) throw new Error('the sheet has kinds that are run alike')
  const reasons = (family: Family) => {
    const found = costOf(line, family)
    return found.isKnown && [found.fee.from, found.fee.to, ...reasonsOfRange(line, found, family)]
  }
  expect(reasons({ seat: 'government', category: 'GM', income: LOW })).toEqual([112_410, 121_610, 'kind'])
  expect(reasons({ seat: 'government', category: null, income: null })).toEqual([0, 121_610, 'kind', 'unsaid'])
  // Where both cost the same, which of them it is makes no difference.
  expect(reasons({ seat: 'snq', category: 'GM', income: LOW })).toEqual([30_610, 30_610])
  // Lines of several courses, or one alone, are no question.
  const own = [lineOf('engineering', 'unaided-1'), lineOf('b-pharma', 'unaided')]
  expect(unsureCourses(own)).toEqual([])
  expect(unsureCourses([...own, lineOf('engineering', 'aided')])).toHaveLength(1)
})
