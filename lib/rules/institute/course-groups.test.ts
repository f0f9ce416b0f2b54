import type { Course } from '@/lib/contract/institute'
import { groupCourses, uniqueCourseNames } from '@/lib/rules/institute/course-groups'

const course = (name: string, category: string | null = null, level: Course['level'] = null): Course => ({
  id: null,
  name,
  category: category === null ? null : { en: category },
  level,
  duration: null,
  fees: null,
  seats: null,
})

it('groups by category in the order in which categories first appear, those without one last', () => {
  const groups = groupCourses([
    course('Loose'),
    course('Civil', 'Bachelor of Engineering'),
    course('Finance', 'MBA'),
    course('Mechanical', 'bachelor of  engineering'),
  ])
  expect(groups.map((group) => [group.category?.en ?? null, group.courses.map((each) => each.name)])).toEqual([
    ['Bachelor of Engineering', ['Civil', 'Mechanical']],
    ['MBA', ['Finance']],
    [null, ['Loose']],
  ])
})

it('has no groups without courses', () => {
  expect(groupCourses([])).toEqual([])
})

it('names each course once', () => {
  expect(
    uniqueCourseNames([
      course('Civil', 'BE'),
      course('civil', 'MTech'),
      course('Civil   Works'),
      course('Civil works'),
    ]),
  ).toEqual(['Civil', 'Civil   Works'])
})

test('a group is of one level, which two categories may share', () => {
  const groups = groupCourses([
    course('Civil', 'Engineering', 'degree'),
    course('Structures', 'engineering', 'postgraduate'),
    course('Mining', 'ENGINEERING', 'degree'),
    course('Music', null, 'diploma'),
  ])
  expect(
    groups.map(({ category, level, courses }) => [category?.en ?? null, level, courses.map(({ name }) => name)]),
  ).toEqual([
    ['Engineering', 'degree', ['Civil', 'Mining']],
    ['engineering', 'postgraduate', ['Structures']],
    [null, 'diploma', ['Music']],
  ])
})
