/** @jest-environment node */
import { GET } from '@/app/desk/brochure/[id]/[brochure]/route'
import { openFile } from '@/lib/server/brochures/open-file'
import { answerAsProvider, bffRequest, fileAnswer } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/brochures/open-file')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const COOKIES = { 'desk-session': 'desk-token' }
const open = jest.mocked(openFile)
const SESSION = { 'GET /desk/session': { body: { data: {} } } }
const LISTED = {
  'GET /institute/7/brochures': {
    body: { data: { brochures: [{ brochure_id: 3, title: 'Prospectus', file_url: '/files/3.pdf', language: 'en' }] } },
  },
}

function ask(brochure = '3', cookies: Record<string, string> = COOKIES) {
  const request = bffRequest(`/desk/brochure/7/${brochure}`, { method: 'GET', cookies })
  return GET(request, { params: Promise.resolve({ id: '7', brochure }) })
}
const answered = (status: number, body: string) => open.mockResolvedValue(fileAnswer(status, body))
beforeEach(() => open.mockReset())

test('a brochure that stands is opened by whoever is signed in at the desk, as one that is proposed is', async () => {
  const calls = answerAsProvider(provider, { ...SESSION, ...LISTED })
  answered(200, '%PDF-1.7 words')
  const answer = await ask()
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 words'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cache-control': 'no-store',
  })
  expect(calls.find(({ call }) => call === 'GET /desk/session')?.headers.authorization).toBe('Bearer desk-token')
  const [url, asked] = open.mock.lastCall ?? []
  expect([url?.pathname, asked?.headers]).toEqual(['/files/3.pdf', undefined])
})

test('there is none that the institution does not offer', async () => {
  answerAsProvider(provider, { ...SESSION, ...LISTED })
  expect([(await ask('4')).status, open.mock.calls]).toEqual([404, []])
})

test('who is signed out, or whose session has ended, is led to where one signs in, and reads nothing', async () => {
  const calls = answerAsProvider(provider, { ...LISTED, 'GET /desk/session': { status: 401, body: { message: 'x' } } })
  for (const cookies of [{}, COOKIES]) {
    const answer = await ask('3', cookies)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk'])
  }
  expect(calls.map(({ call }) => call)).toEqual(['GET /desk/session'])
  expect(open).not.toHaveBeenCalled()
})

test.each([
  [404, ''],
  [200, '<html>'],
])('nor is there one where its address has none: %d %s', async (status, body) => {
  answerAsProvider(provider, { ...SESSION, ...LISTED })
  answered(status, body)
  expect((await ask()).status).toBe(404)
})

test('a file that cannot be had now is said to be away', async () => {
  answerAsProvider(provider, { ...SESSION, ...LISTED })
  answered(502, '')
  const answer = await ask()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
})
