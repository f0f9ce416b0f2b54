import { FEE_SHEETS, fileSchema } from '@/provider/costs/fee-sheets'

const sheet = FEE_SHEETS.find(({ year }) => year === '2025-26')
if (sheet === undefined) throw new Error('no sheet of 2025-26')

/** The authority's sheet, retyped line by line: GM to 3B, SNQ, SC / ST in two columns, Category-1. */
const LINES = {
  'Engineering / Architecture courses': `
    government 44,200/- 20,610/- 0/- 0/- 23,590/-
    aided 44,200/- 20,610/- 0/- 0/- 23,590/-
    uvce 49,600/- 20,610/- 0/- 0/- 28,990/-
    vtu 1,02,410/- 20,610/- 0/- 0/- 78,820/-
    unaided-1 1,12,410/- 30,610/- 0/- 0/- 88,820/-
    unaided-2 1,21,610/- 30,610/- 0/- 0/- 98,020/-
    university 1,12,410/- - 0/- 0/- 88,820/-`,
  'B.Pharma course': `
    government 14,030/- - 0/- 0/- 5,500/-
    unaided 28,600/- - 0/- 0/- 17,470/-`,
  'Pharma-D course': `
    unaided 67,000/- - 0/- 0/- 67,000/-`,
  'Farm Science courses (per semester): B.Sc. (Agriculture) etc.': `
    government 39,780/- - 0/- 19,890/- 39,780/-
    private 60,500/- - 0/- 30,250/- 60,500/-`,
  'B.V.Sc & AH (Veterinary) course': `
    government 76,380/- - 12,955/- 76,380/- 76,380/-`,
  'B.F.Sc (Fisheries & Dairy Science) courses (per semester)': `
    government 39,605/- - 11,715/- 39,605/- 39,605/-`,
}
const rupees = (typed: string) => (typed === '-' ? null : Number(typed.replace('/-', '').replaceAll(',', '')))

test('the sheet of 2025-26 has every line and every cell of the authority’s, and no other', () => {
  const typed = Object.entries(LINES).map(([title, lines]) => [
    title,
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '))
      .map(([kind, ...cells]) => [kind, ...cells.map(rupees)]),
  ])
  const held = sheet.tables.map(({ title, rows }) => [
    title.en,
    rows.map(({ id, amounts }) => [id, ...amounts.map(({ amount }) => amount)]),
  ])
  expect(held).toEqual(typed)
  expect(sheet.columns.map(({ id }) => id)).toEqual(['general', 'snq', 'sc-st-4', 'sc-st-5', 'category-1'])
})

test('its notes, its date, and which tables say that they are of a semester', () => {
  const courses = sheet.tables.flatMap((table) => table.courses)
  const university = courses.flatMap(({ id, university_fee }) =>
    university_fee === null ? [] : [[id, university_fee]],
  )
  expect(university).toEqual([
    ['engineering', 10_610],
    ['architecture', 11_260],
    ['b-pharma', 5_500],
    ['pharma-d', 4_700],
  ])
  expect(courses.flatMap(({ id, extras }) => extras.map(({ amount }) => [id, amount]))).toEqual([['architecture', 650]])
  const other = sheet.tables.flatMap(({ rows }) =>
    rows.flatMap((row) => (row.other_fees ? [[row.id, row.other_fees]] : [])),
  )
  expect(other).toEqual([
    ['government', 10_000],
    ['aided', 10_000],
    ['unaided-1', 20_000],
    ['unaided-2', 20_000],
    ['university', 20_000],
  ])
  expect(
    sheet.tables.filter(({ says_period }) => says_period).map(({ period, courses: [first] }) => [first?.id, period]),
  ).toEqual([
    ['farm-science', 'semester'],
    ['fisheries-dairy', 'semester'],
  ])
  expect([sheet.dated, sheet.order, sheet.page]).toEqual(['2024-07-23', null, 1])
})

test('who pays by which column, by category and income', () => {
  const told = sheet.columns.map(({ id, seat, applies, courses }) => [
    id,
    seat,
    applies.map(({ category, income_over, income_upto }) => [category, income_over, income_upto].join(' ').trim()),
    courses,
  ])
  expect(told).toEqual([
    ['general', 'government', ['GM', '2A', '2B', '3A', '3B', 'SC 1000000', 'ST 1000000', '1 250000'], []],
    ['snq', 'snq', [], ['engineering']],
    ['sc-st-4', 'government', ['SC  1000000', 'ST  1000000'], []],
    ['sc-st-5', 'government', ['SC  1000000', 'ST  1000000'], []],
    ['category-1', 'government', ['1  250000'], []],
  ])
})

test('every text is there in both languages', () => {
  const missing: string[] = []
  JSON.stringify(sheet, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'en' in value && !('kn' in value)) missing.push(String(value.en))
    return value
  })
  expect(missing).toEqual([])
})

const [first, ...others] = sheet.tables
const [row, ...rows] = first?.rows ?? []
test.each([
  [
    'a line that lacks a column',
    { ...first, rows: [{ ...row, amounts: row?.amounts.slice(1) }, ...rows] },
    /does not have each column/,
  ],
  ['a line that stands twice', { ...first, rows: [row, row, ...rows] }, /stands twice/],
  ['a course of a column that is gone', { ...first, courses: first?.courses.slice(1) }, /a course without a table/],
])('a file is refused with %s', (_, table, message) => {
  expect(fileSchema.safeParse({ ...sheet, tables: [table, ...others] }).error?.message).toMatch(message)
})
