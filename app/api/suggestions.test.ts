import { GET } from '@/app/api/suggestions/route'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
const logged = jest.fn()
jest.mock('@/lib/server/log', () => ({
  log: { error: (...line: unknown[]) => logged(...line), warn: jest.fn() },
}))

const KAVERI = { id: 7, name: { en: 'Kaveri Institute' }, city: 'Nanjangud', extra: true }
let provider: StubServer
let asked: URL[] = []

/** The provider answers this to everything. */
function answer(status: number, body: unknown) {
  provider.answer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://provider.example'))
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}
const get = (query: string) => GET(new Request(`http://localhost:3000/api/suggestions${query}`))

beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  asked = []
  logged.mockClear()
  answer(200, { data: [KAVERI] })
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

describe('GET /api/suggestions', () => {
  it('asks for what is typed as a search would be sent, and lets the browser keep the answer for a minute', async () => {
    const response = await get('?q=%20kaveri%09%20inst%20')
    expect(asked.map(String)).toEqual(['http://provider.example/api/v1/institutes/suggest?q=kaveri+inst&limit=8'])
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    expect(await response.json()).toEqual({
      data: [
        { id: '7', name: { en: 'Kaveri Institute' }, disambiguation: null, city: { en: 'Nanjangud' }, district: null },
      ],
      reading: null,
    })
  })

  it.each([
    ['en', 'Engineering in Kalaburagi (12)'],
    ['kn', 'ಕಲಬುರಗಿ: ಎಂಜಿನಿಯರಿಂಗ್ (12 ಸಂಸ್ಥೆಗಳು)'],
  ])('says what the text says besides names, in %s', async (lang, reading) => {
    const parts = [
      { is: 'type', values: ['1'], name: { en: 'Engineering', kn: 'ಎಂಜಿನಿಯರಿಂಗ್' }, without: 'in gulbarga' },
      { is: 'place', values: ['538'], name: { en: 'Kalaburagi', kn: 'ಕಲಬುರಗಿ' }, without: 'engineering in' },
    ]
    const understood = { parts, sort: null, unknown: [], is_missing: false }
    answer(200, { data: [KAVERI], total: 12, understood })
    expect(await (await get(`?q=engineering+in+gulbarga&lang=${lang}`)).json()).toMatchObject({ reading })
    answer(200, { data: [KAVERI], total: 12, understood: { ...understood, is_missing: true } })
    expect(await (await get(`?q=engineering+in+gulbarga&lang=${lang}`)).json()).toMatchObject({ reading: null })
  })

  it.each(['', '?q=', '?q=r', '?q=%20%20%20', '?q=%00', '?search=kaveri'])(
    'has nothing to offer for %p, and asks nobody',
    async (query) => {
      expect(await (await get(query)).json()).toEqual({ data: [], reading: null })
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['?q=%E0%B2%AC', 'ಬ'],
    [`?q=${'x'.repeat(5000)}`, 'x'.repeat(100)],
    ["?q=%25_'%20OR%201=1--", "%_' OR 1=1--"],
    ['?q=..%2F..%2Fprofile%3Fa%3D1%26limit%3D100', '../../profile?a=1&limit=100'],
    ['?q=%E0%A4%A&q=2', '\uFFFD%A'],
    ['?q=rv&limit=100', 'rv'],
  ])('takes %p as text and nothing else', async (query, q) => {
    expect((await get(query)).status).toBe(200)
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v1/institutes/suggest'])
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ q, limit: '8' })
  })

  it('offers eight at most, and only what has an id and a name', async () => {
    const many = Array.from({ length: 20 }, (_, id) => ({ id, name: `College ${id}` }))
    answer(200, { data: [null, { id: 1 }, { name: 'x' }, 'x', ...many] })
    const { data } = (await (await get('?q=college')).json()) as { data: { id: string }[] }
    expect(data.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  })

  it('says that there are no suggestions at all when the provider knows no such call, and asks again after a minute', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0)
    answer(404, { message: 'Not here' })
    for (const q of ['kaveri', 'kaver', 'kave']) {
      const response = await get(`?q=${q}`)
      expect([response.status, await response.json()]).toEqual([200, { data: null, reading: null }])
    }
    expect(logged).not.toHaveBeenCalled()
    expect(asked).toHaveLength(1)
    now.mockReturnValue(60_000)
    answer(200, { data: [KAVERI] })
    expect(await (await get('?q=kaveri')).json()).toMatchObject({ data: [{ id: '7' }] })
    now.mockRestore()
  })

  it.each([
    [500, 'no'],
    [200, '<!doctype html>'],
    [200, { data: 'none' }],
  ])('answers 503, kept by nobody, when the provider answers %p %p', async (status, body) => {
    answer(status, body)
    const response = await get('?q=kaveri')
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: 'The directory cannot be reached just now.' })
  })
})
