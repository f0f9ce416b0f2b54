import { startStubServer, type StubServer } from '@/testing/stub-server'
import { makeSmsSender } from '@/provider/sms/make-sender'
import { SmsRefused } from '@/provider/sms/sender'
import { CODE, describeSender, json, PHONE, SMS, type Vendor } from '@/testing/sms/sender-suite'

const log = { info: () => {} }
let server: StubServer
let received: { method?: string; url?: string; type?: string; body: string }
let answer = '{}'

beforeEach(async () => {
  answer = '{}'
  server = await startStubServer()
  server.answer((request, response) => {
    const { method, url, headers } = request
    received = { method, url, type: headers['content-type'], body: '' }
    request.on('data', (chunk: Buffer) => (received.body += chunk.toString()))
    request.on('end', () => response.end(answer))
  })
})
afterEach(() => server.close())

const send = (env: Record<string, string>) =>
  makeSmsSender(
    {
      SMS_SENDER: 'gateway',
      SITE_URL: 'https://guide.example',
      SMS_GATEWAY_URL: `${server.url}/send`,
      SMS_GATEWAY_BODY: '{"to":"{phone}","text":"{message}"}',
      ...env,
    },
    log,
  ).send(SMS)

/** Everything that could break out of a JSON text, a form field or an address. */
const NASTY = 'a"b\\\\c&d=e+f%g#h{code} \u0CB9\u0CB2\u0CCB\n\u2028<{minutes}>'

test('JSON: whatever the message holds arrives as it was', async () => {
  await send({
    SMS_MESSAGE: NASTY,
    SMS_DLT_TEMPLATE_ID: 'x"}',
    SMS_GATEWAY_BODY: '{"t":["{message}"],"d":"{template_id}","p":"+91{phone}"}',
  })
  expect(JSON.parse(received.body)).toEqual({
    t: [NASTY.replace('{code}', CODE).replace('{minutes}', '5')],
    d: 'x"}',
    p: `+91${PHONE}`,
  })
})

test('a message in one line of a file has its lines', async () => {
  await send({ SMS_MESSAGE: 'Code {code}\\n\\n@{host} #{code}' })
  expect(JSON.parse(received.body)).toMatchObject({ text: `Code ${CODE}\n\n@guide.example #${CODE}` })
})

test('form: whatever the message holds arrives as it was', async () => {
  await send({
    SMS_MESSAGE: NASTY,
    SMS_GATEWAY_FORMAT: 'form',
    SMS_GATEWAY_BODY: 'key=k%2Bk&to=91{phone}&text={message}',
  })
  expect(received.type).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(received.body))).toEqual({
    key: 'k+k',
    to: `91${PHONE}`,
    text: NASTY.replace('{code}', CODE).replace('{minutes}', '5'),
  })
})

test('GET: all stands in the address, and there is no body', async () => {
  await send({
    SMS_GATEWAY_METHOD: 'GET',
    SMS_GATEWAY_BODY: '',
    SMS_MESSAGE: NASTY,
    SMS_GATEWAY_URL: `${server.url}/send?to=91{phone}&text={message}&dlt={template_id}&pe={entity_id}`,
    SMS_DLT_TEMPLATE_ID: '1107&to=1',
    SMS_DLT_ENTITY_ID: '1101',
  })
  expect(received).toMatchObject({ method: 'GET', body: '' })
  expect(Object.fromEntries(new URL(received.url ?? '', server.url).searchParams)).toEqual({
    to: `91${PHONE}`,
    text: NASTY.replace('{code}', CODE).replace('{minutes}', '5'),
    dlt: '1107&to=1',
    pe: '1101',
  })
})

test('a header of the settings goes before ours', async () => {
  await send({ SMS_GATEWAY_HEADERS: '{"Content-Type":"application/vnd.sms+json"}' })
  expect(received.type).toBe('application/vnd.sms+json')
})

test.each([
  ['{"success":false}', {}],
  ['{"type":"Error"}', {}],
  ['{"status":"failure"}', {}],
  ['1702|invalid sender', { SMS_GATEWAY_REFUSED: '^170[2-9]' }],
])('an answer of success that says %s is a refusal', async (said, env) => {
  answer = said
  await expect(send(env)).rejects.toThrow(SmsRefused)
})

test.each(['1701|9876501234|id', '{"status":"queued"}', '{"status":"OK","error":null}', ''])(
  'an answer of success that says %p is one',
  async (said) => {
    answer = said
    await expect(send({ SMS_GATEWAY_REFUSED: '^170[2-9]' })).resolves.toBeUndefined()
  },
)

const KEY = 'k3y-of-the-gateway'
const gateway: Vendor = {
  name: 'gateway',
  env: (url) => ({
    SMS_SENDER: 'gateway',
    SITE_URL: 'https://guide.example',
    SMS_SENDER_ID: 'EDUGDE',
    SMS_DLT_TEMPLATE_ID: '1107160000000012345',
    SMS_GATEWAY_URL: `${url}/sms/send?ref={id}`,
    SMS_GATEWAY_HEADERS: `{"Authorization":"Bearer ${KEY}","Idempotency-Key":"{id}"}`,
    SMS_GATEWAY_BODY:
      '{"to":"+91{phone}","text":"{message}","from":"{sender_id}","dlt":{"template":"{template_id}"},"tags":["otp"],"retry":false}',
  }),
  secret: { name: 'SMS_GATEWAY_HEADERS', text: KEY, wrong: '{"authorization":"Bearer wrong"}' },
  answer: ({ method, url, headers }, body) => {
    if (headers.authorization !== `Bearer ${KEY}`) return json(401, { error: 'invalid token' })
    const expected = {
      to: `+91${PHONE}`,
      text: `${CODE} is your one-time code. It is good for 5 minutes. Do not share it.\n\n@guide.example #${CODE}`,
      from: 'EDUGDE',
      dlt: { template: '1107160000000012345' },
      tags: ['otp'],
      retry: false,
    }
    const isRight =
      method === 'POST' &&
      url === `/sms/send?ref=${SMS.id}` &&
      headers['content-type'] === 'application/json' &&
      headers['idempotency-key'] === SMS.id &&
      body === JSON.stringify(expected)
    return isRight ? json(202, { status: 'queued', id: 'm-1' }) : json(422, { error: `not understood: ${body}` })
  },
  refusal: json(200, { status: 'FAILED', code: 1706, reason: `+91${PHONE} is on the DND list` }),
  refusalReason: 'status 200, code 1706',
  unusable: [
    [{ SMS_GATEWAY_BODY: '' }, 'SMS_GATEWAY_BODY must be set'],
    [{ SMS_GATEWAY_URL: 'http://sms.example/send' }, 'SMS_GATEWAY_URL must be an address'],
    [{ SMS_GATEWAY_URL: 'http://127.0.0.1.sms.example/send' }, 'SMS_GATEWAY_URL must be an address'],
    [{ SMS_GATEWAY_URL: `https://me:${KEY}@sms.example/` }, 'SMS_GATEWAY_URL must be an address'],
    [{ SMS_GATEWAY_URL: 'sms.example' }, 'SMS_GATEWAY_URL must be an address'],
    [{ SMS_GATEWAY_METHOD: 'PATCH' }, 'SMS_GATEWAY_METHOD must be GET, POST or PUT'],
    [{ SMS_GATEWAY_METHOD: 'GET' }, 'SMS_GATEWAY_BODY must not be set'],
    [{ SMS_GATEWAY_BODY: '{"to":{phone},"text":"{message}"}' }, 'SMS_GATEWAY_BODY must be JSON'],
    [{ SMS_GATEWAY_BODY: '{"to":"{phone}"}' }, 'SMS_GATEWAY_BODY must hold {phone}, and {code} or {message}'],
    [{ SMS_GATEWAY_BODY: '{"to":"{phone}","text":"{otp}"}' }, 'SMS_GATEWAY_BODY has a placeholder'],
    [{ SMS_GATEWAY_HEADERS: 'authorization: x' }, 'SMS_GATEWAY_HEADERS must be a JSON object'],
    [{ SMS_GATEWAY_HEADERS: '{"a":1}' }, 'SMS_GATEWAY_HEADERS'],
    [{ SMS_GATEWAY_HEADERS: '{"x y":"z"}' }, 'SMS_GATEWAY_HEADERS holds a header that cannot be sent'],
    [{ SMS_GATEWAY_HEADERS: '{"x":"a\\nb"}' }, 'SMS_GATEWAY_HEADERS holds a header that cannot be sent'],
    [{ SMS_GATEWAY_HEADERS: '{"x":"{phone}"}' }, 'SMS_GATEWAY_HEADERS holds'],
    [{ SMS_GATEWAY_REFUSED: '(' }, 'SMS_GATEWAY_REFUSED must be a regular expression'],
  ],
}
describeSender(gateway)
