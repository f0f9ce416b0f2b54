import { isKnownFromListsAlone, knownParts, unknownParts } from '@/lib/rules/institute/known-parts'
import { FULL_DETAIL, readDetail } from '@/testing/institute-sample'

const listed = (more: object = {}) =>
  readDetail({ institute: { institute_name: 'A College' }, sources: [{ name: 'aicte', title: 'AICTE' }], ...more })

test('every part is known or not', () => {
  expect(unknownParts(FULL_DETAIL)).toEqual([])
  expect(knownParts(listed())).toEqual([])
  const some = listed({ courses: [{ course_name: 'Civil', fees: 0 }], address: { address1: 'Hill Road' } })
  expect(knownParts(some)).toEqual(['courses', 'address'])
  expect(unknownParts(some)).toContain('fees')
})

test.each([
  ['nothing but lists', {}, true],
  ['courses of a list', { courses: [{ course_name: 'Civil' }] }, true],
  ['an overview', { overviews: [{ key: 'overview_title', value: 'About' }] }, false],
  ['a picture', { gallery: [{ id: 1, url: '/a.webp' }] }, false],
  ['facilities', { facilities: [{ id: 1, title: 'Library' }] }, false],
  ['recruiters', { recruiters: [{ id: 1, company_name: 'Looms' }] }, false],
  ['a review', { reviews: [{ id: 1, description: 'Good labs.' }] }, false],
  ['no list', { sources: [] }, false],
])('%s: from lists alone is %p', (_, more, expected) => {
  expect(isKnownFromListsAlone(listed(more))).toBe(expected)
})

test('what is not asked of every institution is said where it is known, and never missed', () => {
  const parts = ['minority', 'classes']
  const missed = listed()
  expect([...knownParts(missed), ...unknownParts(missed)].filter((part) => parts.includes(part))).toEqual([])
  const institute = { institute_name: 'A', minority: 'no', classes: { from: 1, to: 5 } }
  expect(knownParts(listed({ institute }))).toEqual(parts)
})

test('closing ranks and what an authority fixed stand on the page: neither is what nobody knows', () => {
  const [none, both] = [false, true].map((stands) => ({ hasRanks: stands, hasFixedFees: stands }))
  const college = listed({ courses: [{ course_name: 'Civil', fees: 0 }] })
  expect([knownParts(college, none), unknownParts(college, none).includes('fees')]).toEqual([['courses'], true])
  expect([knownParts(college, both), unknownParts(college, both).includes('fees')]).toEqual([
    ['courses', 'ranks'],
    false,
  ])
})
