import { type SmsInbox, inboxEnvironment, startSmsInbox } from '@/e2e/sms-inbox/server'
import { freshPhone } from '@/e2e/sms-inbox/student'

let inbox: SmsInbox
beforeAll(async () => {
  inbox = await startSmsInbox()
})
afterAll(() => inbox.stop())

function post(body: unknown, authorization = 'Bearer inbox') {
  return fetch(`${inbox.origin}/messages`, { method: 'POST', headers: { authorization }, body: JSON.stringify(body) })
}
const sms = (phone: string, code: string) => ({ phone, code, message: `${code} is it`, id: code })

test('the messages to a phone are kept in their order, apart from those to others', async () => {
  const [phone, other] = [freshPhone(), freshPhone()]
  for (const message of [sms(phone, '111111'), sms(other, '222222'), sms(phone, '333333')])
    expect((await post(message)).status).toBe(202)
  const answer = await fetch(`${inbox.origin}/messages?phone=${phone}`)
  expect(await answer.json()).toEqual({ data: [sms(phone, '111111'), sms(phone, '333333')] })
})

test.each([
  ['refuse', 400, 0],
  ['500', 500, 1],
])('it fails for one phone on demand: %s', async (mode, status, kept) => {
  const phone = freshPhone()
  await fetch(`${inbox.origin}/__control`, { method: 'POST', body: JSON.stringify({ phone, mode }) })
  expect((await post(sms(phone, '111111'))).status).toBe(status)
  expect(inbox.messages.filter((message) => message.phone === phone)).toHaveLength(kept)
  expect((await post(sms(freshPhone(), '111111'))).status).toBe(202)
})

test('a message without the key, or without its parts, is not taken', async () => {
  const phone = freshPhone()
  expect((await post(sms(phone, '1'), 'Bearer other')).status).toBe(401)
  expect((await post({ phone })).status).toBe(422)
  expect(inbox.messages.some((message) => message.phone === phone)).toBe(false)
})

test('a fresh phone is an Indian mobile number, and another each time', () => {
  const phones = Array.from({ length: 200 }, freshPhone)
  for (const phone of phones) expect(phone).toMatch(/^[6-9]\d{9}$/)
  expect(new Set(phones).size).toBe(200)
})

test('the environment names the inbox', () => {
  expect(inboxEnvironment(inbox.origin).SMS_GATEWAY_URL).toBe(`${inbox.origin}/messages`)
})
