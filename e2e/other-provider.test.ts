import { INSTITUTIONS, PECULIAR } from '@/e2e/other-provider/institutions'
import { type OtherProvider, startOtherProvider } from '@/e2e/other-provider/server'
import { brochureListSchema } from '@/lib/contract/brochure'
import { aboutAnswerSchema } from '@/lib/contract/content/about'
import { homepageBundleSchema } from '@/lib/contract/content/homepage'
import { mentoringAnswerSchema } from '@/lib/contract/content/mentoring'
import { whyKarnatakaAnswerSchema } from '@/lib/contract/content/why-karnataka'
import { readAnswer } from '@/lib/contract/dropped'
import { endpoints } from '@/lib/contract/endpoints'
import { type InstituteDetail, instituteDetailSchema, institutePageSchema } from '@/lib/contract/institute'
import { districtListSchema, optionListSchema } from '@/lib/contract/lookup'
import { notificationListSchema } from '@/lib/contract/notification'
import { partnerListSchema } from '@/lib/contract/partner'
import { planAnswerSchema } from '@/lib/contract/plan'
import { topInstituteListSchema } from '@/lib/contract/top-institute'
import { shownCards } from '@/lib/rules/content/shown-cards'
import { isNotificationVisible } from '@/lib/rules/notifications/notification-visibility'

let provider: OtherProvider

beforeAll(async () => {
  provider = await startOtherProvider()
})
afterAll(() => provider.stop())
beforeEach(() => provider.fail({ mode: 'ok' }))

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${provider.baseUrl}/${path}`)
  return response.json()
}

async function search(query: Record<string, string>) {
  return institutePageSchema.parse(await ask(endpoints.institutes(new URLSearchParams({ limit: '100', ...query }))))
}

async function idsOf(query: Record<string, string>): Promise<string[]> {
  return (await search(query)).items.map(({ id }) => id)
}

async function detailOf(id: number) {
  return instituteDetailSchema.parse(await ask(endpoints.institute(String(id))))
}

describe('every answer can be read', () => {
  test.each([
    [endpoints.instituteTypes, optionListSchema, 5, 2],
    [endpoints.streams('11'), optionListSchema, 3, 0],
    [endpoints.streams('14'), optionListSchema, 0, 0],
    [endpoints.districts, districtListSchema, 5, 1],
    [endpoints.partners, partnerListSchema, 3, 1],
    [endpoints.topInstitutes, topInstituteListSchema, 2, 2],
    [endpoints.notifications, notificationListSchema, 4, 1],
    [endpoints.brochures('9001'), brochureListSchema, 2, 1],
    [endpoints.brochures('9003'), brochureListSchema, 0, 4],
    [endpoints.brochures('9004'), brochureListSchema, 0, 0],
  ] as const)('%s: %# gives what is good of it', async (path, schema, length, dropped) => {
    const answer = readAnswer(schema, await ask(path))
    expect(answer.ok && answer.data).toHaveLength(length)
    expect(answer.dropped.count).toBe(dropped)
  })

  test('plans and the picture over the directory', async () => {
    const { plans, hasCheckout } = planAnswerSchema.parse(await ask(endpoints.plans))
    expect(
      plans.map(({ name, price, isActive, features }) => [name.en, price, isActive, features.map(({ en }) => en)]),
    ).toEqual([
      ['Free', 0, true, ['Search']],
      ['Scholar', 2999, true, ['Calls']],
      ['Old', 99, false, ['Calls']],
    ])
    expect(hasCheckout).toBe(false)
    const { homepage } = homepageBundleSchema.parse(await ask(endpoints.cms('homepage')))
    expect(homepage?.filterPageImage).toBe(`${provider.origin}/pictures/filter.svg`)
  })

  test('the content pages, with holes', async () => {
    const about = aboutAnswerSchema.parse(await ask(endpoints.cms('aboutus')))
    expect(about).toMatchObject({ banner: { subTitle: null }, vision: { title: null, description: null } })
    expect(shownCards(about?.section2.items ?? [])).toHaveLength(2)
    const why = whyKarnatakaAnswerSchema.parse(await ask(endpoints.cms('whykarnataka')))
    expect(why?.highlights).toHaveLength(4)
    const { texts, mentors } = mentoringAnswerSchema.parse(await ask(endpoints.cms('mentoring')))
    expect([texts?.banner.title, mentors]).toEqual([null, []])
  })

  test('all institutions but the nameless one, in the list and each by itself', async () => {
    const { items, total, totalPages, facets, didYouMean, understood } = await search({})
    expect({ total, totalPages, facets, didYouMean, understood }).toEqual({
      total: 26,
      totalPages: 1,
      facets: null,
      didYouMean: null,
      understood: null,
    })
    expect(items.map(({ id }) => Number(id))).toEqual(
      INSTITUTIONS.map(({ id }) => id).filter((id) => id !== PECULIAR.nameless),
    )
    for (const { id, name } of items) expect((await detailOf(Number(id)))?.name.en).toBe(name.en)
    await expect(detailOf(PECULIAR.nameless)).rejects.toThrow('name')
  })

  test('visible notifications are the one that runs and the one without dates', async () => {
    const all = notificationListSchema.parse(await ask(endpoints.notifications))
    expect(all.filter((each) => isNotificationVisible(each, Date.now())).map(({ id }) => id)).toEqual(['1', '4'])
    expect(all.map(({ link }) => link)).toEqual(['https://example.org/apply', null, null, null])
  })
})

/** What the specification says of an institution; what only our own provider tells, another one may lack. */
const PARTS: readonly (keyof InstituteDetail)[] = [
  'id', 'name', 'tagline', 'description1', 'description2', 'contact', 'logo', 'typeId', 'isResidential', 'gallery',
  'place', 'overviews', 'averageRating', 'reviewCount', 'admissions', 'placements', 'recruiters', 'facilities',
  'reviews', 'courses',
] // prettier-ignore

describe('peculiar institutions', () => {
  test('the complete one has every part', async () => {
    const detail = await detailOf(PECULIAR.complete)
    const empty = PARTS.filter((part) => {
      const value = detail?.[part] ?? null
      return value === null || (Array.isArray(value) && value.length === 0)
    })
    expect(empty).toEqual([])
    expect(detail).toMatchObject({ averageRating: 4.6, reviewCount: 2, isResidential: true, typeId: '11' })
    expect(detail?.contact).toMatchObject({ phone: '8214002200', linkedin: null })
    expect(detail?.courses[0]).toMatchObject({ name: 'Computer Science', fees: 112410, seats: 120 })
    expect(detail?.reviews.map(({ rating }) => rating)).toEqual([5, null])
  })

  test.each(['nameOnly', 'wrongTypes'] as const)('%s has its name and nothing else', async (kind) => {
    const detail = await detailOf(PECULIAR[kind])
    if (detail === null) throw new Error('there is none')
    const { name, contact, place, ownFees, ...rest } = detail
    expect(name.en).toMatch(/\w/)
    // A number in place of a text is read as its digits.
    if (kind === 'wrongTypes') expect(rest.tagline).toEqual({ en: '4' })
    const parts: unknown[] = [contact, place, ownFees, { ...rest, tagline: null }].flatMap((part) =>
      Object.values(part ?? {}),
    )
    expect(parts.flat().filter((value) => value !== null && value !== false)).toEqual([])
  })

  test('long, many, in other scripts and like HTML', async () => {
    expect((await detailOf(PECULIAR.longName))?.name.en).toHaveLength(300)
    expect((await detailOf(PECULIAR.manyPictures))?.gallery).toHaveLength(40)
    expect((await detailOf(PECULIAR.htmlLike))?.courses[0]?.name).toContain('<script>')
    expect((await detailOf(PECULIAR.emoji))?.name.en).toContain('🩺')
    expect((await detailOf(PECULIAR.rightToLeft))?.name.en).toMatch(/\p{Script=Arabic}/u)
    expect(await detailOf(PECULIAR.kannada)).toMatchObject({ name: { kn: 'ಕುವೆಂಪು ಬೆಟ್ಟದ ಕಾಲೇಜು' }, tagline: null })
  })

  test.each([
    endpoints.institute('7'),
    endpoints.brochures('7'),
    endpoints.cms('career'),
    'openapi.json',
    'institutes/suggest?q=k',
  ])('%s: there is none', async (path) => {
    expect((await fetch(`${provider.baseUrl}/${path}`)).status).toBe(404)
  })
})

describe('filters', () => {
  const kept = (keep: (institution: (typeof INSTITUTIONS)[number]) => boolean) =>
    INSTITUTIONS.filter((institution) => institution.name !== '' && keep(institution)).map(({ id }) => String(id))

  test.each([
    [{ institute_type_id: '11' }, kept(({ typeId }) => typeId === '11')],
    [{ category_id: '1101,1202' }, kept(({ streamIds }) => streamIds.some((id) => ['1101', '1202'].includes(id)))],
    [{ district_id: '501,502' }, kept(({ districtId }) => ['501', '502'].includes(districtId))],
    [{ city_id: '5011' }, kept(({ cityId }) => cityId === '5011')],
    [{ min_rating: '4', max_rating: '5' }, kept(({ rating = 0 }) => rating >= 4)],
    [{ max_fee: '20000' }, kept(({ courses }) => courses.some(({ fees = Infinity }) => fees <= 20000))],
    [{ is_residential: '1' }, kept(({ isResidential }) => isResidential === true)],
    [{ search: 'sharavathi udupi' }, [String(PECULIAR.manyPictures)]],
    [{ institute_type_id: '11', category_id: '1102', district_id: '501' }, [String(PECULIAR.complete)]],
    [{ search: 'no such place' }, []],
    [{ sort: 'fee', facets: '1', colour: 'blue' }, kept(() => true)],
  ])('%p', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  test('pages of ten', async () => {
    const [first, second, beyond] = await Promise.all(
      ['1', '2', '9999'].map((page) => search({ limit: '', page, district_id: '501,502,503,505' })),
    )
    expect([first?.items.length, second?.items.length, beyond?.items.length]).toEqual([10, 10, 0])
    expect(first?.totalPages).toBe(Math.ceil((first?.total ?? 0) / 10))
    expect(beyond?.total).toBe(first?.total)
  })
})

describe('pictures and files', () => {
  test.each([
    ['/pictures/9001-1.png', 'image/png', Buffer.from([0x89, 0x50])],
    ['/pictures/9001.svg', 'image/svg+xml', Buffer.from('<s')],
    ['/files/prospectus.pdf', 'application/pdf', Buffer.from('%P')],
  ])('%s is one', async (path, type, start) => {
    const response = await fetch(provider.origin + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 2)).toEqual(start)
  })

  test('a picture that is gone is a 404', async () => {
    expect((await fetch(`${provider.origin}/pictures/gone.png`)).status).toBe(404)
  })
})

describe('failures on demand', () => {
  const path = endpoints.instituteTypes
  const fetched = (signal?: AbortSignal) => fetch(`${provider.baseUrl}/${path}`, { signal: signal ?? null })

  async function control(body: unknown): Promise<number> {
    const response = await fetch(`${provider.origin}/__control`, { method: 'POST', body: JSON.stringify(body) })
    await response.text()
    return response.status
  }

  test.each(['down', 'reset', 'hang'])('%s: no answer arrives', async (mode) => {
    expect(await control({ mode })).toBe(200)
    const patience = mode === 'hang' ? AbortSignal.timeout(400) : undefined
    await expect(fetched(patience).then((response) => response.text())).rejects.toThrow()
  })

  test('500, malformed and truncated: an answer that is none', async () => {
    await control({ mode: '500' })
    expect((await fetched()).status).toBe(500)
    for (const mode of ['malformed', 'truncated']) {
      await control({ mode })
      await expect(fetched().then((response) => response.json())).rejects.toThrow('JSON')
    }
  })

  test('nulls and types: an answer of which nothing can be read', async () => {
    for (const mode of ['nulls', 'types']) {
      await control({ mode })
      expect(optionListSchema.parse(await ask(path))).toEqual([])
      const detail = await ask(endpoints.institute('9001'))
      expect(instituteDetailSchema.safeParse(detail).success).toBe(false)
    }
  })

  test('slow: the answer, later', async () => {
    await control({ mode: 'slow', delayMs: 100 })
    const started = performance.now()
    expect(optionListSchema.parse(await ask(path))).toHaveLength(5)
    expect(performance.now() - started).toBeGreaterThan(90)
  })

  test('huge: as many bytes as asked for', async () => {
    await control({ mode: 'huge', bytes: 3_000_000 })
    const body = await (await fetch(`${provider.baseUrl}/${path}`)).text()
    expect(body.length).toBeGreaterThan(3_000_000)
    expect(() => JSON.parse(body)).not.toThrow()
  })

  test('one call can fail alone', async () => {
    await control({ mode: '500', only: '/institutes' })
    expect((await fetch(`${provider.baseUrl}/institutes?page=2`)).status).toBe(500)
    expect((await fetched()).status).toBe(200)
    expect((await fetch(`${provider.baseUrl}/institute/details?id=9001`)).status).toBe(200)
  })

  test('a mode that is none is refused and changes nothing', async () => {
    expect(await control({ mode: 'explode' })).toBe(400)
    expect(await control('down')).toBe(400)
    expect((await fetched()).status).toBe(200)
  })

  test('what was asked of it is told', async () => {
    await fetch(`${provider.origin}/__requests`, { method: 'DELETE' })
    await fetch(`${provider.baseUrl}/institutes?page=2`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    const requests: unknown = await (await fetch(`${provider.origin}/__requests`)).json()
    expect(requests).toEqual([
      {
        method: 'GET',
        path: '/rest/institutes?page=2',
        headers: expect.objectContaining({ 'x-forwarded-for': '203.0.113.7' }),
      },
    ])
  })
})
