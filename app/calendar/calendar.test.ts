import { GET } from '@/app/calendar/[file]/route'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider } from '@/testing/bff'
import { EXAMPLES } from '@/testing/contract-examples'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: jest.fn() }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: () => {} }))
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => void (provider = await startStubServer()))
afterAll(() => provider.close())
beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url)))

const ask = (file: string, query = '') =>
  GET(new Request(`http://localhost:3000/calendar/${file}${query}`), { params: Promise.resolve({ file }) })

// First: once they were read there is a last good copy.
test('while the dates cannot be had it is 503, in words, with when to ask again', async () => {
  answerAsProvider(provider, { 'GET /calendar': { status: 500 } })
  const answer = await ask('all.ics', '?lang=kn')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe('ದಿನಾಂಕಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.\n')
  expect((await ask('event.hill-test-apply.ics')).status).toBe(503)
})

test.each(['all.ics', 'exam.hill-test.ics', 'event.hill-test-apply.ics'])(
  '%s has its event, as a file that is nobody else’s',
  async (file) => {
    answerAsProvider(provider, { 'GET /calendar': { body: EXAMPLES['GET /calendar']?.answer } })
    const answer = await ask(file)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(answer.headers.get('content-disposition')).toContain(file)
    expect(await answer.text()).toContain('SUMMARY:Hill Test: Applications')
  },
)

test.each(['event.other.ics', 'exam.other.ics', 'hill.ics', 'all.txt'])('there is no %s', async (file) => {
  answerAsProvider(provider, { 'GET /calendar': { body: EXAMPLES['GET /calendar']?.answer } })
  const answer = await ask(file)
  expect([answer.status, await answer.text()]).toEqual([404, 'There are no such dates.\n'])
})

test('of a provider without dates there is no file', async () => {
  answerAsProvider(provider, { 'GET /calendar': { status: 501 } })
  expect((await ask('all.ics')).status).toBe(404)
})
