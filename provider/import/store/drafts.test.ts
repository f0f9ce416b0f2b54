import { draftNamed } from '@/testing/import/draft'
import { fingerprintOf } from './drafts'

const course = {
  name: 'Civil',
  category: null,
  duration: null,
  fees: null,
  seats: 60,
  streamId: null,
  level: null,
  origin: '1',
}

test('a record that says nothing of what came later has the digest that it always had', () => {
  expect(fingerprintOf(draftNamed('Hill College', { courses: [course] }))).toBe('0S33yfa4hMJSuBV0QMX9Z3je_j5')
})

test('whatever it says is a part of it', () => {
  const drafts = [
    draftNamed('Hill College', { courses: [course] }),
    draftNamed('Hill College', { courses: [{ ...course, level: 'degree' }] }),
    draftNamed('Hill College', { courses: [course], gender: 'women' }),
    draftNamed('Hill College', { courses: [course], twinTown: 'Hubballi' }),
    draftNamed('Hill College', { courses: [course], minority: false }),
    draftNamed('Hill College', { courses: [course], minority: true }),
    draftNamed('Hill College', { courses: [course], classes: { from: 1, to: 5 } }),
    draftNamed('Hill College', { courses: [course], hostel_fee: { from: 1, to: 5 } }),
    draftNamed('Hill College', { courses: [course], mess_fee: { from: 1, to: 5 } }),
    draftNamed('Hill College', { courses: [course], management_fee: { from: 1, to: 5 } }),
    draftNamed('Hill College', { courses: [course], coordinates: { latitude: 12.3, longitude: 76.6 } }),
    draftNamed('Hill College', { courses: [{ ...course, seats: null }] }),
  ]
  expect(new Set(drafts.map(fingerprintOf)).size).toBe(drafts.length)
})
