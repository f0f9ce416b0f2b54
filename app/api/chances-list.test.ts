import { parse } from 'csv-parse/sync'
import { POST } from '@/app/api/chances/list/route'
import { seal } from '@/lib/server/auth/sealed'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { RANK_EXAMPLES } from '@/testing/rank-examples'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: jest.fn() }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: () => {} }))
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => void (provider = await startStubServer()))
afterAll(() => provider.close())
beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url)))

const SEARCH = 'POST /closing-ranks/search'
const found = Object(RANK_EXAMPLES[SEARCH]?.answer)
const { exams } = Object(RANK_EXAMPLES['GET /closing-ranks']?.answer)
const [exam] = exams
const examOf = (list: object) => {
  const [year] = exam.years
  return { exams: [{ ...exam, years: [{ ...year, lists: [{ ...year.lists[0], ...list }] }] }] }
}
const give = (search: object = { ...found, totalPages: 1 }, body: object = { exams }, licence: string | null = null) =>
  answerAsProvider(provider, {
    'GET /closing-ranks': { body },
    'GET /exports': { body: { data: { licence, edition: null } } },
    [SEARCH]: { body: search },
  })

const typed = { list: 'sample-cet:2025', rank: '31,337', category: '2AG' }
const kept = () => ({ rank: seal('rank', { typed, isKept: false }, 60) })
const post = (form: Record<string, string> = {}, cookies: Record<string, string> = kept()) =>
  POST(bffRequest('/api/chances/list', { form: { lang: 'kn', ...form }, cookies }))

test('a whole answer is a file: every course with its seat, round, rank and page of the list, and without the visitor’s rank', async () => {
  const calls = give()
  const answer = await post({ district: '527', sort: 'fee' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(answer.headers.get('content-disposition')).toMatch(/filename="karnataka-admission-chances-[\d-]+\.csv"/)
  const body = await answer.text()
  expect(body).not.toMatch(/31,?337|,871/)
  const [row] = parse(body, { bom: true })
    .slice(1)
    .map((cells: string[]) => cells)
  expect(row).toEqual([
    ...[
      '1',
      'Kaveri Institute, Hunsur',
      'Hunsur Road, Mysuru',
      'S001',
      'Computer Science and Engineering',
      '',
      '1',
      '7871.25',
      '3',
      // Of the other test: for no round of this one the rank was enough.
      '',
    ],
    ...['Cut-off ranks, first round', 'https://example.org/list.pdf'],
    'http://localhost:3000/kn/college/detail?id=7',
  ])
  const [asked = ''] = calls.flatMap(({ call, body: sent }) => (call === SEARCH ? sent : []))
  expect(JSON.parse(asked)).toMatchObject({ rank: 31_337, district_id: ['527'], sort: 'fee', page: 1, limit: 100 })
})

test('of the rounds the file has those for which the rank was enough: what closed before it would tell it', async () => {
  const rounds = [
    { round: 1, category: null, rank: 12.5, is_whole: true },
    { round: 2, category: null, rank: null, is_whole: true },
    { round: 3, category: '2AG', rank: 31_337, is_whole: true },
    { round: 4, category: null, rank: 40_000.5, is_whole: true },
  ]
  give({ ...found, data: found.data.map((one: object) => ({ ...one, rounds })), totalPages: 1 })
  const rows: string[][] = parse(await (await post()).text(), { bom: true })
  expect(rows.slice(1).map((row) => row[9])).toEqual(['3: 31337 (2AG); 4: 40000.5'])
})

test('all pages of it are in the file', async () => {
  give({ ...found, totalPages: 3 })
  const rows: string[][] = parse(await (await post()).text(), { bom: true })
  expect(rows.slice(1).map(([number]) => number)).toEqual(['1', '2', '3'])
})

test.each([
  ['is kept no more', {}, false],
  ['is of lists whose licence nobody states', { is_sample: false, licence: null }, true],
  ['is of lists that are reserved', { is_sample: false, licence: 'reserved' }, true],
])('of a rank that %s there is no file: the page of the answer says why', async (_, list, isKept) => {
  give(undefined, examOf(list))
  const answer = await post({ district: '527' }, isKept ? kept() : {})
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kn/admission-chances/answer?district=527'])
})

/** A file that nobody reads to its end is still being written. */
const statusOf = async (answer: Promise<Response>) => {
  const read = await answer
  await read.text()
  return read.status
}

test.each([
  ['CC-BY-4.0', 200],
  [null, 303],
])(
  'a list that was made for this guide goes out where the operator gives on what is theirs (%s): %d',
  async (own, status) => {
    give(undefined, examOf({ is_sample: false, licence: 'own' }), own)
    expect(await statusOf(post())).toBe(status)
  },
)

test('one list of the year that may not be given on keeps all of it back', async () => {
  const [year] = exam.years
  const lists = [{ licence: 'CC-BY-4.0' }, { licence: 'own' }, { licence: 'reserved' }].map((list, at) => ({
    ...{ ...year.lists[0], id: String(at), is_sample: false },
    ...list,
  }))
  const ofLists = (kept: object[]) => ({ exams: [{ ...exam, years: [{ ...year, lists: kept }] }] })
  give(undefined, ofLists(lists), 'CC-BY-4.0')
  expect(await statusOf(post())).toBe(303)
  give(undefined, ofLists(lists.slice(0, 2)), 'CC-BY-4.0')
  expect(await statusOf(post())).toBe(200)
})

test('lists under an open licence may be given on', async () => {
  give(undefined, examOf({ is_sample: false, licence: 'CC-BY-4.0' }))
  expect((await post()).status).toBe(200)
})

test('while the search cannot be asked it is 503, in words', async () => {
  answerAsProvider(provider, { 'GET /closing-ranks': { body: { exams } }, [SEARCH]: { status: 500 } })
  expect((await post()).status).toBe(503)
})

test('another site asks for nothing', async () => {
  give()
  const headers = { origin: 'https://other.example' }
  const request = bffRequest('/api/chances/list', { form: { lang: 'en' }, cookies: kept(), headers })
  expect((await POST(request)).status).toBe(403)
})
