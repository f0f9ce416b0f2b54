import { EXAMPLES } from '@/testing/contract-examples'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'
import { getEnvironment } from '@/lib/server/env'
import { listAskableExams, listInstituteRanks } from './closing-ranks'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})
afterAll(() => provider.close())

test.each([
  ['no such call', null, ['/api/v1/closing-ranks']],
  ['no lists', { data: [] }, ['/api/v1/closing-ranks']],
  ['lists', EXAMPLES['GET /closing-ranks']?.answer, ['/api/v1/closing-ranks', '/api/v1/institutes/7/closing-ranks']],
])(
  'a provider that has %s is asked for the ranks of an institution only where it can know them',
  async (_, lists, calls) => {
    const asked: (string | undefined)[] = []
    provider.answer(({ url }, response) => {
      asked.push(url)
      const isList = url === '/api/v1/closing-ranks'
      if (isList && lists === null) return void response.writeHead(404).end('{}')
      response.end(JSON.stringify(isList ? lists : { data: [] }))
    })
    await listInstituteRanks('7')
    expect(asked).toEqual(calls)
  },
)

test.each([
  [404, 0, 'has no such call'],
  [501, 0, 'has not made it'],
  [422, 1, 'says what an empty one lacks'],
  [200, 1, 'answers it'],
  // An outage of it says nothing of whether there is one.
  [500, 1, 'fails'],
])('a search that is answered with %s: %s exam can be asked about, for the provider %s', async (status, count) => {
  const bodies: string[] = []
  provider.answer((request, response) => {
    if (request.method === 'GET') return void response.end(JSON.stringify(EXAMPLES['GET /closing-ranks']?.answer))
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()))
    request.on('end', () => response.writeHead(status).end('{}'))
  })
  expect(await listAskableExams()).toHaveLength(count)
  expect(bodies).toEqual(['{}'])
})

test('while a provider fails, what it was seen to have holds, also that it has no search', async () => {
  const exams = EXAMPLES['GET /closing-ranks']?.answer
  const answered = (status: number) =>
    provider.answer((request, response) => {
      if (request.method === 'GET') return void response.end(JSON.stringify(exams))
      response.writeHead(status).end('{}')
    })
  // After the pause that the failure before has begun.
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  answered(404)
  expect(await listAskableExams()).toHaveLength(0)
  answered(500)
  expect(await listAskableExams()).toHaveLength(0)
  expect(await listAskableExams()).toHaveLength(0)
  later.mockRestore()
})
