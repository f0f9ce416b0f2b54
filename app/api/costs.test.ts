import { POST } from '@/app/api/costs/route'
import { costReply } from '@/lib/bff/replies'
import { countPost } from '@/lib/server/visitor-limit'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() }
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/visitor-limit', () => ({ countPost: jest.fn(async () => null) }))
jest.mock('@/lib/server/log', () => ({
  get log() {
    return log
  },
}))

const provider = stubProvider()

const CHOSEN = { line: '2025-26:engineering:government', seat: 'government', category: 'SC', income: '0-250000' }
const send = async (form: Record<string, string>) => {
  const answer = await POST(bffRequest('/api/costs', { form }))
  const jar = cookiesAfter(answer)
  const found = await costReply.find({ get: (name) => (jar[name] === undefined ? undefined : { value: jar[name] }) })
  return { answer, jar, found }
}

test('what a family chose stands in no address and no log, is readable in no cookie, and no provider hears of it', async () => {
  const calls = answerAsProvider(provider, {})
  const { answer, jar, found } = await send({ ...CHOSEN, lang: 'kn' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/kn/costs/answer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(found).toEqual({ typed: CHOSEN, failure: null })
  expect(JSON.stringify(jar)).not.toMatch(/250000|"SC"|engineering/)
  expect(calls).toEqual([])
  for (const said of Object.values(log)) expect(said).not.toHaveBeenCalled()
})

test('one too many from an address has its answer, for nothing is written and nobody is asked', async () => {
  jest.mocked(countPost).mockResolvedValueOnce(60)
  const { answer, found } = await send({ ...CHOSEN, lang: 'en' })
  expect([answer.status, found]).toEqual([303, { typed: CHOSEN, failure: null }])
  jest.mocked(countPost).mockResolvedValueOnce(60)
  expect((await send({ ...CHOSEN, line: '', lang: 'en' })).found?.failure).toMatchObject({ reason: 'invalid' })
})

test('without a line the page says so, and what was chosen besides is kept', async () => {
  const { answer, found } = await send({ ...CHOSEN, line: '', lang: 'en' })
  expect(answer.headers.get('location')).toBe('/costs/answer')
  expect(found?.typed).toEqual({ ...CHOSEN, line: '' })
  expect(found?.failure).toMatchObject({
    reason: 'invalid',
    errors: { line: 'Choose a course and a kind of college.' },
  })
})

test.each([
  ['7', { ...CHOSEN, college: '7' }],
  ['seven', CHOSEN],
  ['7&x=1', CHOSEN],
])('a college goes with what was chosen where it can be one: %s', async (college, typed) => {
  const { answer, found } = await send({ ...CHOSEN, college, lang: 'en' })
  expect(answer.headers.get('location')).toBe('/costs/answer')
  expect(found?.typed).toEqual(typed)
})

test('many kinds of college of which a family does not know which is theirs are a choice', async () => {
  const line = `2030-31:engineering:${Array.from({ length: 20 }, (_, at) => `kind-of-college-number-${at}`).join(' or ')}`
  expect((await send({ ...CHOSEN, line, lang: 'en' })).found?.typed).toEqual({ ...CHOSEN, line })
})

test('what is too long to be a choice is none', async () => {
  const { found } = await send({ ...CHOSEN, category: 'x'.repeat(2_000), lang: 'en' })
  expect(found?.typed).toEqual({ ...CHOSEN, category: '' })
})
