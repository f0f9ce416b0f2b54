import { existsSync } from 'node:fs'
import { makeSmsSender } from '@/provider/sms/make-sender'
import { messageValues } from '@/provider/sms/message'
import { SENDERS } from '@/provider/sms/senders'
import { DEFAULT_MESSAGE } from '@/provider/sms/settings'
import { terminalSender } from '@/provider/sms/terminal'
import { CODE, PHONE, SMS } from '@/testing/sms/sender-suite'

const GATEWAY = {
  SMS_SENDER: 'gateway',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_BODY: '{"to":"{phone}","text":"{message}"}',
}

/** Which sender the environment asks for. */
function nameOf(env: Record<string, string>) {
  const told: unknown[] = []
  makeSmsSender(env, { info: (content: unknown) => void told.push(content) })
  return told
}

test('without settings the code goes to the terminal, for the developer alone', async () => {
  expect(nameOf({})).toEqual([{ sender: 'terminal' }])
  expect(nameOf({ SMS_SENDER: ' ' })).toEqual([{ sender: 'terminal' }])
  let written = ''
  await terminalSender((text) => (written += text)).send(SMS)
  expect(written).toContain(PHONE)
  expect(written).toContain(CODE)
})

test('production with a public https origin refuses to start on the development sender', () => {
  const sentence = /SMS_SENDER must be set to gateway, .* or .*, because SITE_URL is a public https address/
  expect(() => nameOf({ SITE_URL: 'https://guide.example' })).toThrow(sentence)
  expect(() => nameOf({ SITE_URL: 'https://guide.example', SMS_SENDER: 'terminal' })).toThrow(sentence)
  expect(nameOf({ SITE_URL: 'https://localhost:3000' })).toEqual([{ sender: 'terminal' }])
  expect(nameOf({ ...GATEWAY, SITE_URL: 'https://guide.example' })).toEqual([{ sender: 'gateway' }])
})

test.each([
  [{ SMS_SENDER: 'pigeon' }, 'SMS_SENDER must be terminal, gateway, '],
  [{ SMS_SENDER: 'gateway' }, 'SMS_GATEWAY_URL must be set'],
  [{ SITE_URL: 'guide' }, 'SITE_URL must be an http or https address'],
  [{ ...GATEWAY, SMS_MESSAGE: 'Hello' }, 'SMS_MESSAGE must hold {code}'],
  [{ ...GATEWAY, SMS_TIMEOUT_MS: 'soon' }, 'SMS_TIMEOUT_MS must be a number'],
])('%j cannot be used', (env, sentence) => {
  expect(() => nameOf(env)).toThrow(sentence)
})

test.each(SENDERS.filter(({ name }) => name !== 'terminal'))(
  '$name cannot do without settings of its own, and its tests stand beside it',
  ({ name, make }) => {
    expect(() => make({})).toThrow(/must be set/)
    expect(existsSync(`provider/sms/${name}/sender.test.ts`)).toBe(true)
  },
)

test('http is allowed to a server of the same machine', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.9.1', '[::1]'])
    expect(nameOf({ ...GATEWAY, SMS_GATEWAY_URL: `http://${host}:8080/send` })).toEqual([{ sender: 'gateway' }])
})

test("the message's last line is what browsers read the code from", () => {
  const settings = { message: DEFAULT_MESSAGE, host: 'guide.example', senderId: '', templateId: '', entityId: '' }
  const { message = '' } = messageValues(SMS, settings)
  expect(message.split('\n').at(-1)).toBe(`@guide.example #${CODE}`)
  expect(message).toContain('5 minutes')
  // One SMS holds 160 characters of the plain alphabet.
  expect(message.length).toBeLessThanOrEqual(160)
})
