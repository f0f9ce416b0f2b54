import fc from 'fast-check'
import { type ComparedCourse, courseMatrix } from './course-matrix'

const course = (name: string): ComparedCourse => ({ name, seats: null, fees: null, governmentSeat: null })

test('what most have comes first, then in the order of the institutions', () => {
  const matrix = courseMatrix([[course('Law'), course('Civil')], [course('Arts'), course('CIVIL')], []])
  expect(matrix.map(({ name, courses }) => [name, courses.map((each) => each?.name ?? null)])).toEqual([
    ['Civil', ['Civil', 'CIVIL', null]],
    ['Law', ['Law', null, null]],
    ['Arts', [null, 'Arts', null]],
  ])
})

test('every course of everybody stands in one row, under who has it', () => {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  fc.assert(
    fc.property(fc.array(names, { maxLength: 4 }), (all) => {
      const matrix = courseMatrix(all.map((each) => each.map(course)))
      expect(new Set(matrix.map(({ name }) => name)).size).toBe(matrix.length)
      all.forEach((each, at) => {
        const found = matrix.flatMap(({ courses }) => courses[at]?.name ?? [])
        expect(found.sort()).toEqual([...each].sort())
      })
    }),
  )
})
