import { STUDY_WORDS } from '@/lib/rules/institute/study-words'
import { textBy } from '@/lib/contract/text-fields'
import { DISTRICTS } from '@/provider/geography/places'
import { NO_EDITS } from '@/provider/edits/list-edits'
import type { Draft } from '@/provider/import/draft'
import { draftNamed } from '@/testing/import/draft'
import { type SourceStatement, statementsOf } from './statements'

const draft = (source: string, over: Partial<Draft> = {}): Draft =>
  draftNamed('Mallige College', {
    source,
    externalId: source,
    districtId: 545,
    address: 'Ring Road',
    typeId: 1,
    typeIds: [1, 2],
    ...over,
  })
const course = (name: string, fees: number | null, seats: number | null) => ({
  name,
  category: null,
  duration: null,
  fees,
  seats,
  streamId: null,
  level: null,
  origin: name,
})
const values = (drafts: Draft[]) =>
  Object.fromEntries(
    statementsOf(drafts).map(({ figure, source, value }) => [
      `${source} ${figure}`,
      typeof value === 'string' ? value : value.en,
    ]),
  )

test('each figure in a line, and nothing where the list is silent', () => {
  expect(values([draft('aicte')])).toEqual({
    'aicte name': 'Mallige College',
    'aicte kind': 'Engineering, Polytechnic',
    'aicte place': 'Mysuru',
    'aicte address': 'Ring Road',
  })
})

test('a kind that is only read from a name is no word against the lists that say one', () => {
  const named = (typeId: number) => draft('nirf', { typeId, typeIds: [] })
  expect(values([draft('aicte'), named(5)])).not.toHaveProperty('nirf kind')
  expect(values([draft('aicte'), named(2)])).toMatchObject({ 'nirf kind': 'Polytechnic' })
  expect(values([named(5)])).toHaveProperty('nirf kind')
})

test('a list that does not say what kind it is says nothing of it', () => {
  const ranks = draft('ranks:ugcet-engineering', { typeId: null, typeIds: [] })
  const said = values([draft('aicte'), ranks])
  expect(said).toMatchObject({ 'aicte kind': 'Engineering, Polytechnic', 'ranks:ugcet-engineering place': 'Mysuru' })
  expect(said).not.toHaveProperty('ranks:ugcet-engineering kind')
})

test('fees as a range, seats as a sum, a PIN once, all ways to reach it', () => {
  const courses = [course('A', 45_000, 60), course('B', 112_410, 30), course('C', null, null)]
  const said = values([
    draft('mine', { courses, zip: '570001', phone: '0821 1', email: 'a@b.example', website: 'https://b.example' }),
    draft('other', { address: 'Ring Road, 570001', zip: '570001' }),
  ])
  expect(said).toMatchObject({
    'mine fees': '₹45,000 – ₹1,12,410',
    'mine seats': '90',
    'mine courses': '3',
    'mine address': 'Ring Road, 570001',
    'mine contact': '0821 1, a@b.example, https://b.example',
    'other address': 'Ring Road, 570001',
  })
  expect(values([draft('mine', { courses: [course('A', 45_000, null)] })])).toMatchObject({ 'mine fees': '₹45,000' })
})

test('what the page shows is marked, where several lists say it', () => {
  const marked = statementsOf([draft('aicte', { ownership: 'Private' }), draft('mine', { ownership: 'Government' })])
  expect(marked.filter(({ figure }) => figure === 'ownership')).toEqual([
    { figure: 'ownership', source: 'aicte', value: 'Private', isShown: false },
    { figure: 'ownership', source: 'mine', value: 'Government', isShown: true },
  ])
})

test.each([
  ['dots and spaces', 'R.V. College of Engineering', 'R V College of Engineering', true],
  ['how "and" is written', 'Hill College of Arts & Science', 'Hill College of Arts and Science', true],
  ['capitals', 'R.V. College of Engineering', 'RV COLLEGE OF ENGINEERING', true],
  ['another word', 'RV College of Engineering', 'RV College of Architecture', false],
  ['a word that is left out', 'The Hill College of Arts and Science', 'Hill College of Arts Science', false],
  ['a plural', 'Hill College of Management Studies', 'Hill College of Management Study', false],
  ['what stands in brackets', 'AMC College (Administrative Management College)', 'AMC College', false],
  ['another script', 'ಬೆಟ್ಟದ ಕಾಲೇಜು', 'ಕೆರೆಯ ಕಾಲೇಜು', false],
  ['and a third', 'हिल कॉलेज', 'लेक कॉलेज', false],
])('whether a name agrees with the one that is shown: %s', (_, shown, other, isShown) => {
  const said = statementsOf([shown, other].map((en, at) => draft(`list ${at}`, { name: { en } })))
  const names = said.filter(({ figure }) => figure === 'name')
  expect([names.length, names.every((statement) => statement.isShown)]).toEqual([2, isShown])
})

test('no records say nothing', () => expect(statementsOf([])).toEqual([]))

test('lists that complete each other do not differ, and a number that was replaced is not given on', () => {
  const said = statementsOf([
    draft('aicte', { phone: '0821 1', courses: [course('A', null, 60)] }),
    draft('mine', { phone: '0821 2', cityId: null, courses: [course('A', null, 60), course('B', null, 30)] }),
    draft('other', { website: 'https://b.example' }),
  ])
  expect(said.filter(({ isShown }) => !isShown)).toEqual([])
  expect(said.filter(({ figure }) => figure === 'contact').map(({ source, value }) => [source, value])).toEqual([
    ['mine', '0821 2'],
    ['other', 'https://b.example'],
  ])
})

describe('how a town was read that the list does not name', () => {
  const townId = (district: number, name: string) =>
    DISTRICTS.find(({ id }) => id === district)?.cities.find((city) => city.name === name)?.id ?? null
  const methodOf = (source: string, over: Partial<Draft>) =>
    statementsOf([draft(source, over)]).find(({ figure }) => figure === 'place')?.method
  const bengaluru = { districtId: 525, cityId: townId(525, 'Bengaluru') }
  const mysuru = { districtId: 545, cityId: townId(545, 'Mysuru') }

  test.each([
    ['pin', { ...bengaluru, zip: '560060', address: 'Ring Road' }],
    ['address', { ...mysuru, address: 'Ooty Road, Mysore' }],
    ['name', { ...mysuru, name: { en: 'Mallige College Mysuru' } }],
    ['quarter', { ...bengaluru, address: '9th Block, Jayanagar' }],
  ])('by the %s', (method, over) => expect(methodOf('aicte', over)).toBe(method))

  test('is not said of a list that may name it, nor of a town that was found otherwise', () => {
    expect(methodOf('mine', { ...bengaluru, address: '9th Block, Jayanagar' })).toBeUndefined()
    expect(methodOf('aicte', mysuru)).toBeUndefined()
    expect(methodOf('aicte', { districtId: 545, cityId: null })).toBeUndefined()
  })
})

test('who may study there, whether a minority runs it, and classes, as the lists say it', () => {
  const said = values([
    draft('mine', { gender: 'women', minority: false, classes: { from: 1, to: 7 } }),
    draft('other', { gender: 'mixed', minority: true }),
  ])
  expect(said).toMatchObject({
    'mine gender': 'Girls only',
    'mine minority': 'No',
    'mine classes': '1 to 7',
    'other gender': 'Co-educational',
    'other minority': 'Yes',
  })
  expect(said).not.toHaveProperty('other classes')
})

test('of a school a list without classes says in the page’s words who may study there, and agrees', () => {
  const classes = { from: 1, to: 7 }
  const drafts = [draft('mine', { gender: 'women', classes }), draft('other', { gender: 'women' })]
  const words = textBy((language) => STUDY_WORDS[language].pupilKinds.women)
  const girls = { ...words, en: 'Girls only', kn: 'ಬಾಲಕಿಯರಿಗೆ ಮಾತ್ರ' }
  const of = (said: SourceStatement[]) =>
    said.filter(({ figure }) => figure === 'gender').map(({ source, value, isShown }) => [source, value, isShown])
  expect(of(statementsOf(drafts))).toEqual([
    ['mine', girls, true],
    ['other', girls, true],
  ])
  expect(of(statementsOf(drafts, { ...NO_EDITS, said: { gender: 'women' } }))[0]).toEqual(['desk', girls, true])
})

test('what an institution itself asks for, as each list says it', () => {
  const drafts = [
    draft('mine', { hostel_fee: { from: 60_000, to: 90_000 }, mess_fee: { from: 36_000, to: 36_000 } }),
    draft('other', { hostel_fee: { from: 50_000, to: 50_000 }, management_fee: { from: 150_000, to: 200_000 } }),
  ]
  expect(values(drafts)).toMatchObject({
    'mine hostel_fee': '₹60,000 – ₹90,000',
    'mine mess_fee': '₹36,000',
    'other hostel_fee': '₹50,000',
    'other management_fee': '₹1,50,000 – ₹2,00,000',
  })
  const shown = statementsOf(drafts, { ...NO_EDITS, said: { mess_fee: '40000' } })
  expect(shown.filter(({ figure }) => figure === 'mess_fee')).toEqual([
    { figure: 'mess_fee', source: 'desk', value: '₹40,000', isShown: true },
    { figure: 'mess_fee', source: 'mine', value: '₹36,000', isShown: false },
  ])
})

test('where it stands, as each list says it: at another gate it is no other place', () => {
  const drafts = [
    draft('mine', { coordinates: { latitude: 12.3052, longitude: 76.6552 } }),
    draft('near', { coordinates: { latitude: 12.3061, longitude: 76.6541 } }),
    draft('other', { coordinates: { latitude: 12.4, longitude: 76.6552 } }),
    draft('silent'),
  ]
  const of = (said: SourceStatement[]) =>
    said.filter(({ figure }) => figure === 'coordinates').map(({ source, value, isShown }) => [source, value, isShown])
  expect(of(statementsOf(drafts))).toEqual([
    ['mine', '12.3052, 76.6552', true],
    ['near', '12.3061, 76.6541', true],
    ['other', '12.4, 76.6552', false],
  ])
  expect(of(statementsOf(drafts, { ...NO_EDITS, said: { coordinates: '12.4, 76.6552' } }))).toMatchObject([
    ['desk', '12.4, 76.6552', true],
    ['mine', '12.3052, 76.6552', false],
    ['near', '12.3061, 76.6541', false],
    ['other', '12.4, 76.6552', true],
  ])
})

test('of one course another number of seats is said, of fewer courses not', () => {
  const said = statementsOf([
    draft('aicte', { courses: [course('A', null, 120), course('B', null, 60)] }),
    draft('mine', { courses: [course('A', null, 60)] }),
    draft('other', { courses: [course('B', null, 60)] }),
  ])
  const seats = said.filter(({ figure }) => figure === 'seats')
  expect(seats.map(({ source, value, isShown }) => [source, value, isShown])).toEqual([
    ['aicte', '180', true],
    ['mine', '60', false],
    ['other', '60', true],
  ])
})

test('our own words are said by language, a list’s own are quoted', () => {
  const said = statementsOf([draft('mine', { gender: 'women', minority: true, university: 'Tunga University' })])
  expect(Object.fromEntries(said.map(({ figure, value }) => [figure, value]))).toMatchObject({
    kind: { en: 'Engineering, Polytechnic', kn: 'ಎಂಜಿನಿಯರಿಂಗ್, ಪಾಲಿಟೆಕ್ನಿಕ್' },
    place: { en: 'Mysuru', kn: 'ಮೈಸೂರು' },
    gender: { en: 'Women only', kn: 'ಮಹಿಳೆಯರಿಗೆ ಮಾತ್ರ' },
    minority: { en: 'Yes', kn: 'ಹೌದು' },
    university: 'Tunga University',
  })
})

test('how a kind, classes and seats were derived', () => {
  const methods = (source: string, over: Partial<Draft>) =>
    Object.fromEntries(
      statementsOf([draft(source, over)]).flatMap(({ figure, method }) => (method ? [[figure, method]] : [])),
    )
  const courses = [course('A', null, 60), course('B', null, 30)]
  expect(methods('aicte', { courses })).toEqual({ kind: 'programmes', seats: 'sum' })
  expect(methods('udise', { classes: { from: 1, to: 7 } })).toEqual({ kind: 'category', classes: 'category' })
  expect(methods('mine', { courses: courses.slice(1) })).toEqual({})
})

test('a school’s town is read as the register has it', () => {
  const mysuru = DISTRICTS.find(({ id }) => id === 545)?.cities.find(({ name }) => name === 'Mysuru')?.id ?? null
  const place = (address: string) =>
    statementsOf([draft('udise', { cityId: mysuru, address })]).find(({ figure }) => figure === 'place')?.method
  expect([place('Mysuru'), place('Ring Road')]).toEqual(['address', undefined])
})
