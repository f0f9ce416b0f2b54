import { makeWebhook, signature } from '@/provider/enquiries/notices/webhook'
import { NEVER, noticeOf } from '@/testing/enquiries/notice'
import { startReceiver } from '@/testing/enquiries/webhook-receiver'

const secret = Buffer.from('a secret of thirty-two characters')
let receiver: Awaited<ReturnType<typeof startReceiver>>

beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const deliver = (limitMs?: number, stopped = NEVER) =>
  makeWebhook({ url: receiver.url, secret }, limitMs).deliver(noticeOf(), stopped)

test('tells what a visitor asked for, and nothing of ours', async () => {
  await deliver()
  const [got] = receiver.received
  expect(JSON.parse(got?.body ?? '')).toEqual({
    type: 'request.created',
    timestamp: '2027-01-05T06:00:00.000Z',
    data: {
      id: 41,
      type: 'enquiry',
      created_at: '2027-01-05T06:00:00.000Z',
      name: 'Asha Rao',
      phone: '9880012345',
      email: 'asha@example.org',
      course: 'Civil Engineering',
      role: null,
      counselling_mode: null,
      interest: '',
      message: 'When do admissions begin?\nAnd where? ಧನ್ಯವಾದ',
      source: '/contact',
      consent: 'Only to answer you.',
      suspected: false,
    },
  })
  expect(got?.headers['content-type']).toBe('application/json')
})

test('is signed over its id, time and body; a repeat has the same id', async () => {
  await deliver()
  await deliver()
  const [got, again] = receiver.received
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signed } = got?.headers ?? {}
  expect(id).toBe(noticeOf().uid)
  expect(again?.headers['webhook-id']).toBe(id)
  expect(Math.abs(Number(time) - Date.now() / 1_000)).toBeLessThan(60)
  expect(signed).toBe(signature(secret, String(id), String(time), got?.body ?? ''))
  const others = [
    signature(Buffer.from('another'), String(id), String(time), got?.body ?? ''),
    signature(secret, 'another', String(time), got?.body ?? ''),
    signature(secret, String(id), '1', got?.body ?? ''),
    signature(secret, String(id), String(time), 'another'),
  ]
  for (const other of others) expect(signed).not.toBe(other)
})

// The example of the Standard Webhooks specification.
test('the signature is that of Standard Webhooks', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  expect(signature(key, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test.each([400, 410, 429, 500, 503])('status %i is a failure', async (status) => {
  receiver.answer = (response) => response.writeHead(status).end('asha@example.org')
  await expect(deliver()).rejects.toThrow(new RegExp(`^status ${status}$`))
})

test.each([301, 302, 307, 308])('a redirection (%i) is not followed', async (status) => {
  receiver.answer = (response) => response.writeHead(status, { location: receiver.url }).end()
  await expect(deliver()).rejects.toThrow(`status ${status}`)
  expect(receiver.received).toHaveLength(1)
})

test('no answer in time is a failure', async () => {
  receiver.answer = () => {}
  await expect(deliver(100)).rejects.toThrow('no answer in time')
})

test('an answer whose body never ends is an answer', async () => {
  receiver.answer = (response) => void response.writeHead(200).write('x')
  await expect(deliver(2_000)).resolves.toBeUndefined()
})

test('a connection that breaks off, or is refused, is a failure', async () => {
  receiver.answer = (response) => void response.socket?.destroy()
  await expect(deliver()).rejects.toThrow(/^[A-Z_]+$/)
  const nobody = makeWebhook({ url: 'http://127.0.0.1:1/', secret })
  await expect(nobody.deliver(noticeOf(), NEVER)).rejects.toThrow(/^(ECONNREFUSED|no connection)$/)
})

test('it ends at once when the provider stops', async () => {
  receiver.answer = () => {}
  const stopping = new AbortController()
  const told = deliver(60_000, stopping.signal)
  setTimeout(() => stopping.abort(), 50)
  await expect(told).rejects.toThrow('the provider stopped')
})
