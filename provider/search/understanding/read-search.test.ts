import { askable, town } from '@/testing/search/small-directory'
import { makeRecord } from '@/testing/search/records'

const ENGINEERING = 1
const POLYTECHNIC = 2
const SCHOOL = 14
const NAMES: readonly (readonly [name: string, place: string, typeId: number, over?: object])[] = [
  ['Tunga College of Engineering', 'Kalaburagi', ENGINEERING, { streamIds: [101], ownership: 'private' }],
  ['Bhadra Institute of Technology', 'Kalaburagi', ENGINEERING, { ownership: 'aided', fees: [90_000] }],
  ['Sharavati Institute of Technology', 'Kalaburagi', ENGINEERING, { ownership: 'private', fees: [60_000] }],
  ['Kali Engineering College for Women', 'Mysuru', ENGINEERING, { ownership: 'government' }],
  ['Netravati Engineering College', 'Mysuru', ENGINEERING, { averageRating: 4.5, reviewCount: 9 }],
  ['Hemavati Polytechnic', 'Bidar', POLYTECHNIC, { streamIds: [205], ownership: 'government' }],
  ['Government Polytechnic', 'Bidar', POLYTECHNIC, { ownership: null }],
  ['Varada Academy', 'Mysuru', ENGINEERING, { courseNames: ['VLSI Design Master of Engineering'] }],
  ['Hill Lower Primary School', 'Mysuru', SCHOOL, { streamIds: [1401] }],
  ['Best Engineering School', 'Hassan', SCHOOL],
  ['PES Polytechnic', 'Shivamogga', POLYTECHNIC],
  ['Manipur Vidya College', 'Gadag-Betigeri', 5],
]
const RECORDS = NAMES.map(([name, place, typeId, over], at) =>
  makeRecord({ id: at + 1, name, ...town(place), typeIds: [typeId], ...over }),
)
const { search, find, offer } = askable(RECORDS)
const understood = (typed: string, more: object = {}) =>
  search.list({ search: typed, page: 1, limit: 10, ...more }).understood

test('a place that is named is kept, and so is the kind', () => {
  expect(new Set(find('engineering colleges in gulbarga'))).toEqual(
    new Set(['Tunga College of Engineering', 'Bhadra Institute of Technology', 'Sharavati Institute of Technology']),
  )
  expect(find('cse gulbarga')).toEqual(['Tunga College of Engineering'])
  expect(find('civil diploma bidar')).toEqual(['Hemavati Polytechnic'])
})

test('a place with the ending of its case is that place', () => {
  const there = ['Kali Engineering College for Women', 'Netravati Engineering College', 'Varada Academy']
  for (const typed of ['ಮೈಸೂರಿನಲ್ಲಿ', 'ಮೈಸೂರಲ್ಲಿ', 'mysurinalli'])
    expect(new Set(find(typed))).toEqual(new Set([...there, 'Hill Lower Primary School']))
})

test('who is of a minority is who is known to be, or says so', () => {
  const said = (id: number, name: string, over: object) =>
    makeRecord({ id, name, ...town('Bidar'), typeIds: [5], ...over })
  const { find: findIn } = askable([
    ...RECORDS,
    said(60, 'Pushkarni College', { minority: true }),
    said(61, 'Kumudvati College', { minority: false }),
    said(62, 'Bidar Minority College', {}),
  ])
  expect(new Set(findIn('minority college bidar'))).toEqual(new Set(['Pushkarni College', 'Bidar Minority College']))
})

test('a stream at a level is a course of that stream at that level, where anybody teaches one', () => {
  const civil = (id: number, name: string, courseNames: string[], place = 'Hassan') =>
    makeRecord({ id, name, ...town(place), typeIds: [ENGINEERING, POLYTECHNIC], streamIds: [107], courseNames })
  const { find: findIn } = askable([
    ...RECORDS,
    civil(80, 'Yagachi Institute', ['Civil Engineering Bachelor of Engineering']),
    civil(81, 'Ravi Institute', ['Civil Engineering Diploma in Engineering']),
    civil(82, 'Beas Institute', [], 'Udupi'),
  ])
  expect(findIn('be civil hassan')).toEqual(['Yagachi Institute'])
  expect(new Set(findIn('civil engineering hassan'))).toEqual(new Set(['Yagachi Institute', 'Ravi Institute']))
  // Of whom no list says the courses may teach it.
  expect(findIn('be civil udupi')).toEqual(['Beas Institute'])
  expect(new Set(findIn('mtech civil hassan'))).toEqual(new Set(['Yagachi Institute', 'Ravi Institute']))
})

test('what only a degree has no PU college teaches, whatever its name says', () => {
  const records = [
    makeRecord({ id: 70, name: 'Hill PU College', ...town('Hassan'), typeIds: [13], streamIds: [1302] }),
    makeRecord({ id: 71, name: 'Hill Commerce PU College', ...town('Hassan'), typeIds: [13] }),
    makeRecord({ id: 72, name: 'Hill Commerce College', ...town('Hassan'), typeIds: [5] }),
  ]
  expect(askable([...RECORDS, ...records]).find('bcom hassan')).toEqual(['Hill Commerce College'])
})

test('who is called so to the word comes before kinds', () => {
  expect(find('best engineering school')[0]).toBe('Best Engineering School')
  expect(understood('best engineering school')).toBeNull()
})

test('unknown is not no: a name says who runs it where no list does', () => {
  expect(new Set(find('government polytechnic in bidar'))).toEqual(
    new Set(['Hemavati Polytechnic', 'Government Polytechnic']),
  )
  expect(find('aided engineering college gulbarga')).toEqual(['Bhadra Institute of Technology'])
})

describe('who runs it is taken at the word of the list', () => {
  const LINES = [
    ['Vrishabha Engineering College', 'Kalaburagi', 'university'],
    ['Aghanashini Engineering College', 'Mysuru', 'university'],
    ['Palar Engineering College', 'Mysuru', 'deemed'],
    ['Arkavati Engineering College', 'Hassan', 'deemed'],
    ['Arkavati Private Engineering College', 'Mysuru', 'private'],
  ] as const
  const records = LINES.map(([name, place, ownership], at) =>
    makeRecord({ id: 50 + at, name, ...town(place), typeIds: [ENGINEERING], ownership }),
  )
  const { find: findIn } = askable([...RECORDS, ...records])

  test.each([
    [
      'no college of a public university is the government’s',
      'government engineering college in mysuru',
      ['Kali Engineering College for Women'],
    ],
    [
      'but where the government has none there',
      'government engineering college in gulbarga',
      ['Vrishabha Engineering College'],
    ],
    [
      'no deemed university is private',
      'private engineering college in mysuru',
      ['Arkavati Private Engineering College'],
    ],
    ['but where nobody else is there', 'private engineering college in hassan', ['Arkavati Engineering College']],
  ])('%s', (_, typed, found) => {
    expect(findIn(typed)).toEqual(found)
  })
})

test('a hostel that nobody is known to have rules nobody out, and that is said', () => {
  expect(find('polytechnic with hostel in bidar')).toHaveLength(2)
  expect(understood('polytechnic with hostel in bidar')).toMatchObject({ unknown: ['is_residential'] })
})

test('what is taught counts by the words of the directory’s own courses', () => {
  expect(find('vlsi mtech')).toEqual(['Varada Academy'])
  expect(understood('vlsi mtech')?.parts).toContainEqual({
    is: 'course',
    values: ['vlsi'],
    name: { en: 'vlsi' },
    without: 'mtech',
  })
})

test('"low fee" orders by what is known, "best" by ratings where there are any', () => {
  expect(find('low fee engineering college in gulbarga')[0]).toBe('Sharavati Institute of Technology')
  expect(understood('low fee engineering college in gulbarga')).toMatchObject({ sort: 'fee', unknown: [] })
  expect(find('best engineering college in mysuru')[0]).toBe('Netravati Engineering College')
  expect(understood('best polytechnic in bidar')).toMatchObject({ sort: null, unknown: ['rating'] })
})

test('an order that is chosen leaves the words’ own', () => {
  expect(understood('low fee engineering college in gulbarga', { sort: 'name' })).toMatchObject({ sort: null })
})

test('a filter that is set replaces what the words say of it', () => {
  const page = search.list({
    search: 'engineering in gulbarga',
    page: 1,
    limit: 10,
    district_id: [545],
    withFacets: true,
  })
  expect(page.total).toBe(3)
  expect(page.understood?.parts.map(({ is }) => is)).toEqual(['type'])
})

test('the counts beside the options take the words for filters', () => {
  const { facets } = search.list({ search: 'engineering in gulbarga', page: 1, limit: 10, withFacets: true })
  expect(facets?.get('district_id')).toEqual(
    new Map([
      [538, 3],
      [545, 3],
    ]),
  )
})

test('where the place has none, the nearest that have some are offered, the nearest first', () => {
  expect(find('polytechnic in gulbarga')).toEqual([])
  expect(offer('polytechnic in gulbarga')?.places).toEqual(['Bidar', 'Shivamogga'])
  expect(new Set(offer('polytechnic in gulbarga')?.institutes)).toEqual(
    new Set(['Hemavati Polytechnic', 'Government Polytechnic']),
  )
})

test('a town beside the name of its district, which is that of another town, is that town', () => {
  const degree = (id: number, name: string, place: string) => makeRecord({ id, name, ...town(place), typeIds: [5] })
  const { find: findIn } = askable([
    degree(1, 'Sundari College', 'Gubbi'),
    degree(2, 'Tumkur Road College', 'Gubbi'),
    degree(3, 'Nalina College', 'Tumakuru'),
  ])
  for (const typed of ['colleges gubbi tumkur', 'colleges in tumkur, gubbi'])
    expect(new Set(findIn(typed))).toEqual(new Set(['Sundari College', 'Tumkur Road College']))
})

test('of a place alone, whoever stands there comes before whoever is only named after it', () => {
  const records = [
    makeRecord({ id: 1, name: 'Mangalore Institute of Trade', ...town('Bengaluru'), typeIds: [3] }),
    makeRecord({ id: 2, name: 'Netra Institute', ...town('Mangaluru'), typeIds: [3] }),
  ]
  expect(askable(records).find('mangalore')).toEqual(['Netra Institute', 'Mangalore Institute of Trade'])
  expect(askable(records).find('ಮಂಗಳೂರು')[0]).toBe('Netra Institute')
})

test('a national institute is no other of the same subject', () => {
  const records = [makeRecord({ id: 1, name: 'Tungabhadra Institute of Fashion Technology', typeIds: [10] })]
  const ask = (typed: string) => askable(records).search.list({ search: typed, page: 1, limit: 5 })
  expect(ask('national institute of fashion technology').understood).toMatchObject({ isMissing: true })
  expect(ask('institute of fashion technology').understood).toBeNull()
})

test('a name in English words and Kannada letters is the name, with or without its “of”', () => {
  const records = [
    makeRecord({ id: 1, name: 'R.V. College of Engineering', ...town('Bengaluru'), typeIds: [ENGINEERING] }),
  ]
  const its = askable(records)
  for (const typed of ['ಆರ್ ವಿ ಕಾಲೇಜ್ ಆಫ್ ಎಂಜಿನಿಯರಿಂಗ್', 'ಆರ್ ವಿ ಇಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜ್']) {
    expect(its.find(typed)).toEqual(['R.V. College of Engineering'])
    // Nobody says that there is no such college.
    expect(its.search.list({ search: typed, page: 1, limit: 5 }).understood).toBeNull()
  }
})

test('of a name and a kind that nobody has, whoever shares the word "college" is not near', () => {
  expect(find('kasturba medical college')).toEqual([])
  expect(offer('kasturba medical college')).not.toBeNull()
})

test('a kind that nobody is gives nothing, and no name that has its letters', () => {
  expect(find('mbbs colleges in bangalore')).toEqual([])
  expect(offer('mbbs colleges in bangalore')).toEqual({ institutes: [], places: [] })
})

test('a name that nobody has is said to be missing, above the nearest', () => {
  expect(understood('pes university')).toMatchObject({ isMissing: true })
  expect(find('pes university')[0]).toBe('PES Polytechnic')
  expect(understood('tunga mysore')).toMatchObject({ isMissing: true })
  expect(understood('tunga gulbarga')).toBeNull()
})

describe('of a name that nobody has, the nearest', () => {
  const DEGREE = 5
  const UNIVERSITY = 15
  const OTHERS: readonly (readonly [name: string, place: string, typeId: number])[] = [
    ['Xavier College', 'Gadag-Betigeri', DEGREE],
    ['Mount Carmel College', 'Mysuru', DEGREE],
    ['Kuvempu High School', 'Bidar', SCHOOL],
    ['Ranga University', 'Mysuru', UNIVERSITY],
    ['Basudeva Somani College', 'Mysuru', DEGREE],
  ]
  const others = OTHERS.map(([name, place, typeId], at) =>
    makeRecord({ id: 100 + at, name, ...town(place), typeIds: [typeId] }),
  )
  const directory = askable([...RECORDS, ...others])

  test.each([
    [
      'of the kind, where it was said that it is',
      'kuvempu polytechnic bidar',
      ['Hemavati Polytechnic', 'Government Polytechnic'],
    ],
    [
      'of the kind, and no namesake of another kind elsewhere',
      'xavier polytechnic bidar',
      ['Hemavati Polytechnic', 'Government Polytechnic'],
    ],
    ['a namesake of the kind elsewhere', 'mount carmel college bidar', ['Mount Carmel College']],
    ['of the kind, and not who sounds a little like it', 'osmania university', ['Ranga University']],
    [
      'who is there, where no kind is said',
      'iiit bidar',
      ['Hemavati Polytechnic', 'Government Polytechnic', 'Kuvempu High School'],
    ],
  ])('are %s: %s', (_, typed, nearest) => {
    expect(new Set(directory.find(typed))).toEqual(new Set(nearest))
    expect(directory.search.list({ search: typed, page: 1, limit: 10 })).toMatchObject({
      understood: { isMissing: true },
    })
  })

  test('whoever has a name of many words is found by its beginning, though it says kinds', () => {
    const college = { ...town('Bidar'), typeIds: [ENGINEERING] }
    const names = ['Government Engineering Polytechnic College for Women Kushtagi Wing', 'Kali Engineering College']
    const records = names.map((name, at) => makeRecord({ id: 200 + at, name, ownership: 'government', ...college }))
    const { search: long } = askable(records)
    const page = long.list({ search: 'government engineering polytechnic college for women', page: 1, limit: 10 })
    expect([page.ids[0], page.understood]).toEqual([200, null])
  })
})

test('parts have names in both languages, and the search without them', () => {
  expect(understood('sarkari polytechnic in bidar')?.parts).toEqual([
    { is: 'type', values: ['2'], name: { en: 'Polytechnic', kn: 'ಪಾಲಿಟೆಕ್ನಿಕ್' }, without: 'sarkari in bidar' },
    { is: 'ownership', values: ['government'], name: null, without: 'polytechnic in bidar' },
    {
      is: 'place',
      values: ['529', expect.any(String)],
      name: { en: 'Bidar', kn: 'ಬೀದರ್' },
      without: 'sarkari polytechnic in',
    },
  ])
})

describe('a name that nobody has is said to be missing', () => {
  const LINES: readonly (readonly [name: string, typeId: number, place: string])[] = [
    ['Impact Institute of Management Studies', 3, 'Bengaluru'],
    ['Indian Institute of Plantation Management', 3, 'Bengaluru'],
    ['Sai Vidya Institute of Technology', ENGINEERING, 'Bengaluru'],
    ['Savitha High School', SCHOOL, 'Mysuru'],
    ['Kittur College of Engineering', ENGINEERING, 'Hubballi-Dharwad'],
    ['Vani College of Engineering', ENGINEERING, 'Mysuru'],
  ]
  const records = LINES.map(([name, typeId, place], at) =>
    makeRecord({ id: 100 + at, name, ...town(place), typeIds: [typeId] }),
  )
  const isMissing = (typed: string, more: readonly ReturnType<typeof makeRecord>[] = []) =>
    askable([...records, ...more]).offer(typed) !== null

  test('of a national chain, though others have its first letters or its words', () => {
    expect(isMissing('IIM Bangalore')).toBe(true)
    expect(isMissing('Indian Institute of Management Bangalore')).toBe(true)
    expect(isMissing('Indian Institute of Plantation Management')).toBe(false)
  })

  test('but where the chain stands there, it is found by both', () => {
    const itself = makeRecord({
      id: 200,
      name: 'Indian Institute of Management, Bangalore',
      ...town('Bengaluru'),
      typeIds: [3],
    })
    expect(isMissing('IIM Bangalore', [itself])).toBe(false)
    expect(isMissing('Indian Institute of Management Bangalore', [itself])).toBe(false)
  })

  test('that nobody of the kind is called, though its letters are the first ones of another', () => {
    expect(isMissing('Saveetha Engineering College')).toBe(true)
    expect(isMissing('SVIT')).toBe(false)
  })

  test('whose name one has, and whose kind another is', () => {
    expect(isMissing('Savitha Engineering College')).toBe(true)
    expect(isMissing('Savitha High School')).toBe(false)
    expect(isMissing('Vani Engineering College')).toBe(false)
  })
})
