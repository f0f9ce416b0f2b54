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
  ['MIT', null, true],
  ['own', 'CC-BY-4.0', true],
  ['own', null, false],
  ['reserved', 'CC-BY-4.0', false],
  [null, 'CC-BY-4.0', false],
] as const)('courses of a list under %s, where the operator’s licence is %s: %s', (licence, own, isOpen) =>
  expect(hasOpenCourses(listed(licence), own)).toBe(isOpen),
)

test('written by hand they are the guide’s own; where there are none, there is no file', () => {
  expect(hasOpenCourses({ ...BARE_DETAIL, courses }, 'CC-BY-4.0')).toBe(true)
  expect(hasOpenCourses({ ...BARE_DETAIL, courses }, null)).toBe(false)
  expect(hasOpenCourses({ ...listed('MIT'), courses: [] }, 'CC-BY-4.0')).toBe(false)
})
