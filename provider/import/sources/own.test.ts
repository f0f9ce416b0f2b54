import { TAXONOMY } from '@/provider/directory/taxonomy'
import { DISTRICTS } from '@/provider/geography/places'
import { TownReader } from '@/provider/import/clean/city'
import { cleanAmount, cleanEmail, cleanPhone, cleanWebsite } from '@/provider/import/clean/contact'
import { readOwnRow } from './own'
import { ownershipOf } from '@/provider/ownership'
import { sourceName } from './source-name'

const towns = new TownReader(
  DISTRICTS.flatMap(({ id: districtId, cities }) => cities.map((city) => ({ ...city, districtId }))),
)
const read = (values: Record<string, unknown>) =>
  readOwnRow({ line: 2, values }, { all: false, name: 'karnataka' }, towns, 'mine')
const drafted = (values: Record<string, unknown>) => {
  const reading = read(values)
  if ('rejected' in reading) throw new Error(reading.rejected)
  return reading
}

test('every column of the format', () => {
  const { draft, notes } = drafted({
    external_id: 'C-7',
    name: 'Sahyadri College',
    name_kn: 'ಸಹ್ಯಾದ್ರಿ ಕಾಲೇಜು',
    alternative_names: 'SCES; Sahyadri Engg College',
    type: 'Engineering',
    streams: 'Computer Science; Civil',
    district: 'Shimoga',
    city: 'Shimoga',
    address: 'BH Road',
    zip: '577 201',
    phone: '+91 8182 222222',
    email: 'office@example.in',
    website: 'www.example.in',
    university: 'VTU',
    ownership: 'Government',
    gender: 'Girls only',
    minority: 'No',
    classes: '8 to 10',
    hostel_fee: 'Rs. 60,000 - Rs. 90,000/-',
    mess_fee: '36,000 per annum',
    management_fee: '1.5 to 2 lakh',
    coordinates: '13.9299, 75.5681',
    level: 'PG',
    residential: 'yes',
    brochure: 'www.example.in/prospectus.pdf',
    brochure_kn: 'http://www.example.in/kannada.pdf',
    course: 'Computer Science and Engineering',
    course_category: 'Bachelor of Engineering',
    duration: '4 years',
    fees: 'Rs. 1,12,410/-',
    seats: '60',
  })
  expect(notes).toEqual([])
  expect(draft).toMatchObject({
    source: 'mine',
    externalId: 'C-7',
    name: { en: 'Sahyadri College', kn: 'ಸಹ್ಯಾದ್ರಿ ಕಾಲೇಜು' },
    alternativeNames: ['SCES', 'Sahyadri Engg College'],
    districtId: 547,
    zip: '577201',
    website: 'https://www.example.in',
    university: 'Visvesvaraya Technological University',
    gender: 'women',
    minority: false,
    classes: { from: 8, to: 10 },
    hostel_fee: { from: 60_000, to: 90_000 },
    mess_fee: { from: 36_000, to: 36_000 },
    management_fee: { from: 150_000, to: 200_000 },
    coordinates: { latitude: 13.9299, longitude: 75.5681 },
    brochure: 'https://www.example.in/prospectus.pdf',
    // Which the website would not fetch.
    brochure_kn: null,
    isResidential: true,
    typeId: 1,
    streamIds: [101, 107],
    courses: [
      {
        name: 'Computer Science and Engineering',
        category: 'Bachelor of Engineering',
        duration: '4 years',
        fees: 112_410,
        seats: 60,
        // Its column knows better than its heading.
        level: 'postgraduate',
      },
    ],
  })
  expect(draft.cityId).not.toBeNull()
})

test('what cannot be read is left out and said', () => {
  const { draft, notes } = drafted({
    name: 'ABC College',
    type: 'Spaceflight',
    district: 'Atlantis',
    city: 'Hassan',
    fees: 'ask',
    course: 'BA',
    streams: 'Magic',
    email: 'no',
    phone: 'none',
  })
  expect(draft).toMatchObject({
    districtId: null,
    cityId: null,
    email: null,
    phone: null,
    address: 'Hassan',
    typeId: 5,
  })
  expect(notes).toEqual([
    'type "Spaceflight" is not known',
    'district "Atlantis" is not known',
    'city "Hassan" is no town of that district; it stands in the address',
    'streams not known: Magic',
    'fees "ask" are no amount',
  ])
})

test('a row with a name in another language alone goes by that', () => {
  const { draft, notes } = drafted({ name_kn: 'ಸಹ್ಯಾದ್ರಿ ಕಾಲೇಜು', district: 'ಹಾಸನ', city: 'ಬೇಲೂರು' })
  expect(draft.name).toEqual({ en: 'ಸಹ್ಯಾದ್ರಿ ಕಾಲೇಜು' })
  expect([draft.districtId, draft.cityId, draft.address, notes]).toEqual([539, expect.any(Number), null, []])
})

test.each([
  ['ಸರ್ಕಾರಿ ಪ್ರಥಮ ದರ್ಜೆ ಕಾಲೇಜು, ಹಾಸನ', 'degree'],
  ['ಕಮಲಾ ಪದವಿ ಪೂರ್ವ ಕಾಲೇಜು', 'pu-college'],
  ['ಕಮಲಾ ಪದವಿ ಕಾಲೇಜು', 'degree'],
  ['ಸರ್ಕಾರಿ ಪಾಲಿಟೆಕ್ನಿಕ್ ಹೊಸದುರ್ಗ', 'polytechnic'],
  ['ಕಮಲಾ ಇಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು', 'engineering'],
  ['ಕಮಲಾ ಕಾಲೇಜ್ ಆಫ್ ಎಂಜಿನಿಯರಿಂಗ್', 'engineering'],
  ['ಸರ್ಕಾರಿ ಪ್ರೌಢಶಾಲೆ', 'school'],
  ['ಕಮಲಾ ದಂತ ವೈದ್ಯಕೀಯ ಕಾಲೇಜು', 'medical'],
  ['ಕಮಲಾ ಕಾನೂನು ಮಹಾವಿದ್ಯಾಲಯ', 'law'],
  ['ತುಂಗಾ ವಿಶ್ವವಿದ್ಯಾಲಯ', 'university'],
  // "ಕಾಲೇಜು" within another word says nothing.
  ['ಕಮಲಾಕಾಲೇಜುಪುರ', undefined],
])('a name in Kannada tells its type: %s is of %s', (name_kn, slug) => {
  const { typeId } = drafted({ name_kn, district: 'ಹಾಸನ' }).draft
  expect(TAXONOMY.find(({ id }) => id === typeId)?.slug).toBe(slug)
})

test.each([
  ['ಸರ್ಕಾರಿ', 'government'],
  ['ಅನುದಾನಿತ', 'aided'],
  ['ಖಾಸಗಿ ಅನುದಾನರಹಿತ', 'private'],
])('who runs it is read in Kannada: %s is %s', (listed, ownership) => {
  expect(ownershipOf(drafted({ name: 'Kamala College', ownership: listed }).draft.ownership)).toBe(ownership)
})

test('types in Kannada are known, and a place behind a name is', () => {
  expect(drafted({ name_kn: 'ಕಮಲಾ', type: 'ಪದವಿ ಪೂರ್ವ ಕಾಲೇಜು' }).draft.typeId).toBe(13)
  expect(drafted({ name_kn: 'ಕಮಲಾ', type: 'ಕಾನೂನು' }).draft.typeId).toBe(8)
  expect(drafted({ name_kn: 'ಸರ್ಕಾರಿ ಪಾಲಿಟೆಕ್ನಿಕ್ ಹೊಸದುರ್ಗ' }).draft.districtId).toBe(533)
})

describe('other names', () => {
  const others = (alternative_names: unknown, more: Record<string, unknown> = {}) => {
    const { draft, notes } = drafted({ name: 'R.V. College of Engineering', ...more, alternative_names })
    return { names: draft.alternativeNames, notes }
  }

  test('are cleaned, and apart by a semicolon or a bar, or a list', () => {
    expect(others(' RVCE | R V\u0000  ENGG COLLEGE;Ramaiah&#39;s; ; -- ;DSATM').names).toEqual([
      'RVCE',
      'R V Engineering College',
      "Ramaiah's",
      'DSATM',
    ])
    expect(others([['RVCE', null], 'ಆರ್‌ವಿಸಿಇ', 7, {}]).names).toEqual(['RVCE', 'ಆರ್‌ವಿಸಿಇ'])
  })

  test('say something more than the name; what is left out is noted', () => {
    const many = Array.from({ length: 21 }, (_, index) => `Name ${index}`)
    expect(
      others('R V COLLEGE OF ENGINEERING; RVCE; R.V.C.E.; ಆರ್‌ವಿ; x; ' + 'y'.repeat(151), { name_kn: 'ಆರ್‌ವಿ' }),
    ).toEqual({
      names: ['RVCE'],
      notes: [
        `other names left out: "R V College of Engineering" (the name itself), "R.V.C.E." (given twice), ` +
          `"ಆರ್‌ವಿ" (the name itself), "x" (no name), "${'y'.repeat(60)}" (longer than 150 letters)`,
      ],
    })
    expect(others(many)).toEqual({
      names: many.slice(0, 20),
      notes: ['other names left out: "Name 20" (more than 20)'],
    })
  })

  test('that stand within the name come first', () => {
    const { draft } = drafted({ name: 'Kamala College (formerly XYZ)', alternative_names: 'A to C' })
    expect(draft).toMatchObject({ name: { en: 'Kamala College' }, alternativeNames: ['XYZ', 'A to C'] })
  })
})

test('rows are rejected with a reason, never thrown at', () => {
  expect(read({ name: ' ' })).toMatchObject({ rejected: 'no name' })
  expect(read({ name: 'Pune College', state: 'Maharashtra' })).toMatchObject({
    rejected: 'in Maharashtra, which is not wanted (see --state)',
  })
})

test('a row that tells no type is kept for the institution that it may belong to', () =>
  expect(drafted({ name: 'XYZ' }).draft).toMatchObject({ typeId: null, typeIds: [] }))

test.each([
  [{ city: 'Bangalore, Karnataka' }, { districtId: 525, cityId: 276600, address: null }],
  [{ city: 'K R Puram, Bangalore' }, { districtId: 525, address: 'K R Puram' }],
  [{ city: 'Ujire, Dakshina Kannada' }, { districtId: 534, cityId: null, address: 'Ujire, Dakshina Kannada' }],
  [{ address: 'Udyambag, Belgaum' }, { districtId: 527 }],
  [
    { name: 'Government College', city: 'K.R.Sagara' },
    { districtId: 544, cityId: null },
  ],
  [
    { name: 'Government College', city: 'Kokatanoor' },
    { districtId: null, cityId: null },
  ],
  [{ name: 'Government College', city: 'Kolar' }, { districtId: 542 }],
  [{ name: 'KLE College, Gadag' }, { districtId: 537 }],
  [{ name: 'Kamala College Chikkodi, Belgaum District' }, { districtId: 527, cityId: 251811 }],
  [{ name: 'Kamala College', city: 'Banaglore' }, { districtId: 525 }],
  [
    { name: 'Kamala College Naragund', city: 'Gadag' },
    { districtId: 537, cityId: 251884 },
  ],
  [{ name: 'KLE College for Women, Kollegal', city: 'Chamarajanagar' }, { districtId: 531 }],
])('a place as people write it: %j', (values, expected) =>
  expect(drafted({ name: 'ABC College', ...values }).draft).toMatchObject(expected),
)

test('of a town that two districts have it is said that it tells none', () => {
  expect(drafted({ name: 'Government College', city: 'Kokatanoor' }).notes).toContain(
    'city "Kokatanoor" does not tell a district; it stands in the address',
  )
})

test('a row without an id is the same record when it comes again', () => {
  const first = drafted({ name: 'ABC College', district: 'Hassan' }).draft
  const again = drafted({ name: 'A.B.C. COLLEGE', district: 'HASSAN', phone: '08172 222222' }).draft
  expect(again.externalId).toBe(first.externalId)
  expect(drafted({ name: 'ABC College', district: 'Udupi' }).draft.externalId).not.toBe(first.externalId)
})

test('rows of one name whose list says where they are in the address alone are not one record', () => {
  const [karwar, mulbagal, again] = ['Karwar, Uttara Kannada', 'Mulbagal', 'KARWAR, UTTARA KANNADA'].map(
    (address) => drafted({ name: 'Government Polytechnic', address }).draft.externalId,
  )
  expect(karwar).not.toBe(mulbagal)
  expect(again).toBe(karwar)
})

test('a list that gives the district alone says the town at the end of the name', () => {
  expect(drafted({ name: 'ABC College, Puttur', district: 'Dakshina Kannada' }).draft.cityId).not.toBeNull()
  expect(drafted({ name: 'ABC College', district: 'Dakshina Kannada' }).draft.cityId).toBeNull()
})

test('courses as a list', () => {
  expect(drafted({ name: 'ABC College', courses: 'B.A.; B.Sc.' }).draft.courses.map(({ name }) => name)).toEqual([
    'B.A.',
    'B.Sc.',
  ])
  expect(
    drafted({ name: 'ABC College', courses: [{ name: 'B.A.', fees: 9000, seats: '40' }, 'B.Com.'] }).draft.courses,
  ).toMatchObject([{ name: 'B.A.', fees: 9000, seats: 40 }, { name: 'B.Com.' }])
})

test.each([
  ['75000', [75_000, 75_000]],
  ['₹60,000 – ₹90,000', [60_000, 90_000]],
  ['60,000 to 1 lakh', [60_000, 100_000]],
  ['1.5-2 lakh', [150_000, 200_000]],
  ['1.5 lakh - 2 lakh', [150_000, 200_000]],
  ['75,000/-', [75_000, 75_000]],
  ['₹60,000/- to ₹90,000/-', [60_000, 90_000]],
  ['60,000/- - 90,000/-', [60_000, 90_000]],
  ['Rs. 60,000/- per annum', [60_000, 60_000]],
  // Not what somebody asks for.
  ['90,000 to 60,000', null],
  ['0', null],
  ['5,000 per month', null],
  ['Yes', null],
  ['60000-70000-80000', null],
])('a hostel, mess or management fee %j is read as %j', (typed, range) => {
  const { draft, notes } = drafted({ name: 'ABC College', hostel_fee: typed })
  expect(draft.hostel_fee).toEqual(range && { from: range[0], to: range[1] })
  expect(notes).toEqual(range === null ? [`hostel_fee "${typed}" is no amount`] : [])
})

const SHIVAMOGGA = { latitude: 13.9299, longitude: 75.5681 }
test.each([
  [{ coordinates: '13.9299° N, 75.5681° E' }, SHIVAMOGGA, []],
  [{ latitude: '13.9299', longitude: '75.5681' }, SHIVAMOGGA, []],
  [{ latitude: 13.9299, longitude: 75.5681 }, SHIVAMOGGA, []],
  [{ coordinates: SHIVAMOGGA }, SHIVAMOGGA, []],
  [{ latitude: '', longitude: ' ' }, null, []],
  [{ latitude: '13.9299' }, null, ['coordinates "13.9299, " cannot be read']],
  [{ coordinates: 'see map' }, null, ['coordinates "see map" cannot be read']],
  [
    { latitude: '75.5681', longitude: '13.9299' },
    null,
    ['coordinates "75.5681, 13.9299": longitude and latitude are exchanged'],
  ],
  [{ latitude: '0', longitude: '0' }, null, ['coordinates "0, 0" lie outside India']],
  // Mysuru.
  [{ coordinates: '12.3052, 76.6552' }, null, ['coordinates "12.3052, 76.6552" lie in another district']],
])('of %j a school in Shivamogga has the coordinates %j', (said, coordinates, why) => {
  const { draft, notes } = drafted({ name: 'ABC College', district: 'Shimoga', ...said })
  expect([draft.coordinates, notes]).toEqual([coordinates, why])
})

test('of a row without a district coordinates are taken wherever they lie in India', () => {
  const { draft } = drafted({ name: 'ABC College', coordinates: '12.3052, 76.6552' })
  expect([draft.districtId, draft.coordinates]).toEqual([null, { latitude: 12.3052, longitude: 76.6552 }])
})

test('amounts, numbers and addresses', () => {
  expect(['₹45000', '1.5 lakh', '50,000 per year', '-5', 'abc', ''].map(cleanAmount)).toEqual([
    45_000,
    150_000,
    50_000,
    null,
    null,
    null,
  ])
  expect(cleanPhone('080-2222 2222, 080-3333 3333')).toBe('080-2222 2222, 080-3333 3333')
  expect([cleanPhone('12'), cleanPhone('call me'), cleanEmail('a@b'), cleanEmail('mailto:a@b.in')]).toEqual([
    null,
    null,
    null,
    'a@b.in',
  ])
  expect(['javascript:alert(1)', 'ftp://x.in', 'https://user@x.in', 'not a site', 'x.in/a'].map(cleanWebsite)).toEqual([
    null,
    null,
    null,
    null,
    'https://x.in/a',
  ])
})

test('a list goes under its file’s name, never under a public list’s or the editors’', () => {
  expect([sourceName(null, '/x/My Colleges 2025.csv.gz'), sourceName('AICTE', 'x'), sourceName(null, '.csv')]).toEqual([
    'my-colleges-2025',
    'list-aicte',
    'list',
  ])
  // The signs of vowels are part of a word.
  expect(sourceName(null, 'ಕಾಲೇಜು 2026.csv')).toBe('ಕಾಲೇಜು-2026')
  expect([sourceName('Desk', 'x.csv'), sourceName(null, 'desk.csv')]).toEqual(['list-desk', 'list-desk'])
})

test('the level of a course is told from its category, else from its name', () => {
  const { draft } = drafted({
    name: 'ABC College',
    courses: [{ name: 'Civil', category: 'Diploma' }, { name: 'MBA' }, { name: 'Music' }],
  })
  expect(draft.courses.map(({ level }) => level)).toEqual(['diploma', 'postgraduate', null])
})

test('a name alone says nothing in a record: no list is the source of what it says', () => {
  expect(drafted({ name: 'Hill College for Women' }).draft.gender).toBeNull()
})
