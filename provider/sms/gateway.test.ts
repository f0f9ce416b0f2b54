import { startStubServer, type StubServer } from '@/testing/stub-server'
import { makeSmsSender } from '@/provider/sms/make-sender'
import { SmsRefused } from '@/provider/sms/sender'
import { CODE, PHONE, SMS } from '@/testing/sms/vendors'

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
