/** @jest-environment node */
import { GET } from '@/app/desk/proposed/[name]/route'
import { openFile } from '@/lib/server/brochures/open-file'
import { log } from '@/lib/server/log'
import { answerAsProvider, bffRequest, fileAnswer } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/brochures/open-file')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const NAME = `${'ab'.repeat(16)}.webp`
const COOKIES = { 'desk-session': 'desk-token' }

function ask(name = NAME, cookies: Record<string, string> = COOKIES) {
  return GET(bffRequest(`/desk/proposed/${name}`, { method: 'GET', cookies }), { params: Promise.resolve({ name }) })
}

test('a picture that is proposed is shown to who may see it, and kept nowhere', async () => {
  const image = Buffer.from('picture').toString('base64')
  const calls = answerAsProvider(provider, { [`GET /desk/proposed-pictures/${NAME}`]: { body: { data: { image } } } })
  const answer = await ask()
  expect([answer.status, await answer.text()]).toEqual([200, 'picture'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'content-type': 'image/webp', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
  expect(calls[0]?.headers.authorization).toBe('Bearer desk-token')
})

describe('a brochure', () => {
  const PDF = `${'ab'.repeat(16)}.pdf`
  const open = jest.mocked(openFile)
  const answered = (statusCode: number, body: string) => open.mockResolvedValue(fileAnswer(statusCode, body))

  test('is opened where it stands, under a policy of its own, by who may see it, and kept nowhere', async () => {
    answered(200, '%PDF-1.7 words')
    const headers = { 'x-visitor-address': '203.0.113.7' }
    const request = bffRequest(`/desk/proposed/${PDF}`, { method: 'GET', cookies: COOKIES, headers })
    const answer = await GET(request, { params: Promise.resolve({ name: PDF }) })
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 words'])
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const [url, asked] = open.mock.lastCall ?? []
    expect(url?.pathname).toMatch(new RegExp(`/desk/proposed-brochures/${PDF}$`))
    expect(asked?.headers).toEqual({ authorization: 'Bearer desk-token', 'x-forwarded-for': '203.0.113.7' })
  })

  test.each([
    [403, '%PDF-1.7'],
    [200, '<html>'],
  ])('refused (%d), or no PDF (%s), there is none', async (status, body) => {
    answered(status, body)
    const answer = await ask(PDF)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('is read for nobody who asks for its head alone', async () => {
    answered(200, '%PDF-1.7 words')
    const answer = await GET(bffRequest(`/desk/proposed/${PDF}`, { method: 'HEAD', cookies: COOKIES }), {
      params: Promise.resolve({ name: PDF }),
    })
    const file = await open.mock.results.at(-1)?.value
    expect([answer.status, answer.body, file.destroyed]).toEqual([200, null, true])
  })

  test('who is signed out, or whose session has ended, is led to where one signs in', async () => {
    answered(401, '{}')
    for (const cookies of [{}, COOKIES]) {
      const answer = await ask(PDF, cookies)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk'])
    }
    expect((await ask('..%2Fsession.pdf', {})).status).toBe(404)
  })

  test.each([
    ['while nobody answers', null],
    ['while the provider fails', 502],
  ])('%s that is said, in both languages, and logged', async (_, status) => {
    jest.mocked(log.error).mockClear()
    if (status === null) open.mockRejectedValueOnce(new Error('away'))
    else answered(status, '')
    const answer = await ask(PDF)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await answer.text()).toMatch(/^The file cannot be reached right now\..*\n.*ಕಡತ ಸಿಗುತ್ತಿಲ್ಲ/)
    expect(log.error).toHaveBeenCalledTimes(1)
  })
})

test.each([401, 403, 404, 500])('refused (%d), there is none', async (status) => {
  answerAsProvider(provider, { [`GET /desk/proposed-pictures/${NAME}`]: { status, body: { message: 'x' } } })
  const answer = await ask()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('for who is signed out, and for what is no name, nobody is asked', async () => {
  const calls = answerAsProvider(provider, {})
  expect([(await ask(NAME, {})).status, (await ask('..%2Fsession')).status]).toEqual([404, 404])
  expect(calls).toEqual([])
})
