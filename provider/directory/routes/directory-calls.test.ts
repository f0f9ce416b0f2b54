import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { brochureListSchema } from '@/lib/contract/brochure'
import { readAnswer } from '@/lib/contract/dropped'
import { instituteDetailSchema, institutePageSchema } from '@/lib/contract/institute'
import { districtListSchema, optionListSchema } from '@/lib/contract/lookup'
import { notificationListSchema } from '@/lib/contract/notification'
import { partnerListSchema } from '@/lib/contract/partner'
import { planAnswerSchema } from '@/lib/contract/plan'
import { topInstituteListSchema } from '@/lib/contract/top-institute'
import { brochures } from '@/provider/directory/store/brochure-tables'
import { institutes, notifications, plans, reviews, showcases } from '@/provider/directory/store/schema'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { appOn, callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'

describeOnEachDatabase('the calls of the directory', (database) => {
  const call = callsOn(() => database().db)
  let full = 0
  let bare = 0

  /** The answer as the website reads it, of which nothing may have been dropped. */
  async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const { status, body } = await call(`/api/v1${path}`)
    expect(status).toBe(200)
    const answer = readAnswer(schema, body)
    expect(answer).toMatchObject({ ok: true, dropped: { count: 0 } })
    return schema.parse(body)
  }

  beforeAll(async () => {
    const { db } = database()
    full = await addInstitute(db, {
      name: 'Hill College',
      kn: 'ಹಿಲ್ ಕಾಲೇಜು',
      districtId: 545,
      tagline: { en: 'On the hill' },
      description1: { en: 'First', kn: 'ಮೊದಲ' },
      description2: { en: 'Second' },
      address1: '1 Hill Road',
      zip: '570001',
      phone: '+91 80000 00000',
      email: 'office@hill.example',
      website: 'https://hill.example',
      imageUrl: '/media/drawn/crest/HC/1-20.webp',
      isResidential: true,
      gallery: ['/media/drawn/campus/1-20.webp', '/media/drawn/campus/2-20.webp'],
      overviews: [{ key: 'overview_title1', value: { en: 'About' }, image_url: '/media/a.webp' }],
      admissions: [{ key: 'admission_title1', value: { en: 'How' } }],
      placements: [{ title: { en: '90 %' }, description: { en: 'found work' } }],
      recruiters: [{ company_name: 'Mill Works' }],
      facilities: [{ title: { en: 'Library' }, image: '/media/l.webp' }],
      courses: [
        { name: 'Computer Science', category: 'Bachelor of Engineering', duration: '4 years', fees: 90_000, seats: 60 },
        { name: 'Civil' },
      ],
    })
    bare = await addInstitute(db, { name: 'Plain School', typeId: 14, state: 'Kerala' })
    await db.insert(reviews).values([
      { instituteId: full, name: 'Asha', role: 'Student', rating: 5, description: 'Older', createdAt: new Date(0) },
      { instituteId: full, name: 'Ravi', role: 'Parent', rating: 4, description: 'Newer' },
    ])
    await db.insert(brochures).values({ instituteId: full, title: 'Prospectus', fileUrl: '/brochures/1.pdf' })
    await db.insert(showcases).values([
      { list: 'partners', instituteId: full, position: 2 },
      { list: 'partners', instituteId: bare, position: 1 },
      { list: 'top', instituteId: full, position: 1 },
    ])
    await db.insert(notifications).values([
      { title: { en: 'Undated' } },
      {
        title: { en: 'Dated', kn: 'ದಿನಾಂಕ' },
        startsAt: new Date('2030-01-31T20:00:00Z'),
        endsAt: new Date('2030-02-01T18:29:00Z'),
        link: '/x',
      },
    ])
    await db.insert(plans).values([
      {
        name: { en: 'Second', kn: 'ಎರಡನೆಯದು' },
        price: 4_999,
        billingCycle: 'yearly',
        features: [{ en: 'One', kn: 'ಒಂದು' }, { en: 'Two' }],
        position: 2,
      },
      { name: { en: 'First' }, price: 0, billingCycle: 'monthly', position: 1, isActive: false },
    ])
  })

  test('types and streams, in their order', async () => {
    expect(await read('/get/institutetype', optionListSchema)).toEqual(
      TAXONOMY.map(({ id, name: en, kn }) => ({ id: String(id), name: { en, kn } })),
    )
    expect(await read('/get/streams/3', optionListSchema)).toEqual(
      TAXONOMY[2]?.streams.map(({ id, name: en, kn }) => ({ id: String(id), name: { en, kn } })),
    )
  })

  test.each(['99', '0', 'abc', '99999999999999999999', '%00', '-1'])('no streams for the type %s', async (id) => {
    expect(await read(`/get/streams/${id}`, optionListSchema)).toEqual([])
  })

  test('districts with their cities, by name', async () => {
    const districts = await read('/get/district-city', districtListSchema)
    const names = districts.map((district) => district.name.en)
    expect(names).toHaveLength(31)
    expect(names).toEqual([...names].sort())
    expect(districts.flatMap((district) => district.cities)).toHaveLength(312)
    const [kalaburagi, mysuru] = ['538', '545'].map((id) => districts.find((district) => district.id === id))
    expect(kalaburagi?.otherNames).toEqual(expect.arrayContaining(['Gulbarga', 'ಕಲಬುರಗಿ']))
    expect(mysuru?.cities).toContainEqual({
      id: expect.any(String),
      name: { en: 'Mysuru', kn: 'ಮೈಸೂರು' },
      otherNames: expect.arrayContaining(['Mysore']),
    })
  })

  test('the list', async () => {
    const page = await read('/institutes', institutePageSchema)
    expect(page.items.map((item) => item.name.en)).toEqual(['Hill College', 'Plain School'])
    expect(page.items[0]).toMatchObject({ courses: ['Computer Science', 'Civil'], averageRating: 4.5 })
    expect(page.items[1]).toMatchObject({
      state: { en: 'Kerala' },
      category: { en: 'School', kn: 'ಶಾಲೆ' },
      averageRating: null,
    })
  })

  test('details of an institution with every part', async () => {
    const detail = await read(`/institute/details?id=${full}`, instituteDetailSchema)
    expect(detail).toMatchObject({
      name: { en: 'Hill College', kn: 'ಹಿಲ್ ಕಾಲೇಜು' },
      description1: { en: 'First', kn: 'ಮೊದಲ' },
      isResidential: true,
      typeId: '1',
      gallery: [
        { url: '/media/drawn/campus/1-20.webp', alt: null },
        { url: '/media/drawn/campus/2-20.webp', alt: null },
      ],
      place: {
        address1: '1 Hill Road',
        city: null,
        district: { en: 'Mysuru', kn: 'ಮೈಸೂರು' },
        zip: '570001',
        state: { en: 'Karnataka' },
      },
      overviews: [{ key: 'overview_title1', value: { en: 'About' }, image: '/media/a.webp' }],
      averageRating: 4.5,
      reviewCount: 2,
      recruiters: [{ name: 'Mill Works', description: null }],
    })
    expect(detail?.reviews.map((review) => review.name)).toEqual(['Ravi', 'Asha'])
    expect(detail?.courses).toMatchObject([
      {
        name: 'Computer Science',
        category: { en: 'Bachelor of Engineering' },
        duration: '4 years',
        fees: 90_000,
        seats: 60,
      },
      { name: 'Civil', category: null, duration: null, fees: null, seats: null },
    ])
    expect(detail?.facilities).toMatchObject([{ title: { en: 'Library' }, description: null, image: '/media/l.webp' }])
  })

  test('details of an institution of which little is known', async () => {
    const detail = await read(`/institute/details?id=${bare}`, instituteDetailSchema)
    expect(detail).toMatchObject({
      name: { en: 'Plain School' },
      logo: null,
      averageRating: null,
      gallery: [],
      courses: [],
    })
  })

  test('who runs an institution and its university, where nobody has described it', async () => {
    const describe = async (more: { ownership?: string; university?: string }) => {
      const id = await addInstitute(database().db, { name: 'Nadi University', ...more })
      return (await read(`/institute/details?id=${id}`, instituteDetailSchema))?.description1
    }
    expect(await describe({ ownership: 'Government', university: 'Tunga University' })).toEqual({
      en: 'Government · Tunga University',
    })
    expect(await describe({ ownership: 'Government', university: 'Nadi University' })).toEqual({ en: 'Government' })
    expect(await describe({})).toBeNull()
  })

  test('who runs it, as a word of the contract', async () => {
    const id = await addInstitute(database().db, { name: 'Nadi College', ownership: 'Government-aided' })
    expect((await read(`/institute/details?id=${id}`, instituteDetailSchema))?.ownership).toBe('aided')
  })

  test('who may study there, whether a minority runs it, its classes, the level of a course', async () => {
    const { db } = database()
    const id = await addInstitute(db, {
      name: 'Tunga Girls High School',
      minority: false,
      classes: { from: 8, to: 10 },
      courses: [{ name: 'Weaving', level: 'certificate' }, { name: 'Singing' }],
    })
    expect(await read(`/institute/details?id=${id}`, instituteDetailSchema)).toMatchObject({
      gender: 'women',
      isMinority: false,
      classes: { from: 8, to: 10 },
      courses: [{ level: 'certificate' }, { level: null }],
    })
    const silent = await addInstitute(db, { name: 'Silent College' })
    expect(await read(`/institute/details?id=${silent}`, instituteDetailSchema)).toMatchObject({
      gender: null,
      isMinority: null,
      classes: null,
    })
  })

  test('what it asks for itself: hostel, mess, a management seat', async () => {
    const { db } = database()
    const id = await addInstitute(db, { name: 'Hill College', hostel_fee: { from: 60_000, to: 90_000 } })
    expect((await read(`/institute/details?id=${id}`, instituteDetailSchema))?.ownFees).toEqual({
      hostel_fee: { from: 60_000, to: 90_000 },
      mess_fee: null,
      management_fee: null,
    })
  })

  test('where it stands, where that is known', async () => {
    const { db } = database()
    const coordinates = { latitude: 12.9716, longitude: 77.594612 }
    const id = await addInstitute(db, { name: 'Hill College', coordinates })
    const silent = await addInstitute(db, { name: 'Silent College' })
    expect((await read(`/institute/details?id=${id}`, instituteDetailSchema))?.coordinates).toEqual(coordinates)
    expect((await read(`/institute/details?id=${silent}`, instituteDetailSchema))?.coordinates).toBeNull()
  })

  test('its university by itself', async () => {
    const id = await addInstitute(database().db, { name: 'Listed College', university: 'Tunga University' })
    expect(await read(`/institute/details?id=${id}`, instituteDetailSchema)).toMatchObject({
      university: 'Tunga University',
    })
  })

  test('brochures', async () => {
    expect(await read(`/institute/${full}/brochures`, brochureListSchema)).toMatchObject([
      { title: 'Prospectus', fileUrl: '/brochures/1.pdf', language: null },
    ])
    expect(await read(`/institute/${bare}/brochures`, brochureListSchema)).toEqual([])
    const files = { brochure: 'https://a.example/en.pdf', brochure_kn: 'https://a.example/kn.pdf' }
    const { db } = database()
    const listed = await addInstitute(db, { name: 'Listed College', typeId: 5, state: 'Karnataka', ...files })
    expect(await read(`/institute/${listed}/brochures`, brochureListSchema)).toEqual([
      { id: 'en', title: null, fileUrl: files.brochure, language: 'en' },
      { id: 'kn', title: null, fileUrl: files.brochure_kn, language: 'kn' },
    ])
    await db.delete(institutes).where(eq(institutes.id, listed))
  })

  test('partners and top institutions, in their order', async () => {
    const partners = await read('/partners', partnerListSchema)
    expect(partners.map((partner) => partner.name.en)).toEqual(['Plain School', 'Hill College'])
    expect(await read('/top-institutes', topInstituteListSchema)).toMatchObject([
      { name: { en: 'Hill College', kn: 'ಹಿಲ್ ಕಾಲೇಜು' }, averageRating: 4.5, courses: ['Computer Science', 'Civil'] },
    ])
    const { db } = database()
    const namesake = await addInstitute(db, { name: 'Hill College', typeId: 5, address1: 'Hill Road, Kolar' })
    const [told] = await read('/top-institutes', topInstituteListSchema)
    expect(told?.disambiguation).toEqual(expect.any(String))
    await db.delete(institutes).where(eq(institutes.id, namesake))
  })

  test('notifications, with the clock of India', async () => {
    const { body } = await call('/api/v1/notification')
    expect(body).toMatchObject({
      data: {
        notifications: [
          {
            title: { en: 'Dated', kn: 'ದಿನಾಂಕ' },
            status: 'Active',
            start_datetime: '01-02-2030 01:30',
            end_datetime: '01-02-2030 23:59',
          },
          { title: { en: 'Undated' }, start_datetime: null, end_datetime: null },
        ],
      },
    })
    const [dated] = await read(
      '/notification',
      z.object({ data: notificationListSchema }).transform((a) => a.data),
    )
    expect(dated?.startsAt).toBe(Date.parse('2030-01-31T20:00:00Z'))
  })

  test('plans, with no checkout', async () => {
    const { plans, hasCheckout } = await read('/plans', planAnswerSchema)
    expect(plans).toMatchObject([
      { name: { en: 'First' }, price: 0, billingCycle: 'monthly', isActive: false, features: [] },
      {
        name: { en: 'Second', kn: 'ಎರಡನೆಯದು' },
        price: 4_999,
        billingCycle: 'yearly',
        isActive: true,
        features: [{ en: 'One', kn: 'ಒಂದು' }, { en: 'Two' }],
      },
    ])
    expect(hasCheckout).toBe(false)
  })

  test.each([
    '/institute/details?id=999999',
    '/institute/details?id=2147483648',
    '/institute/details?id=1e3',
    '/institute/details?id=%00',
    '/institute/details',
    '/institute/999999/brochures',
    '/institute/abc/brochures',
    '/institute/%00/brochures',
    '/nothing',
    '/../../etc/passwd',
  ])('404 with a message: %s', async (path) => {
    const { status, body } = await call(`/api/v1${path}`)
    expect({ status, body }).toEqual({ status: 404, body: { message: expect.stringMatching(/\w/) } })
  })

  test('another method is no such call', async () => {
    expect((await call('/api/v1/institutes', { method: 'POST', body: '{}' })).status).toBe(404)
  })

  test('every answer is what the OpenAPI document says', async () => {
    const paths: Record<string, string> = {
      '/get/institutetype': '',
      '/get/streams/{institutionTypeId}': '/get/streams/1',
      '/get/district-city': '',
      '/institutes': '/institutes?facets=1&records=1',
      '/institutes/suggest': '/institutes/suggest?q=college',
      '/institute/details': `/institute/details?id=${full}&records=1`,
      '/institute/{id}/brochures': `/institute/${full}/brochures`,
      '/closing-ranks': '',
      '/institutes/{id}/closing-ranks': `/institutes/${full}/closing-ranks`,
      '/partners': '',
      '/sources': '',
      '/calendar': '',
      '/fee-rules': '',
      '/scholarships': '',
      '/exports': '',
      '/top-institutes': '',
      '/notification': '',
      '/plans': '',
      '/cms': '/cms?type=homepage',
    }
    const { body } = await call('/api/v1/openapi.json')
    const answer = z.object({
      content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }),
    })
    const {
      openapi,
      paths: described,
      components,
    } = z
      .object({
        openapi: z.literal('3.1.0'),
        paths: z
          .record(z.string(), z.unknown())
          // What is a student's own is read by openapi.test.ts, what visitors send by the tests of requests, the desk's by its
          // own; a file is
          // no JSON (open-data.test.ts); a search by rank is read by closing-ranks.test.ts.
          .transform((all) =>
            Object.fromEntries(
              Object.entries(all).filter(
                ([path]) =>
                  !/^\/(auth|profile|account|shortlist|subscriptions|payments|contact|counselling|desk)\b|\/reviews\b|^\/closing-ranks\/search$|^\/exports\/\{/.test(
                    path,
                  ),
              ),
            ),
          )
          .pipe(z.record(z.string(), z.object({ get: z.object({ responses: z.object({ 200: answer }) }) }))),
        components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
      })
      .parse(body)
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(described).sort()).toEqual(Object.keys(paths).sort())
    // JSON Schema names its parts otherwise than OpenAPI does.
    const definitions = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/')
    for (const [path, { get }] of Object.entries(described)) {
      const schema = JSON.stringify(get.responses[200].content['application/json'].schema)
      const whole = {
        ...JSON.parse(schema.replaceAll('#/components/schemas/', '#/$defs/')),
        $defs: JSON.parse(definitions),
      }
      const { body: answered } = await call(`/api/v1${paths[path] || path}`)
      z.fromJSONSchema(whole).parse(answered)
      expect(whole.additionalProperties).toBe(false)
    }
  })

  describe('who has an answer', () => {
    const get = (path: string, known = '') =>
      appOn(() => database().db).request(`/api/v1${path}`, { headers: { 'If-None-Match': known } })

    test.each(['/get/institutetype', '/institutes?search=hill', '/plans', '/openapi.json'])(
      'of %s need not load it again',
      async (path) => {
        const tag = (await get(path)).headers.get('etag') ?? ''
        expect(tag).toMatch(/^"[0-9a-f]{40}"$/)
        const again = await get(path, `"other", W/${tag}`)
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
      },
    )

    test('loads it once it has changed, and a failure has no ETag', async () => {
      const { db } = database()
      const tag = (await get('/institutes')).headers.get('etag') ?? ''
      const added = await addInstitute(db, { name: 'Later College' })
      expect((await get('/institutes', tag)).status).toBe(200)
      await db.delete(institutes).where(eq(institutes.id, added))
      expect((await get('/institute/details?id=999999')).headers.get('etag')).toBeNull()
    })
  })
})
