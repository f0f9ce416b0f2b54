import { z } from 'zod'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'

const pageSchema = z.object({
  data: z.array(z.looseObject({ id: z.number(), name: z.object({ en: z.string() }).transform(({ en }) => en) })),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  totalPages: z.number(),
  last_page: z.number(),
})

const BENGALURU_URBAN = 525
const MYSURU = 545
const BENGALURU = 276600

describeOnEachDatabase('GET /institutes', (database) => {
  const call = callsOn(() => database().db)
  const page = async (query: string) => {
    const { status, body } = await call(`/api/v1/institutes${query}`)
    expect(status).toBe(200)
    return pageSchema.parse(body)
  }
  const names = async (query: string) => (await page(query)).data.map((item) => item.name)

  beforeAll(async () => {
    const { db } = database()
    await addInstitute(db, {
      name: 'Cauvery College',
      kn: 'ಕಾವೇರಿ ಕಾಲೇಜು',
      typeIds: [1, 3],
      streamIds: [101, 301],
      districtId: MYSURU,
      averageRating: 4.1,
      reviewCount: 3,
      isResidential: true,
      university: 'Lake University',
      ownership: 'Government, Department of Education',
      gender: 'mixed',
      minority: true,
      courses: [
        { name: 'Computer Science', fees: 90_000, seats: 60, level: 'degree' },
        { name: 'Business', fees: 200_000, seats: 40 },
      ],
    })
    await addInstitute(db, {
      name: 'banyan institute',
      kn: 'ಆಲದ ಮಹಿಳಾ ಸಂಸ್ಥೆ',
      minority: false,
      typeId: 2,
      streamIds: [201],
      districtId: BENGALURU_URBAN,
      cityId: BENGALURU,
      ownership: 'Private, self-financing',
      averageRating: 3.5,
      courses: Array.from({ length: 8 }, (_, index) => ({ name: `Diploma ${index}`, fees: 25_000, level: 'diploma' })),
    })
    await addInstitute(db, { name: 'Areca 100% School', typeId: 14, courses: [{ name: 'Class 8', seats: 0 }] })
    await addInstitute(db, {
      name: 'Areca 1000 School',
      typeId: 14,
      streamIds: [1403],
      gender: 'men',
      classes: { from: 9, to: 10 },
    })
    await addInstitute(db, { name: 'Great Cauvery School', typeId: 14, averageRating: 4.1, reviewCount: 9 })
  })

  test('gives everything by name, whatever the case, when nothing is asked', async () => {
    expect(await names('')).toEqual([
      'Areca 100% School',
      'Areca 1000 School',
      'banyan institute',
      'Cauvery College',
      'Great Cauvery School',
    ])
  })

  test('an item has the fields of the contract, with all its courses', async () => {
    const { data } = await page('?search=banyan')
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'banyan institute',
        disambiguation: null,
        image_url: null,
        address: {
          city: { en: 'Bengaluru', kn: 'ಬೆಂಗಳೂರು' },
          district: { en: 'Bengaluru Urban', kn: 'ಬೆಂಗಳೂರು ನಗರ' },
          state: { en: 'Karnataka', kn: 'ಕರ್ನಾಟಕ' },
        },
        average_rating: 3.5,
        courses: Array.from({ length: 8 }, (_, index) => ({ id: expect.any(Number), name: `Diploma ${index}` })),
        category: { en: 'Polytechnic', kn: 'ಪಾಲಿಟೆಕ್ನಿಕ್' },
        ownership: 'private',
        gender: 'women',
        classes: null,
        fees: { from: 25_000, to: 25_000 },
        seats: null,
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
  })

  test('an item says what its courses cost and hold together; 0 says nothing', async () => {
    const { data } = await page('?search=cauvery+college')
    expect(data[0]).toMatchObject({ fees: { from: 90_000, to: 200_000 }, seats: 100 })
    expect((await page('?search=areca')).data.map(({ fees, seats }) => [fees, seats])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('an item of a school says which classes it teaches', async () => {
    const { data } = await page('?search=areca+1000')
    expect(data).toMatchObject([{ gender: 'men', classes: { from: 9, to: 10 } }])
  })

  test.each([
    ['its type', '?institute_type_id=2', ['banyan institute']],
    ['another type of its streams', '?institute_type_id=3', ['Cauvery College']],
    ['alternatives of streams', '?category_id=201,301', ['banyan institute', 'Cauvery College']],
    ['alternatives of districts', '?district_id=525,545', ['banyan institute', 'Cauvery College']],
    ['a repeated parameter', '?district_id=525&district_id=545', ['banyan institute', 'Cauvery College']],
    ['a city', '?city_id=276600', ['banyan institute']],
    [
      'ratings, both ends included',
      '?min_rating=3.5&max_rating=4.1',
      ['banyan institute', 'Cauvery College', 'Great Cauvery School'],
    ],
    ['a rating alone', '?min_rating=4', ['Cauvery College', 'Great Cauvery School']],
    ['a rating from 0, which the unrated do not match', '?min_rating=0&max_rating=4', ['banyan institute']],
    ['fees, both ends included', '?min_fee=25000&max_fee=90000', ['banyan institute', 'Cauvery College']],
    ['fees between two courses of an institution', '?min_fee=90001&max_fee=199999', []],
    ['fees of any size', '?min_fee=100000&max_fee=999999999999', ['Cauvery College']],
    ['fees that no course can have', '?min_fee=99999999999', []],
    [
      'a city, and whoever in the district has none that is known',
      '?district_id=525,545&city_id=276600&include_unknown=city_id',
      ['banyan institute', 'Cauvery College'],
    ],
    [
      'fees, with those that nobody knows',
      '?institute_type_id=14&max_fee=1&include_unknown=fee,king',
      ['Areca 100% School', 'Areca 1000 School', 'Great Cauvery School'],
    ],
    ['residential', '?is_residential=1', ['Cauvery College']],
    ['who runs it', '?ownership=government', ['Cauvery College']],
    ['alternatives of it, some unknown', '?ownership=private,king,government', ['banyan institute', 'Cauvery College']],
    ['who may study there, by a list or the name', '?gender=women', ['banyan institute']],
    [
      'alternatives of it, none of them where nobody has said',
      '?gender=mixed,men',
      ['Areca 1000 School', 'Cauvery College'],
    ],
    ['the level of a course', '?level=diploma', ['banyan institute']],
    ['alternatives of levels', '?level=degree,diploma,king', ['banyan institute', 'Cauvery College']],
    ['institutions of a minority', '?minority=1', ['Cauvery College']],
    [
      'institutions of a minority, with those of which nobody has said, and without those that are none',
      '?minority=1&include_unknown=minority',
      ['Areca 100% School', 'Areca 1000 School', 'Cauvery College', 'Great Cauvery School'],
    ],
    [
      'several filters at once',
      '?institute_type_id=1&district_id=545&min_rating=4&max_fee=90000&is_residential=1',
      ['Cauvery College'],
    ],
    ['several filters of which one does not match', '?institute_type_id=2&district_id=545', []],
    ['a range that is the wrong way round', '?min_fee=90000&max_fee=25000', ['banyan institute', 'Cauvery College']],
    ['ratings the wrong way round', '?min_rating=4&max_rating=3', ['banyan institute']],
  ])('filters by %s', async (_what, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test.each([
    ['a name, whatever the case', 'BANYAN', ['banyan institute']],
    ['a Kannada name', 'ಕಾವೇರಿ', ['Cauvery College']],
    ['a university', 'lake', ['Cauvery College']],
    ['a city', 'bengaluru banyan', ['banyan institute']],
    ['a district', 'mysuru', ['Cauvery College']],
    ['words in any order', 'college mysuru cauvery', ['Cauvery College', 'Great Cauvery School']],
    ['a place where none of them stands', 'cauvery hubballi', ['Cauvery College', 'Great Cauvery School']],
    ['names that begin so before those that hold it', 'cauvery', ['Cauvery College', 'Great Cauvery School']],
    ['a percent sign, which is no wildcard', '%', []],
    ['an underscore, which is none', '_', []],
    ['a backslash as itself', '\\', []],
    ['a quote', "o'", []],
    [
      'nothing but blanks',
      '  ',
      ['Areca 100% School', 'Areca 1000 School', 'banyan institute', 'Cauvery College', 'Great Cauvery School'],
    ],
  ])('searches for %s', async (_what, words, expected) => {
    expect(await names(`?search=${encodeURIComponent(words)}`)).toEqual(expected)
  })

  test.each([
    ['name', ['Areca 100% School', 'Areca 1000 School', 'banyan institute', 'Cauvery College', 'Great Cauvery School']],
    [
      'rating',
      ['Great Cauvery School', 'Cauvery College', 'banyan institute', 'Areca 100% School', 'Areca 1000 School'],
    ],
    ['fee', ['banyan institute', 'Cauvery College', 'Areca 100% School', 'Areca 1000 School', 'Great Cauvery School']],
    [
      'cheapest',
      ['Areca 100% School', 'Areca 1000 School', 'banyan institute', 'Cauvery College', 'Great Cauvery School'],
    ],
  ])('sorts by %s', async (sort, expected) => {
    expect(await names(`?sort=${sort}`)).toEqual(expected)
  })

  test('sorts a search by name when asked', async () => {
    await expect(names('?search=school&sort=name')).resolves.toEqual([
      'Areca 100% School',
      'Areca 1000 School',
      'Great Cauvery School',
    ])
  })

  test('pages without repeating or leaving out', async () => {
    const first = await page('?limit=2')
    expect(first).toMatchObject({ total: 5, page: 1, limit: 2, totalPages: 3, last_page: 3 })
    const rest = [await page('?limit=2&page=2'), await page('?limit=2&page=3')]
    const ids = [first, ...rest].flatMap(({ data }) => data.map((item) => item.id))
    expect(new Set(ids).size).toBe(5)
  })

  test.each(['?page=9999', '?page=999999999999', '?page=4&limit=2'])(
    'an empty page beyond the last: %s',
    async (query) => {
      expect(await page(query)).toMatchObject({ data: [], total: 5 })
    },
  )

  test.each([
    ['?limit=1000', 100],
    ['?limit=0', 10],
    ['?limit=-3', 10],
    ['?limit=ten', 10],
    ['?limit=', 10],
  ])('how many a page holds, with %s', async (query, limit) => {
    expect((await page(query)).limit).toBe(limit)
  })

  test.each([
    '?institute_type_id=abc&city_id=-1&page=x&is_residential=maybe',
    '?institute_type_id=99999999999999999999',
    '?category_id=,,&district_id=a,b',
    '?district_id=0',
    '?district_id=9999999999',
    '?min_rating=NaN&max_rating=Infinity&min_fee=1e5&max_fee=0x10',
    '?search=%00%00&page=%00',
    '?page=0&limit=%FF%FE',
    '?unknown=1&constructor=1&__proto__=1',
    `?district_id=${'a,'.repeat(500)}`,
  ])('ignores what cannot be read: %s', async (query) => {
    expect((await page(query)).total).toBe(5)
  })

  test('keeps the ids of a list that can be read', async () => {
    expect(await names('?district_id=545,abc,0,9999999999,99999999999')).toEqual(['Cauvery College'])
  })
})
