import type { InstituteDetail } from '@/lib/contract/institute'
import { BARE_DETAIL, FULL_DETAIL } from '@/testing/institute-sample'
import { hasOpenCourses } from './open-courses'

const [AICTE] = FULL_DETAIL.sources
if (AICTE === undefined) throw new Error('the sample has a source')
const { courses } = FULL_DETAIL

/** One whose courses a list of this licence names. */
const listed = (licence: string | null): InstituteDetail => ({
  ...BARE_DETAIL,
  courses,
  sources: [{ ...AICTE, licence }],
  statements: [{ figure: 'courses', source: AICTE.name, value: { en: '2' }, isShown: true }],
})

test.each([
  ['MIT', true],
  ['own', true],
  ['reserved', false],
  [null, false],
])('courses of a list under %s: %s', (licence, isOpen) => expect(hasOpenCourses(listed(licence))).toBe(isOpen))

test('written by hand they are the guide’s own; where there are none, there is no file', () => {
  expect(hasOpenCourses({ ...BARE_DETAIL, courses })).toBe(true)
  expect(hasOpenCourses({ ...listed('MIT'), courses: [] })).toBe(false)
})
