import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { CODE, PHONE, SMS } from '@/testing/sms/vendors'
import { DEFAULT_MESSAGE, messageValues } from '@/provider/sms/message'
import { readSmsSettings } from '@/provider/sms/settings'
import { terminalSender } from '@/provider/sms/terminal'

const GATEWAY = {
  SMS_SENDER: 'gateway',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_BODY: '{"to":"{phone}","text":"{message}"}',
}
const MSG91 = { SMS_SENDER: 'msg91', MSG91_AUTH_KEY: 'secret-key', MSG91_TEMPLATE_ID: 't' }
const TWILIO = {
  SMS_SENDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret-token',
  TWILIO_VERIFY_SERVICE_SID: 'VA1',
}

test('without settings the code goes to the terminal, for the developer alone', async () => {
  expect(readSmsSettings({}).SMS_SENDER).toBe('terminal')
  expect(readSmsSettings({ SMS_SENDER: ' ' }).SMS_SENDER).toBe('terminal')
  let written = ''
  await terminalSender((text) => (written += text)).send(SMS)
  expect(written).toContain(PHONE)
  expect(written).toContain(CODE)
})

test('production with a public https origin refuses to start on the development sender', () => {
  expect(() => readSmsSettings({ SITE_URL: 'https://guide.example' })).toThrow(/SMS_SENDER/)
  expect(() => readSmsSettings({ SITE_URL: 'https://guide.example', SMS_SENDER: 'terminal' })).toThrow(/SMS_SENDER/)
  expect(readSmsSettings({ SITE_URL: 'https://localhost:3000' }).SMS_SENDER).toBe('terminal')
  expect(readSmsSettings({ ...GATEWAY, SITE_URL: 'https://guide.example' }).SMS_SENDER).toBe('gateway')
})

const UNUSABLE: [Record<string, string>, string][] = [
  [{ SMS_SENDER: 'pigeon' }, 'SMS_SENDER must be terminal, gateway, msg91 or twilio'],
  [{ SMS_SENDER: 'gateway' }, 'SMS_GATEWAY_URL must be set'],
  [{ ...GATEWAY, SMS_GATEWAY_BODY: '' }, 'SMS_GATEWAY_BODY must be set'],
  [{ ...GATEWAY, SMS_GATEWAY_URL: 'http://sms.example/send' }, 'SMS_GATEWAY_URL must be an address'],
  [{ ...GATEWAY, SMS_GATEWAY_URL: 'http://127.0.0.1.sms.example/send' }, 'SMS_GATEWAY_URL must be an address'],
  [{ ...GATEWAY, SMS_GATEWAY_URL: 'https://me:secret@sms.example/' }, 'SMS_GATEWAY_URL must be an address'],
  [{ ...GATEWAY, SMS_GATEWAY_URL: 'sms.example' }, 'SMS_GATEWAY_URL must be an address'],
  [{ ...GATEWAY, SMS_GATEWAY_METHOD: 'PATCH' }, 'SMS_GATEWAY_METHOD must be GET, POST or PUT'],
  [{ ...GATEWAY, SMS_GATEWAY_METHOD: 'GET' }, 'SMS_GATEWAY_BODY must not be set'],
  [{ ...GATEWAY, SMS_GATEWAY_BODY: '{"to":{phone},"text":"{message}"}' }, 'SMS_GATEWAY_BODY must be JSON'],
  [{ ...GATEWAY, SMS_GATEWAY_BODY: '{"to":"{phone}"}' }, 'SMS_GATEWAY_BODY must hold {phone}, and {code} or {message}'],
  [{ ...GATEWAY, SMS_GATEWAY_BODY: '{"to":"{phone}","text":"{otp}"}' }, 'SMS_GATEWAY_BODY has a placeholder'],
  [{ ...GATEWAY, SMS_GATEWAY_HEADERS: 'authorization: x' }, 'SMS_GATEWAY_HEADERS must be a JSON object'],
  [{ ...GATEWAY, SMS_GATEWAY_HEADERS: '{"a":1}' }, 'SMS_GATEWAY_HEADERS'],
  [{ ...GATEWAY, SMS_GATEWAY_HEADERS: '{"x y":"z"}' }, 'SMS_GATEWAY_HEADERS holds a header that cannot be sent'],
  [{ ...GATEWAY, SMS_GATEWAY_HEADERS: '{"x":"a\\nb"}' }, 'SMS_GATEWAY_HEADERS holds a header that cannot be sent'],
  [{ ...GATEWAY, SMS_GATEWAY_HEADERS: '{"x":"{phone}"}' }, 'SMS_GATEWAY_HEADERS holds'],
  [{ ...GATEWAY, SMS_GATEWAY_REFUSED: '(' }, 'SMS_GATEWAY_REFUSED must be a regular expression'],
  [{ ...GATEWAY, SMS_MESSAGE: 'Hello' }, 'SMS_MESSAGE must hold {code}'],
  [{ ...GATEWAY, SMS_TIMEOUT_MS: 'soon' }, 'SMS_TIMEOUT_MS must be a number'],
  [{ ...MSG91, MSG91_AUTH_KEY: '' }, 'MSG91_AUTH_KEY must be set'],
  [{ ...MSG91, MSG91_VARIABLES: 'OTP' }, 'MSG91_VARIABLES must be a list'],
  [{ ...MSG91, MSG91_VARIABLES: 'OTP=123456' }, 'MSG91_VARIABLES must hold {code}'],
  [{ ...MSG91, MSG91_URL: 'http://msg91.example' }, 'MSG91_URL must be an address'],
  [{ ...TWILIO, TWILIO_VERIFY_SERVICE_SID: '' }, 'TWILIO_VERIFY_SERVICE_SID must be set'],
  [{ ...TWILIO, TWILIO_AUTH_TOKEN: '', TWILIO_ACCOUNT_SID: '' }, 'TWILIO_ACCOUNT_SID must be set; TWILIO_AUTH_TOKEN'],
]
test.each(UNUSABLE.map(([env, sentence]) => [sentence, env] as const))(
  '%s: what cannot be used is named, and no secret',
  (sentence, env) => {
    expect(() => readSmsSettings(env)).toThrow(sentence)
    expect(() => readSmsSettings(env)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    )
  },
)

test('http is allowed to a server of the same machine', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.9.1', '[::1]']) {
    const url = `http://${host}:8080/send`
    expect(readSmsSettings({ ...GATEWAY, SMS_GATEWAY_URL: url })).toMatchObject({ SMS_GATEWAY_URL: url })
  }
})

test("the message's last line is what browsers read the code from", () => {
  const settings = { message: DEFAULT_MESSAGE, host: 'guide.example', senderId: '', templateId: '', entityId: '' }
  const { message = '' } = messageValues(SMS, settings)
  expect(message.split('\n').at(-1)).toBe(`@guide.example #${CODE}`)
  expect(message).toContain('5 minutes')
  // One SMS holds 160 characters of the plain alphabet.
  expect(message.length).toBeLessThanOrEqual(160)
})

test('a message in one line of a file has its lines', () => {
  const { SMS_MESSAGE: message } = readSmsSettings({ ...GATEWAY, SMS_MESSAGE: 'Code {code}\\n\\n@{host} #{code}' })
  expect(message).toBe('Code {code}\n\n@{host} #{code}')
})

test('what .env.example says of sending is what holds without it', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  const { SMS_MESSAGE: message = '', ...rest } = example
  expect(message).toBe(DEFAULT_MESSAGE)
  expect(readSmsSettings({ ...rest, SMS_MESSAGE: message })).toEqual(readSmsSettings({}))
  for (const name of ['gateway', 'msg91', 'twilio'])
    expect(() => readSmsSettings({ ...example, SMS_SENDER: name })).toThrow(/must be set/)
})
