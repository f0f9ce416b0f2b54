import { randomBytes } from 'node:crypto'
import { NextResponse } from 'next/server'
import { enquiryReply } from '@/lib/bff/replies'
import * as en from '@/lib/messages/en'
import * as kn from '@/lib/messages/kn'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { processMemory } from '@/lib/server/cache/process-memory'
import { getEnvironment } from '@/lib/server/env'
import { sharedStore } from '@/lib/server/shared-store'
import { cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { startRedis } from '@/testing/store/redis-server'

jest.mock('@/lib/server/env')
beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://provider.invalid')))
afterEach(() => jest.restoreAllMocks())

const REPLY: EnquiryReply = {
  form: 'counselling',
  type: 'career',
  source: '/careerCounselling',
  since: 1_700_000_000_000,
  typed: { name: 'Asha Rao', query: 'Science or commerce?' },
  failure: { reason: 'invalid', errors: { phone: 'Phone Number is required' } },
}
const withMessage = (query: string): EnquiryReply => ({ ...REPLY, typed: { ...REPLY.typed, query } })

type Jar = Record<string, string>
const NOBODY = { get: () => undefined }
async function kept(reply: EnquiryReply, before: Jar = {}): Promise<Jar> {
  const answer = NextResponse.json({})
  await enquiryReply.keep(answer, NOBODY, reply)
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=lax$/i)
  return cookiesAfter(answer, before)
}
const read = (jar: Jar) =>
  enquiryReply.find({ get: (name) => (jar[name] === undefined ? undefined : { value: jar[name] }) })

/** Words as they come in letters, of one language or the other: none is a repetition of the one before. */
const words = (source: object, length: number) => {
  const all = JSON.stringify(source).split(/[^\p{L}\p{M}]+/u)
  const text: string[] = []
  for (let index = 0; text.join(' ').length < length; index += 1) text.push(all[(index * 7919) % all.length] ?? '')
  return text.join(' ').slice(0, length)
}
/** What no compression makes much smaller. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length)

test.each([
  ['a short one', REPLY],
  ['a confirmation', { ...REPLY, typed: {}, failure: null }],
  ['5,000 letters of English', withMessage(words(en, 5_000))],
])('%s stands in the cookies, which any process can read', async (_, reply) => {
  const jar = await kept(reply)
  expect(Object.keys(jar).every((name) => name.startsWith('reply'))).toBe(true)
  for (const value of Object.values(jar)) expect(value.length).toBeLessThanOrEqual(3_000)
  expect(Object.values(jar).join('')).not.toMatch(/^@/)
  expect(await read(jar)).toEqual(reply)
})

test.each([
  ['5,000 letters of Kannada', words(kn, 5_000)],
  ['5,000 letters of three bytes that do not compress', noise(15_000)],
  ['60,000 bytes that do not compress', noise(60_000)],
])('%s: nothing is lost', async (_, message) => {
  const reply = withMessage(message)
  const jar = await kept(reply)
  expect(Object.values(jar).join('').length).toBeLessThanOrEqual(6_000)
  expect(await read(jar)).toEqual(reply)
})

test('a shorter one leaves nothing of a longer one before', async () => {
  const long = await kept(withMessage(noise(4_000)))
  expect(Object.keys(long)).toHaveLength(2)
  const short = await kept(REPLY, long)
  expect(Object.keys(short)).toHaveLength(1)
  expect(await read(short)).toEqual(REPLY)
})

test.each([REPLY, withMessage(noise(15_000))])('after five minutes it is gone', async (reply) => {
  const jar = await kept(reply)
  const later = Date.now() + 5 * 60 * 1000 + 1
  jest.spyOn(Date, 'now').mockReturnValue(later)
  expect(await read(jar)).toBeNull()
})

test('what is not ours, changed or of another process is nothing', async () => {
  const { reply = '' } = await kept(REPLY)
  const { reply: name = '' } = await kept(withMessage(noise(15_000)))
  const changed = reply.slice(0, 40) + (reply[40] === 'A' ? 'B' : 'A') + reply.slice(41)
  for (const value of ['', 'x', changed, reply.slice(4), `@${reply}`, '@', '@unknown', name.slice(0, -1)]) {
    expect(await read({ reply: value })).toBeNull()
  }
})

test('what many long ones take is bounded', async () => {
  const first = await kept(withMessage(noise(60_000)))
  for (let index = 0; index < 560; index += 1)
    await enquiryReply.keep(NextResponse.json({}), NOBODY, withMessage(noise(60_000)))
  expect(await read(first)).toBeNull()
})

test('of several instances any shows what was too long for the cookies, as long as one has a store', async () => {
  const redis = await startRedis()
  try {
    const environment = { ...environmentWith('http://provider.invalid'), redisUrl: redis.url }
    jest.mocked(getEnvironment).mockReturnValue(environment)
    const store = sharedStore()
    while (store?.isUp === false) await new Promise((resolve) => setTimeout(resolve, 10))
    const reply = withMessage(noise(15_000))
    const jar = await kept(reply)
    processMemory<string>('reply-memory', { max: 1 })().clear()
    expect(await read(jar)).toEqual(reply)
    // Nobody fills the store with what no form of ours can hold.
    const tooLong = await kept(withMessage(noise(60_000)))
    processMemory<string>('reply-memory', { max: 1 })().clear()
    expect(await read(tooLong)).toBeNull()
    await redis.kill()
    expect(await read(await kept(reply))).toEqual(reply)
    store?.close()
  } finally {
    await redis.kill()
  }
})
