import { readNoticeSettings } from '@/provider/enquiries/notices/settings'

const SECRET = 'a secret of thirty-two characters'
const WEBHOOK = { REQUESTS_WEBHOOK_URL: 'https://crm.example.org/hook', REQUESTS_WEBHOOK_SECRET: SECRET }
const MAIL = {
  SMTP_URL: 'smtps://desk%40example.org:p%3Ass@mail.example.org',
  REQUESTS_MAIL_TO: 'desk@example.org, head@example.org',
  REQUESTS_MAIL_FROM: 'website@example.org',
}

test('nobody is told unless it is set', () => {
  expect(readNoticeSettings({ SMTP_URL: '', REQUESTS_WEBHOOK_URL: ' ', REQUESTS_WEBHOOK_SECRET: SECRET })).toEqual({
    webhook: null,
    mail: null,
  })
})

test('a webhook', () => {
  expect(readNoticeSettings(WEBHOOK).webhook).toEqual({
    url: 'https://crm.example.org/hook',
    secret: Buffer.from(SECRET),
  })
})

test('a secret as Standard Webhooks writes it is the bytes that it encodes', () => {
  const bytes = Buffer.alloc(24, 7)
  const given = { ...WEBHOOK, REQUESTS_WEBHOOK_SECRET: `whsec_${bytes.toString('base64')}` }
  expect(readNoticeSettings(given).webhook?.secret).toEqual(bytes)
})

test.each([
  ['smtps://desk%40example.org:p%3Ass@mail.example.org', 'mail.example.org', 465, true, false, false],
  ['smtp://mail.example.org', 'mail.example.org', 587, false, true, false],
  ['smtp://mail.example.org:25', 'mail.example.org', 25, false, true, false],
  ['smtp://127.0.0.1:25', '127.0.0.1', 25, false, false, true],
  ['smtp://[::1]', '::1', 587, false, false, true],
])('mail by %s: encrypted, but to this machine', (SMTP_URL, host, port, secure, requireTLS, ignoreTLS) => {
  const read = readNoticeSettings({ ...MAIL, SMTP_URL }).mail
  expect(read?.server).toMatchObject({ host, port, secure, requireTLS, ignoreTLS })
  expect(read?.to).toEqual(['desk@example.org', 'head@example.org'])
})

test('user and password may have any signs', () => {
  expect(readNoticeSettings(MAIL).mail?.server.auth).toEqual({ user: 'desk@example.org', pass: 'p:ss' })
})

test.each([
  [{ ...WEBHOOK, REQUESTS_WEBHOOK_URL: 'http://crm.example.org/' }, 'REQUESTS_WEBHOOK_URL'],
  [{ ...WEBHOOK, REQUESTS_WEBHOOK_URL: 'http://127.0.0.1.example.org/' }, 'REQUESTS_WEBHOOK_URL'],
  [{ ...WEBHOOK, REQUESTS_WEBHOOK_URL: 'https://user:word@crm.example.org/' }, 'REQUESTS_WEBHOOK_URL'],
  [{ ...WEBHOOK, REQUESTS_WEBHOOK_URL: 'crm.example.org' }, 'REQUESTS_WEBHOOK_URL'],
  [{ ...WEBHOOK, REQUESTS_WEBHOOK_URL: 'ftp://crm.example.org' }, 'REQUESTS_WEBHOOK_URL'],
  [{ REQUESTS_WEBHOOK_URL: WEBHOOK.REQUESTS_WEBHOOK_URL }, 'REQUESTS_WEBHOOK_SECRET'],
  [{ ...WEBHOOK, REQUESTS_WEBHOOK_SECRET: 'short' }, 'REQUESTS_WEBHOOK_SECRET'],
  [{ ...WEBHOOK, REQUESTS_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'REQUESTS_WEBHOOK_SECRET'],
  [{ ...WEBHOOK, REQUESTS_WEBHOOK_SECRET: `whsec_${'!'.repeat(40)}` }, 'REQUESTS_WEBHOOK_SECRET'],
  [{ ...MAIL, SMTP_URL: '' }, 'SMTP_URL'],
  [{ ...MAIL, SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL'],
  [{ ...MAIL, SMTP_URL: 'smtp://mail.example.org/?tls.rejectUnauthorized=false' }, 'SMTP_URL'],
  [{ ...MAIL, SMTP_URL: 'smtp://a%ZZ:b@mail.example.org' }, 'SMTP_URL'],
  [{ ...MAIL, SMTP_URL: 'mail.example.net' }, 'SMTP_URL'],
  [{ ...MAIL, REQUESTS_MAIL_FROM: '' }, 'REQUESTS_MAIL_FROM'],
  [{ ...MAIL, REQUESTS_MAIL_FROM: 'website' }, 'REQUESTS_MAIL_FROM'],
  [{ ...MAIL, REQUESTS_MAIL_TO: 'desk@example.org,' }, 'REQUESTS_MAIL_TO'],
])('what cannot be used is named, without its value: %#', (env, name) => {
  let said = ''
  try {
    readNoticeSettings(env)
  } catch (error) {
    said = String(error)
  }
  expect(said).toMatch(new RegExp(`^ConfigurationError: The environment cannot be used:\n {2}${name} must .+$`))
  for (const [other, value] of Object.entries(env)) {
    if (other === name && value.length > 4) expect(said).not.toContain(value)
  }
})

test('all that is wrong is named at once', () => {
  const env = { ...WEBHOOK, ...MAIL, REQUESTS_WEBHOOK_SECRET: 'x', SMTP_URL: 'x', REQUESTS_MAIL_FROM: 'x' }
  expect(() => readNoticeSettings(env)).toThrow(/REQUESTS_WEBHOOK_SECRET[^]*SMTP_URL[^]*REQUESTS_MAIL_FROM/)
})
