import type { InstituteDetail } from '@/lib/contract/institute'
import { FEE_SHEET } from '@/testing/fee-sheet'
import { BARE_DETAIL, readDetail } from '@/testing/institute-sample'
import {
  feeLinesOf,
  hasManagementSeats,
  rangeOfCourse,
  rangeOfLine,
  rangesByCourse,
  seatFeesOf,
} from './institute-costs'

function linesOf(ownership: InstituteDetail['ownership'], ...courses: [name: string, category?: string][]) {
  return linesOfNamed('A', ownership, ...courses)
}
function linesOfNamed(
  name: string,
  ownership: InstituteDetail['ownership'],
  ...courses: [name: string, category?: string][]
) {
  const { courses: read, name: said } = readDetail({
    institute: { institute_name: name },
    courses: courses.map(([course_name, course_category]) => ({ course_name, course_category })),
  })
  return feeLinesOf([FEE_SHEET, { ...FEE_SHEET, year: '2024-25' }], {
    ...BARE_DETAIL,
    name: said,
    ownership,
    courses: read,
  })
}
const named = (...asked: Parameters<typeof linesOf>) =>
  linesOf(...asked).map(({ sheet, course, row }) => `${sheet.year} ${course.id} ${row.id}`)

test('a government college has the line of its kind for each of its courses, of the newest sheet', () => {
  expect(named('government', ['Civil', 'Bachelor of Engineering'], ['Mechanical', 'Bachelor of Engineering'])).toEqual([
    '2025-26 engineering government',
  ])
  expect(named('government', ['B.Arch', 'Undergraduate'], ['Bachelor of Pharmacy'])).toEqual([
    '2025-26 architecture government',
    '2025-26 b-pharma government',
  ])
})

test('where the sheet has two kinds that are run alike, both stand', () => {
  const lines = linesOf('private', ['Civil', 'Bachelor of Engineering or Technology'])
  expect(lines.map(({ row }) => row.id)).toEqual(['unaided-1', 'unaided-2'])
  expect(lines.map((line) => rangeOfLine(line))).toEqual([
    { from: 0, to: 112_410 },
    { from: 0, to: 121_610 },
  ])
  expect(rangesByCourse(lines)).toEqual([
    { course: lines[0]?.course, sheet: FEE_SHEET, aYear: { from: 0, to: 121_610 } },
  ])
})

test('an aided college may have un-aided courses: their lines stand beside the aided one', () => {
  const lines = linesOf('aided', ['Civil', 'Bachelor of Engineering'])
  expect(lines.map(({ row }) => row.id)).toEqual(['aided', 'unaided-1', 'unaided-2'])
  expect(rangesByCourse(lines).map(({ aYear }) => aYear)).toEqual([{ from: 0, to: 121_610 }])
})

test.each([
  ['UNIVERSITY OF VISVESVARAYA COLLEGE OF ENGINEERING', ['uvce']],
  ['Visvesvaraya Technological University, Centre for Post Graduate Studies, Mysuru', ['vtu']],
  // Its seats of higher fees stand in KEA's lists apart.
  ['University B D T College of Engineering', ['government', 'vtu']],
  ['Sir M. Visvesvaraya Institute of Technology', ['government']],
])('%s, which AICTE calls "Government", has the lines of %j', (name, rows) => {
  const lines = linesOfNamed(name, 'government', ['Civil', 'Bachelor of Engineering'])
  expect(lines.map(({ row }) => row.id)).toEqual(rows)
  // A table that does not name it is read by who runs it.
  expect(linesOfNamed(name, 'government', ['B.Pharm']).map(({ row }) => row.id)).toEqual(['government'])
})

test.each<[string, ...Parameters<typeof linesOf>]>([
  ['nobody says who runs it', null, ['Civil', 'Bachelor of Engineering']],
  ['the sheet has no such course', 'government', ['Master of Engineering'], ['Diploma in Civil Engineering']],
  ['the sheet has no such college for it', 'aided', ['Bachelor of Pharmacy']],
])('nothing is said where %s', (_, ...asked) => {
  expect(linesOf(...asked)).toEqual([])
})

test('a course has the range of the lines that are for it, and none where two fees of the sheet may be meant', () => {
  const lines = linesOf('private', ['Civil', 'Bachelor of Engineering'], ['B.Pharm'])
  const of = (name: string, category: string | null = null) =>
    rangeOfCourse(lines, { name, category: category === null ? null : { en: category } })
  expect(of('Civil', 'Bachelor of Engineering')).toEqual({ from: 0, to: 121_610 })
  expect(of('B.Pharm')).toEqual(rangesByCourse(lines)[1]?.aYear)
  expect(of('M.Tech')).toBeNull()
  expect(of('B.Pharm', 'Bachelor of Engineering')).toBeNull()
})

test.each([
  ['private', true],
  ['aided', true],
  ['deemed', true],
  ['private_university', true],
  ['government', false],
  ['university', false],
  [null, false],
] as const)('of who runs it, %s, there may be seats of its management: %s', (ownership, has) => {
  expect(hasManagementSeats({ ownership })).toBe(has)
})

test('what a seat of an exam costs is said of its own courses, by who runs the college, whatever the income', () => {
  const at = (ownership: InstituteDetail['ownership'], category: 'GM' | 'SC', name = 'A') =>
    seatFeesOf([FEE_SHEET], 'ugcet-engineering', category)?.({ name: { en: name }, ownership })
  expect(at('government', 'GM')).toEqual({ from: 44_200, to: 44_200 })
  expect(at('government', 'SC')).toEqual({ from: 0, to: 44_200 })
  expect(at('private', 'GM')).toEqual({ from: 112_410, to: 121_610 })
  expect(at('government', 'GM', 'University Visvesvaraya College of Engineering, Bengaluru')?.from).toBe(49_600)
  expect(at(null, 'GM')).toBeNull()
  // Another exam's seats are none of this sheet.
  expect(seatFeesOf([FEE_SHEET], 'comedk', 'GM')).toBeNull()
})
