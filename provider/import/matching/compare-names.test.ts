import type { Draft } from '@/provider/import/draft'
import { draftNamed as draft } from '@/testing/import/draft'
import { compare } from './compare'
import { Frequencies } from './frequencies'
import { profileOf } from './profile'
import { DOUBTFUL, MATCHED } from './weights'

const frequencies = new Frequencies()
for (let at = 0; at < 300; at += 1) frequencies.add(profileOf(draft(`X${at} College of Engineering and Technology`)))

const weigh = (a: string, b: string, over: Partial<Draft> = {}) =>
  compare(profileOf(draft(a, over)), profileOf(draft(b, over)), frequencies)
const levels = (a: string, b: string) => weigh(a, b).reasons.map(({ level }) => level)

test.each([
  ['Mallige Institute of Technology, Tulu Minority', 'Mallige Institute of Technology'],
  ['Mallige Academy of Technology Technical Campus', 'Mallige Academy of Technology'],
  ['Mallige Academy Deemed to be University', 'Mallige Academy'],
  ['Mallige School of Business - Mallige University', 'Mallige University'],
  ['Mallige College of Engineering and Design. Mallige University', 'Mallige University'],
  ['Mallige School of Mgmt. Studies - Mallige University', 'Mallige University'],
  ['Mallige Appa Engineering', 'Malligeappa Engineering College'],
])('%j is %j, all of it', (a, b) => {
  expect(levels(a, b)).toContain('whole')
  expect(weigh(a, b).weight).toBeGreaterThanOrEqual(MATCHED)
})

test('a university’s part under another name is not the university', () => {
  expect(levels('Mallige School of Business - Sampige University', 'Sampige University')).not.toContain('whole')
  expect(levels('Mallige School of Business', 'Mallige University')).toContain('telling')
  expect(levels('Mallige College', 'Mallige Deemed to be University')).toContain('telling')
})

test('a university’s centre is not the university; a rural college is another one of its society', () => {
  expect(levels('Mallige Deemed to be University AIMIT Centre', 'Mallige Deemed to be University')).toContain('telling')
  expect(levels('Mallige Rural Polytechnic', 'Mallige Polytechnic')).toContain('telling')
  expect(levels('Mallige Polytechnic Bangalore Rural', 'Mallige Polytechnic')).not.toContain('telling')
})

test('“Management Sciences” is management, “Management and Science” has a faculty besides', () => {
  const other = 'Mallige College of Management'
  expect(levels('Mallige College of Management Sciences', other)).toContain('whole')
  const further = levels('Mallige College of Management & Science', other)
  expect(further).toContain('furtherSubject')
  expect(further).not.toContain('whole')
  expect(levels('Mallige College of Commerce & Science', 'Mallige College of Commerce')).toContain('faculty')
})

test('two of a society each name what the other one lacks, also where that is named for what both teach', () => {
  const business = 'Mallige Institute of Business Management'
  expect(levels(business, 'Mallige Institute of Management Studies')).toContain('otherSubject')
  expect(levels(business, 'Mallige Institute of Management')).not.toContain('otherSubject')
})

test('a slip in a word that says what it is is no word of its own', () => {
  const slip = weigh('Sampige Instiitute', 'Mallige Institute')
  expect(slip.reasons.some(({ level, about }) => level === 'names' && about.includes('inst'))).toBe(false)
  expect(slip.weight).toBeLessThan(DOUBTFUL)
  expect(levels('Mallige Deree College', 'Mallige Degree College')).not.toContain('otherWord')
})

test('a misspelt town behind a name is its place', () => {
  const place = { districtId: 525 }
  expect(
    weigh('Sampige Institute of Management, Banglore', 'Bangalore Management Institute', place).weight,
  ).toBeLessThan(MATCHED)
})

test('initials alone are one institution in one town, and in doubt where it is not said', () => {
  const weightIn = (cityId: number | null) =>
    weigh('MSCE', 'Mallige Sampige College of Engineering', { districtId: 548, cityId }).weight
  expect(weightIn(251975)).toBeGreaterThanOrEqual(MATCHED)
  expect(weightIn(null)).toBeGreaterThanOrEqual(DOUBTFUL)
  expect(weightIn(null)).toBeLessThan(MATCHED)
})

test.each([['KLSVDIT', 'KLS Vishwanathrao Deshpande Institute of Technology']])(
  'the initials of seven words: %j for %j',
  (short, long) => expect(levels(short, long)).toContain('whole'),
)

test('two letters, and what is taught, are no whole name', () => {
  const isWhole = (letters: string, name: string) =>
    levels(`${letters} College of Management`, `${name} College of Management`).includes('whole')
  expect(isWhole('GS', 'Ganga Sagara')).toBe(false)
  expect(isWhole('GSM', 'Ganga Sagara Mallige')).toBe(true)
  // "BCA" is what both teach, however the other one writes it.
  const names = weigh('Kamala College of BCA', 'Mallige College of Bachlore of Computer Applications').reasons
  expect(names.filter(({ level }) => level === 'names')).toEqual([])
})

test('an institution for the disabled is another one', () => {
  expect(levels('Mallige Polytechnic for the Differently Abled', 'Mallige Polytechnic')).toContain('telling')
  expect(levels('Mallige College of Sc. and Commerce', 'Mallige College of Science and Commerce')).toContain('whole')
})

test('a department that a list has by itself may be its college: it is in doubt', () => {
  const weightOf = (name: string) =>
    weigh(name, 'Mallige College of Engineering', { cityId: 252033, districtId: 534 }).weight
  const department = weightOf('Department of Management Studies and Research Centre Mallige College of Engineering')
  expect(department).toBeGreaterThanOrEqual(DOUBTFUL)
  expect(department).toBeLessThan(MATCHED)
  const subject = levels(
    'Management Studies and Research Centre Mallige College of Engineering',
    'Mallige College of Engineering',
  )
  expect(
    levels('Department of Management Studies Mallige College of Engineering', 'Mallige College of Engineering'),
  ).toContain('department')
  expect(subject).toContain('subject')
  expect(subject).not.toContain('department')
})

test('“Technical Campus” alone is what an institution is', () => {
  expect(levels('Mallige Technical Campus', 'Mallige')).not.toContain('whole')
})

test('initials of a word that the other list runs together', () => {
  const names = ['MPD College of Arts and Commerce', 'Mallige Parvatidevi College of Arts and Commerce'] as const
  expect(weigh(...names).weight).toBeGreaterThanOrEqual(MATCHED)
})

test('initials that both print say more where one of them is their long name', () => {
  const long = 'Mallige Institute of Technology and Kamala MITAK Off Campus'
  const weightOf = (b: string) => weigh('MITAK', b).reasons.find(({ level }) => level === 'names')?.weight ?? 0
  expect(weightOf(long)).toBeGreaterThan(weightOf('Sampige Institute of Technology and Kamala MITAK Off Campus'))
})

test('a donor who is left out is one name, however many words it has; two names are two', () => {
  const society = 'Mallige College of Engineering'
  const donor = levels('Mallige Ganga Gokak College of Engineering', society)
  expect(donor.filter((level) => level.endsWith('Word'))).toEqual(['otherWord', 'furtherWord'])
  expect(levels('Mallige Ganga Dr Gokak College of Engineering', society)).toContain('furtherWord')
  const apart = levels('Mallige Ganga College of Gokak Engineering', society)
  expect(apart.filter((level) => level === 'otherWord')).toHaveLength(2)
  expect(levels('Mallige Ganga College of Engineering', 'Mallige Gokak College of Engineering')).toContain('conflict')
})

test('“College” and “Institute” are told apart; what has neither leaves it out', () => {
  expect(levels('Mallige College of Technology', 'Mallige Institute of Technology')).toContain('otherNoun')
  expect(levels('Mallige Technology', 'Mallige Institute of Technology')).toContain('whole')
  expect(levels('Mallige', 'Mallige Institute of Technology')).not.toContain('whole')
})
