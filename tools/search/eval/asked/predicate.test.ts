import { folded, predicateSchema, satisfies, type Institution, type Predicate } from './predicate'

const college: Institution = {
  id: 1,
  title: 'P.E.S. College of Engineering',
  names: [folded('P.E.S. College of Engineering'), folded('PESCE Mandya')],
  whereabouts: folded("P.E.S. College of Engineering, St. Mary's Road, Hosapete"),
  district: 'Mandya',
  typeIds: [1, 3],
  streamIds: [107, 301],
  ownership: 'aided',
  isForWomen: false,
  isResidential: false,
  courses: [
    { text: folded('Civil Engineering, Bachelor of Engineering'), level: 'degree' },
    { text: folded('VLSI Design & Embedded Systems, Master of Technology'), level: 'pg' },
  ],
}
const school: Institution = {
  ...college,
  typeIds: [14],
  streamIds: [1403],
  ownership: null,
  district: null,
  courses: [],
}

it('folds case, dots and apostrophes away, and parts words by one space', () => {
  expect(folded(" St. Mary's  P.U.-College ")).toBe(' st marys pu college')
})

it.each<[string, Predicate, boolean]>([
  ['nothing', {}, true],
  ['one of its types', { type: ['polytechnic', 'management'] }, true],
  ['another type', { type: ['polytechnic'] }, false],
  ['its district', { district: ['Hassan', 'Mandya'] }, true],
  ['another district', { district: ['Hassan'] }, false],
  ['who runs it', { ownership: ['government', 'aided'] }, true],
  ['somebody else', { ownership: ['government'] }, false],
  ['a stream of it', { stream: ['civil'] }, true],
  ['a stream of another type', { type: ['management'], stream: ['civil'] }, false],
  ['words of a course, in any order', { course: ['systems vlsi'] }, true],
  ['words of two courses', { course: ['civil systems'] }, false],
  ['a course of its level', { course: ['vlsi'], level: ['pg'] }, true],
  ['a course of another level', { course: ['civil'], level: ['pg'] }, false],
  ['a level alone', { level: ['diploma'] }, false],
  ['words of its other name', { name: ['pesce'] }, true],
  ['words out of two names', { name: ['pesce engineering'] }, false],
  ['the middle of a word', { name: ['gineering'] }, false],
  ['its place, by one of its names', { place: ['hospet', 'hosapet'] }, true],
  ['another place', { place: ['hubli'] }, false],
  ['women alone', { women: true }, false],
  ['a hostel', { residential: true }, false],
  ['a college', { college: true }, true],
  ['one thing that it is and one that it is not', { type: ['engineering'], district: ['Hassan'] }, false],
])('is satisfied, or not, by %s', (_what, predicate, expected) => {
  expect(satisfies(college, predicate)).toBe(expected)
})

it('takes nothing unsaid for said', () => {
  expect(satisfies(school, { district: ['Mandya'] })).toBe(false)
  expect(satisfies(school, { ownership: ['private'] })).toBe(false)
})

it('tells schools from colleges, and knows who takes women alone', () => {
  expect(satisfies(school, { college: true })).toBe(false)
  expect(satisfies({ ...school, typeIds: [13, 14] }, { college: true })).toBe(true)
  expect(satisfies({ ...school, isForWomen: true, isResidential: true }, { women: true, residential: true })).toBe(true)
})

it.each([
  { type: ['magic'] },
  { district: ['Gotham'] },
  { ownership: ['mine'] },
  { stream: ['alchemy'] },
  { course: ['B.E.'] },
  { district: [] },
  { women: false },
  { fees: 1 },
])('is refused with %j', (predicate) => {
  expect(predicateSchema.safeParse(predicate).success).toBe(false)
})
