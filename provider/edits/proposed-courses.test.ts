import { MAX_COURSES } from '@/lib/contract/desk/institution-courses'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import { readPastedCourses } from '@/provider/edits/paste-courses'
import { courseChanges, standingIn, withCourseChanges } from '@/provider/edits/proposed-courses'
import { cpuTimeOf } from '@/testing/cpu-time'

const COLLEGE = 1
const courseOf = (name: string): EditedCourse => ({
  ...{ name, category: null, level: null, duration: null },
  ...{ fees: null, seats: null, streamId: null },
})
const namesTo = (count: number) => Array.from({ length: count }, (_, at) => `Course of number ${at}`)

test('an institution has as many courses as are taken; the first row that is too many is the last that is read', () => {
  const { rows, after } = readPastedCourses(namesTo(MAX_COURSES).join('\n'), COLLEGE, [])
  expect([rows.length, after?.length, rows.at(-1)?.flaw]).toEqual([MAX_COURSES, MAX_COURSES, null])
  const more = readPastedCourses(namesTo(12_000).join('\n'), COLLEGE, [])
  expect(more.rows.filter(({ fate }) => fate === 'wrong')).toMatchObject([{ line: MAX_COURSES + 1, flaw: 'tooMany' }])
  expect([more.rows.length, more.after]).toEqual([MAX_COURSES + 1, null])
})

test('of what is behind the rows that are too many nothing is said to go', () => {
  const names = namesTo(MAX_COURSES + 5)
  const { removed, rows } = readPastedCourses(['Law', ...names].join('\n'), COLLEGE, names.map(courseOf))
  expect([removed, rows.at(-1)?.flaw]).toEqual([[], 'tooMany'])
})

test('what stood once is read whole, however few stand now', () => {
  const { after } = readPastedCourses(namesTo(MAX_COURSES + 5).join('\n'), COLLEGE, [courseOf('Law')], Infinity)
  expect(after).toHaveLength(MAX_COURSES + 5)
})

test('one that has more of a list keeps them', () => {
  const names = namesTo(MAX_COURSES + 5)
  const { after } = readPastedCourses(names.join('\n'), COLLEGE, names.map(courseOf))
  expect(after).toHaveLength(MAX_COURSES + 5)
})

test('who proposes very many courses holds nobody up', () => {
  const courses = namesTo(12_000).map(courseOf)
  const took = cpuTimeOf(() => {
    const lines = courseChanges([], courses, [])
    const again = courseChanges([], courses.toReversed(), lines)
    expect(withCourseChanges([], again)).toHaveLength(12_000)
    const standing = standingIn(courses)
    expect(again.every((line) => standing(line).stands)).toBe(true)
  })
  expect(took).toBeLessThan(1_000)
})
