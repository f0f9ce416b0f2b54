import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import { institutePageSchema } from '@/lib/contract/institute'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'

/** What is counted where no institution says anything. */
const UNCOUNTED = Object.fromEntries(
  DIRECTORY_FILTERS.flatMap(({ name, counted }) => (counted === 'not' ? [] : [[name, counted === 'once' ? 0 : {}]])),
)

const MYSURU = 545

describeOnEachDatabase('GET /institutes: counts and offers', (database) => {
  const call = callsOn(() => database().db)
  const answer = async (query: string): Promise<Record<string, unknown>> => {
    const { status, body } = await call(`/api/v1/institutes${query}`)
    expect(status).toBe(200)
    expect(institutePageSchema.safeParse(body).success).toBe(true)
    return Object.fromEntries(Object.entries(body ?? {}))
  }
  const ids = new Map<string, number>()

  beforeAll(async () => {
    const { db } = database()
    const rows = [
      {
        name: 'Lotus College',
        typeIds: [1, 3],
        streamIds: [101, 301],
        districtId: 525,
        cityId: 276600,
        averageRating: 4,
        minority: false,
        courses: [
          { name: 'Civil', level: 'degree' as const },
          { name: 'Structures', level: 'postgraduate' as const },
          { name: 'Mining', level: 'degree' as const },
        ],
      },
      {
        name: 'Lotus School',
        typeId: 14,
        streamIds: [1401],
        districtId: MYSURU,
        isResidential: true,
        averageRating: 3.2,
        gender: 'mixed' as const,
        minority: true,
      },
      { name: 'Hill Academy', typeId: 14, districtId: MYSURU },
    ]
    for (const row of rows) ids.set(row.name, await addInstitute(db, row))
  })

  test.each(['?facets=1', '?facets=true', '?facets=TRUE'])('%s counts beside each option', async (query) => {
    const { facets } = await answer(query)
    expect(facets).toEqual({
      ...UNCOUNTED,
      institute_type_id: { 1: 1, 3: 1, 14: 2 },
      category_id: { 101: 1, 301: 1, 1401: 1 },
      district_id: { 525: 1, 545: 2 },
      city_id: { 276600: 1 },
      ownership: {},
      gender: { mixed: 1 },
      level: { degree: 1, postgraduate: 1 },
      // 4 is in both steps that it ends and begins.
      rating: { 3: 2, 4: 1 },
      is_residential: 1,
      minority: 1,
      known: {
        ...Object.fromEntries(DIRECTORY_FILTERS.map(({ name }) => [name, { known: 0, of: 3 }])),
        institute_type_id: { known: 3, of: 3 },
        category_id: { known: 2, of: 3 },
        district_id: { known: 3, of: 3 },
        city_id: { known: 1, of: 3 },
        ownership: { known: 0, of: 3 },
        gender: { known: 1, of: 3 },
        level: { known: 1, of: 3 },
        rating: { known: 2, of: 3 },
        fee: { known: 0, of: 3 },
        // Lists say that pupils live there, and never that they do not; of a minority they say both.
        is_residential: { known: 1, of: 3 },
        minority: { known: 2, of: 3 },
      },
    })
  })

  test.each(['', '?facets=0', '?facets=no', '?facets=', '?facets=2'])('"%s" asks for no counts', async (query) => {
    expect(await answer(query)).not.toHaveProperty('facets')
  })

  test('counts keep the other filters and leave out their own', async () => {
    const { facets, total } = await answer(`?facets=1&institute_type_id=14&district_id=${MYSURU}&search=lotus`)
    expect(total).toBe(1)
    expect(facets).toEqual({
      ...UNCOUNTED,
      institute_type_id: { 14: 1 },
      category_id: { 1401: 1 },
      district_id: { 545: 1 },
      city_id: {},
      ownership: {},
      gender: { mixed: 1 },
      level: {},
      rating: { 3: 1 },
      is_residential: 1,
      minority: 1,
      known: expect.objectContaining({ fee: { known: expect.any(Number), of: 1 }, city_id: { known: 0, of: 1 } }),
    })
  })

  test('a directory page that finds nothing still counts', async () => {
    const { facets, data } = await answer('?facets=1&city_id=1&page=4')
    expect(data).toEqual([])
    expect(facets).toMatchObject({ institute_type_id: {}, city_id: { 276600: 1 }, is_residential: 0 })
  })

  test.each(['', '?search=lotus', '?district_id=1', '?search=hill+academy+mysore', '?search=%20'])(
    '"%s" needs no offer',
    async (query) => {
      expect(await answer(query)).not.toHaveProperty('did_you_mean')
    },
  )

  test('a search whose results a filter hides says which, how many, and whom', async () => {
    const { did_you_mean } = await answer('?search=lotus+college&institute_type_id=2&is_residential=0')
    expect(did_you_mean).toMatchObject({
      institutes: expect.arrayContaining([
        {
          id: ids.get('Lotus College'),
          name: { en: 'Lotus College' },
          disambiguation: null,
          city: { en: 'Bengaluru', kn: 'ಬೆಂಗಳೂರು' },
          district: { en: 'Bengaluru Urban', kn: 'ಬೆಂಗಳೂರು ನಗರ' },
        },
      ]),
      hidden: { institute_type_id: 2 },
    })
  })

  test('hidden results are counted by the name of the filter', async () => {
    const { did_you_mean, total } = await answer('?search=hill&min_rating=2')
    expect(total).toBe(0)
    expect(did_you_mean).toEqual({
      institutes: [
        {
          id: ids.get('Hill Academy'),
          name: { en: 'Hill Academy' },
          disambiguation: null,
          city: null,
          district: { en: 'Mysuru', kn: 'ಮೈಸೂರು' },
        },
      ],
      places: [],
      hidden: { rating: 1 },
    })
  })

  test('a search that finds nothing is offered the nearest place, with its ids', async () => {
    const { did_you_mean, total } = await answer('?search=bnglor')
    expect(total).toBe(0)
    expect(did_you_mean).toMatchObject({
      places: expect.arrayContaining([{ name: { en: 'Bengaluru', kn: 'ಬೆಂಗಳೂರು' }, district_id: 525, city_id: 276600 }]),
      hidden: {},
    })
  })

  test('nonsense is offered nothing', async () => {
    expect(await answer('?search=zzzzqqq')).toMatchObject({
      data: [],
      total: 0,
      did_you_mean: { institutes: [], places: [], hidden: {} },
    })
  })

  test.each(['relevance', 'RATING', 'random', '', 'name;drop table institutes', '__proto__'])(
    'with the sort "%s" a search is in order of relevance',
    async (sort) => {
      const plain = await answer('?search=lotus+school')
      expect(await answer(`?search=lotus+school&sort=${encodeURIComponent(sort)}`)).toEqual(plain)
      expect(plain.data).toMatchObject([{ name: { en: 'Lotus School' } }, { name: { en: 'Lotus College' } }])
    },
  )

  test('an order that is asked for holds for a search as well', async () => {
    const { data } = await answer('?search=lotus&sort=rating')
    expect(data).toMatchObject([{ name: { en: 'Lotus College' } }, { name: { en: 'Lotus School' } }])
    expect((await answer('?search=lotus&sort=name')).data).toMatchObject([
      { name: { en: 'Lotus College' } },
      { name: { en: 'Lotus School' } },
    ])
  })

  test('a page far beyond the last is empty and knows the total', async () => {
    expect(await answer('?search=lotus&page=999999999999')).toMatchObject({ data: [], total: 2, last_page: 1 })
  })
})
