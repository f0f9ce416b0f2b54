import { POST } from '@/app/api/chances/route'
import { getKeptRank } from '@/lib/server/chances/kept-rank'
import { getEnvironment } from '@/lib/server/env'
import { bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))
beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://provider.test')))

const typed = { list: 'hill:2030', rank: '21,400', category: '2AG' }
const jarOf = (cookies: Record<string, string>) => ({
  get: (name: string) => (cookies[name] === undefined ? undefined : { value: cookies[name] }),
})
const post = (form: Record<string, string>) => POST(bffRequest('/api/chances', { form: { lang: 'kn', ...form } }))

test('a rank goes into no address: the browser keeps it, sealed, for the page of the answer', async () => {
  const answer = await post({ ...typed, course: '101', fee: '1,00,000', residential: '1' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/kn/admission-chances/answer?course=101&fee=100000&residential=1',
  ])
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/Max-Age=300\b/)
  const kept = cookie.replace(/^rank=|;.*/g, '')
  // Sealed bytes have two or three signs of anything in them by chance, in more than one of thirty runs.
  expect(kept).not.toMatch(/21(?:,|%2C)?400|%222AG%22/)
  expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toMatch(/21,?400|2AG/)
  expect(getKeptRank(jarOf(cookiesAfter(answer)))).toEqual({ typed, isKept: false })
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test('that fees which are not known stay in is said beside a limit alone', async () => {
  const toOf = async (form: Record<string, string>) => (await post({ ...typed, ...form })).headers.get('location')
  expect(await toOf({ fee: '50k', unknown: '1' })).toBe('/kn/admission-chances/answer?fee=50000&unknown=1')
  expect(await toOf({ unknown: '1' })).toBe('/kn/admission-chances/answer')
})

test('several courses and districts are ticked, each a box of its own', async () => {
  const answer = await post({
    ...typed,
    'course.101': '101',
    'course.107': '107',
    'district.525': '525',
    'course.<b>': '1',
  })
  expect(answer.headers.get('location')).toBe('/kn/admission-chances/answer?course=101,107&district=525')
})

test('it is kept for longer only if the visitor says so, and forgotten when they do', async () => {
  const kept = await post({ ...typed, keep: '1' })
  expect(kept.headers.getSetCookie()[0]).toMatch(/Max-Age=15552000\b/)
  expect(getKeptRank(jarOf(cookiesAfter(kept)))).toEqual({ typed, isKept: true })
  const gone = await post({ forget: '1', ...typed })
  expect(gone.headers.get('location')).toBe('/kn/admission-chances')
  expect(gone.headers.getSetCookie()[0]).toMatch(/Max-Age=0\b/)
})

test('what somebody asked to keep stays kept, until a form that shows it says otherwise', async () => {
  const kept = cookiesAfter(await post({ ...typed, keep: '1' }))
  const again = (form: Record<string, string>) =>
    POST(bffRequest('/api/chances', { form: { lang: 'kn', ...typed, ...form }, cookies: kept }))
  // The bare page is the same for everybody, so that its box is never ticked.
  const bare = await again({ rank: '9' })
  expect(bare.headers.getSetCookie()[0]).toMatch(/Max-Age=15552000\b/)
  expect(getKeptRank(jarOf(cookiesAfter(bare)))).toEqual({ typed: { ...typed, rank: '9' }, isKept: true })
  const unticked = await again({ shown: '1' })
  expect(unticked.headers.getSetCookie()[0]).toMatch(/Max-Age=300\b/)
})

test('a fee that is none goes into no address: the browser keeps it for the form alone', async () => {
  const answer = await post({ ...typed, course: '101', fee: 'what we have <b>' })
  expect(answer.headers.get('location')).toBe('/kn/admission-chances/answer?course=101&fee=unread')
  expect(getKeptRank(jarOf(cookiesAfter(answer)))).toEqual({ typed, isKept: false, badFee: 'what we have <b>' })
  expect(getKeptRank(jarOf(cookiesAfter(await post({ ...typed, fee: '5' }))))).toEqual({ typed, isKept: false })
})

test('what is wrong is said, and what was typed kept', async () => {
  const answer = await post({ ...typed, rank: 'many' })
  expect(answer.headers.get('location')).toBe('/kn/admission-chances/answer')
  expect(getKeptRank(jarOf(cookiesAfter(answer)))?.typed.rank).toBe('many')
  const script = await POST(bffRequest('/api/chances', { json: { ...typed, rank: 'many', lang: 'en' } }))
  expect([script.status, await script.json()]).toEqual([
    422,
    { reason: 'invalid', message: null, errors: { rank: 'A rank is a number such as 21,400.' } },
  ])
})

test('of what is too long for a field its beginning is kept, and said to be no rank', async () => {
  const answer = await post({ ...typed, rank: 'ಕ'.repeat(2_000) })
  expect(answer.headers.get('location')).toBe('/kn/admission-chances/answer')
  expect(getKeptRank(jarOf(cookiesAfter(answer)))?.typed).toEqual({ ...typed, rank: 'ಕ'.repeat(100) })
})
