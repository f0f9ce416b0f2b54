import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { byCodedField } from '@/lib/contract/text-fields'
import { getTableColumns } from 'drizzle-orm'
import { openRecordSchema } from '@/lib/contract/open-data'
import { courses, institutes } from '@/provider/directory/store/schema'
import { type Draft, draftSchema } from '@/provider/import/draft'
import { draftNamed } from '@/testing/import/draft'
import { openRecordOf, type DirectoryEntry } from './open-record'
import type { Rights } from './rights'
import { GIVEN_ON } from './store'

/** Every fact has a word of its own, so that it is seen wherever it goes. */
function draftOf(source: string, over: Partial<Draft> = {}): Draft {
  const word = (field: string) => `${source}-${field}`
  return draftNamed(`${source} College`, {
    source,
    externalId: word('externalId'),
    alternativeNames: [word('alternativeNames')],
    address: word('address'),
    zip: '570001',
    districtId: 545,
    coordinates: { latitude: 12.3, longitude: 76.6 },
    phone: word('phone'),
    email: word('email'),
    website: `https://${source}.example`,
    university: word('university'),
    ownership: 'Government',
    gender: 'women',
    minority: true,
    classes: { from: 11, to: 12 },
    hostel_fee: { from: 50_001, to: 60_001 },
    tagline: word('tagline'),
    description: word('description'),
    typeId: 1,
    typeIds: [1],
    streamIds: [101],
    courses: [
      {
        name: word('course'),
        category: word('category'),
        duration: word('duration'),
        fees: 41_003,
        seats: 59,
        streamId: 101,
        level: 'degree',
        origin: word('origin'),
      },
    ],
    ...over,
  })
}

const entry = (over: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  id: 7,
  name: { en: 'Written College', kn: 'ಬರೆದ ಕಾಲೇಜು' },
  alternativeNames: ['Written'],
  typeIds: [2],
  streamIds: [],
  districtId: 545,
  cityId: null,
  state: 'Karnataka',
  address: 'written-address',
  zip: '570099',
  coordinates: { latitude: 12.31, longitude: 76.61 },
  university: 'written-university',
  ownership: 'Private',
  gender: null,
  minority: false,
  classes: { from: 8, to: 10 },
  hostel_fee: null,
  mess_fee: { from: 30_002, to: 30_002 },
  management_fee: null,
  website: 'https://written.example',
  courses: [{ name: 'written-course', category: null, duration: null, level: 'diploma', fees: 77_001, seats: 31 }],
  averageRating: 4.25,
  reviewCount: 8,
  isSample: false,
  updatedAt: new Date('2030-05-31T20:00:00Z'),
  nameEdits: [],
  records: [],
  ...over,
})
const record = (draft: Draft) => ({ source: draft.source, draft })
const rights = (lists: Rights['lists'] = new Map(), own: Rights['own'] = 'CC-BY-4.0'): Rights => ({ own, lists })

describe('which fields go out', () => {
  test.each([
    [
      'institutions',
      institutes,
      GIVEN_ON.institutes,
      // Whoever adds a column says here that it does not go out, or gives it on in store.ts.
      'typeId tagline description1 description2 phone email facebook instagram linkedin brochure brochure_kn imageUrl isResidential gallery overviews admissions placements recruiters facilities retiredAt successorId createdAt',
    ],
    ['courses', courses, GIVEN_ON.courses, 'id streamId position'],
  ])('of %s every column is given on or kept, and which is written down', (_, table, given, kept) => {
    const columns = getTableColumns(table)
    const ours = Object.values(given).map(({ name }) => name)
    const others = Object.entries(columns).filter(([, column]) => !ours.includes(column.name))
    expect(others.map(([name]) => name)).toEqual(expect.arrayContaining(kept.split(' ')))
    expect(others).toHaveLength(kept.split(' ').length)
  })

  test('of what an open list says, every field that must not go out', () => {
    const draft = draftOf('mine')
    const out = JSON.stringify(openRecordOf(entry({ records: [record(draft)] }), rights(new Map([['mine', 'MIT']]))))
    const words = Object.keys(draftSchema.shape).filter((field) => JSON.stringify(draft).includes(`mine-${field}`))
    expect(words.filter((field) => !out.includes(`mine-${field}`))).toEqual([
      'externalId',
      'phone',
      'email',
      'tagline',
      'description',
    ])
  })

  test('of what a list says that may not be given on, nothing', () => {
    const [open, closed] = [
      draftOf('open', { typeIds: [] }),
      draftOf('closed', { cityId: 1, zip: '581102', streamIds: [102], gender: 'men', classes: { from: 1, to: 4 } }),
    ]
    closed.coordinates = { latitude: 12.39999, longitude: 76.69999 }
    closed.mess_fee = { from: 88_888, to: 88_888 }
    closed.courses = closed.courses.map((course) => ({ ...course, fees: 99_999, seats: 777 }))
    const found = openRecordOf(
      entry({ records: [record(closed), record(open)] }),
      rights(new Map([['open', 'GODL-India']])),
    )
    expect(JSON.stringify(found)).not.toMatch(/closed|581102|99999|88888|39999|30002|777|102|written|"men"|"from":1,/)
    expect(found).toMatchObject({
      name: 'open College',
      streams: ['Computer Science'],
      university: 'open-university',
      gender: 'women',
      minority: true,
      classes: { from: 11, to: 12 },
      hostel_fee: { from: 50_001, to: 60_001 },
      mess_fee: null,
      pin: '570001',
      coordinates: { latitude: 12.3, longitude: 76.6 },
      sources: ['open'],
      licences: ['GODL-India', 'CC-BY-4.0'],
    })
  })
})

test('an institution of which only closed lists tell is a number, and nothing else', () => {
  const closed = entry({ records: [record(draftOf('closed'))], isSample: true })
  const found = openRecordOf(closed, rights())
  const told = Object.entries(found).filter(([, value]) => value !== null && value !== false && String(value) !== '')
  expect(told).toEqual([['id', 7]])
})

test('what no open list says is not filled in: neither a kind, nor a place', () => {
  const bare = entry({ records: [record(draftNamed('Bare College', { source: 'open', districtId: null }))] })
  expect(openRecordOf(bare, rights(new Map([['open', 'MIT']])))).toMatchObject({
    types: [],
    city: null,
    district: null,
  })
})

test('a record of which it is not known what it said gives nothing on, nor what the directory made of it', () => {
  const lost = entry({ records: [{ source: 'open', draft: null }] })
  expect(openRecordOf(lost, rights(new Map([['open', 'MIT']])))).toMatchObject({
    name: null,
    courses: [],
    rating: null,
  })
})

test('what no list tells of is the operator’s own, under the licence that they name', () => {
  expect(openRecordOf(entry(), rights())).toEqual({
    id: 7,
    name: 'Written College',
    ...byCodedField('name', OTHER_LANGUAGES, () => null),
    name_kn: 'ಬರೆದ ಕಾಲೇಜು',
    other_names: ['Written'],
    types: ['Polytechnic'],
    streams: [],
    ownership: 'private',
    gender: null,
    minority: false,
    classes: { from: 8, to: 10 },
    hostel_fee: null,
    mess_fee: { from: 30_002, to: 30_002 },
    management_fee: null,
    university: 'written-university',
    address: 'written-address',
    city: null,
    district: 'Mysuru',
    state: 'Karnataka',
    pin: '570099',
    coordinates: { latitude: 12.31, longitude: 76.61 },
    website: 'https://written.example',
    courses: [{ name: 'written-course', category: null, duration: null, level: 'diploma', fees: 77_001, seats: 31 }],
    rating: 4.25,
    review_count: 8,
    is_sample: false,
    changed_on: '2030-06-01',
    sources: [],
    licences: ['CC-BY-4.0'],
  })
})

test('of an operator who gives nothing on, only what open lists say goes out, without ratings', () => {
  const none = rights(new Map([['open', 'MIT']]), null)
  expect(openRecordOf(entry(), none).name).toBeNull()
  const listed = entry({
    records: [record(draftOf('open'))],
    nameEdits: [
      { name: 'an editor’s name', isAdded: true },
      { name: 'open-alternativeNames', isAdded: false },
    ],
  })
  expect(openRecordOf(listed, none)).toMatchObject({
    other_names: [],
    rating: null,
    review_count: null,
    licences: ['MIT'],
  })
  expect(openRecordOf(listed, rights(none.lists))).toMatchObject({ other_names: ['an editor’s name'], rating: 4.25 })
})

test('the website reads a record as it is written', () => {
  const written = openRecordOf(entry(), rights())
  expect(openRecordSchema.parse(written)).toEqual({ ...written, id: '7' })
})
