import { text as bodyOf } from 'node:stream/consumers'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { readAsk, readChanceFilters } from '@/lib/rules/chances/chance-form'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { RANK_EXAMPLES } from '@/testing/rank-examples'
import { type StubServer, startStubServer } from '@/testing/stub-server'
import { findChances } from './find-chances'

jest.mock('@/lib/server/env')
const logged: unknown[][] = []
jest.mock('@/lib/server/log', () => ({
  log: { error: (...line: unknown[]) => logged.push(line), warn: (...line: unknown[]) => logged.push(line) },
}))

let provider: StubServer
beforeAll(async () => void (provider = await startStubServer()))
afterAll(() => provider.close())
beforeEach(() => {
  logged.length = 0
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

const exams = closingRankExamsSchema.parse(RANK_EXAMPLES['GET /closing-ranks']?.answer)
const ask = readAsk({ list: 'sample-cet:2025', rank: '31337', category: '2AG' }, exams)
if ('problems' in ask) throw new Error('it can be asked')

test('a rank goes to the provider in the body alone, and with no session', async () => {
  let asked = { url: '', names: [''], body: '' }
  provider.answer(async (request, response) => {
    asked = { url: request.url ?? '', names: Object.keys(request.headers), body: await bodyOf(request) }
    response.end(JSON.stringify(RANK_EXAMPLES['POST /closing-ranks/search']?.answer))
  })
  const found = await findChances(ask, readChanceFilters({ course: '101', fee: '50000', in: '1,3' }))
  expect(found).toMatchObject({ total: 21 })
  expect(asked.url).toBe('/api/v1/closing-ranks/search')
  expect(asked.names).not.toEqual(expect.arrayContaining(['authorization']))
  expect(asked.names).not.toEqual(expect.arrayContaining(['cookie']))
  expect(JSON.parse(asked.body)).toMatchObject({
    rank: 31_337,
    category: '2AG',
    course_family: ['101'],
    max_fee: 50_000,
    enough_in: ['1', '3'],
  })
})

test('what is not known of a fee is asked for only where somebody wants it', async () => {
  const asked: unknown[] = []
  provider.answer(async (request, response) => {
    asked.push(JSON.parse(await bodyOf(request)))
    response.end(JSON.stringify(RANK_EXAMPLES['POST /closing-ranks/search']?.answer))
  })
  await findChances(ask, readChanceFilters({ fee: '50000' }))
  await findChances(ask, readChanceFilters({ fee: '50000', unknown: '1' }))
  expect(asked).toEqual([
    expect.not.objectContaining({ include_unknown: expect.anything() }),
    expect.objectContaining({ max_fee: 50_000, include_unknown: ['fee'] }),
  ])
})

test.each([404, 501])('a provider that answers %d has no such search, which is no outage', async (status) => {
  provider.answer((_, response) => {
    response.statusCode = status
    response.end('{}')
  })
  await expect(findChances(ask, readChanceFilters({}))).resolves.toBe('absent')
  expect(logged).toEqual([])
})

// One that says it back, as providers do of what they refuse.
test.each([
  ['is refused', 422],
  ['breaks', 500],
  ['is answered with something else', 200],
])('a search that %s is logged without the rank and the category', async (_, status) => {
  provider.answer(async (request, response) => {
    response.statusCode = status
    response.end(JSON.stringify({ message: `not ${await bodyOf(request)}`, data: 'rank 31337 of 2AG' }))
  })
  await expect(findChances(ask, readChanceFilters({}))).resolves.toBeNull()
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).toContain(String(status))
  expect(JSON.stringify(logged)).not.toMatch(/31.?337|2AG/)
})
