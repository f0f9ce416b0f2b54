import { z } from 'zod'
import { isEmail } from '@/lib/rules/text/email'
import { ConfigurationError, mistakesOf, readVariables, withoutBlank } from '@/lib/rules/configuration/read-variables'
import { address, type Environment, isLoopback, secret } from '@/provider/platform/service'

const STANDARD_SECRET = /^whsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
const MIN_SECRET_LENGTH = 32

/** The bytes that sign: those of a secret as Standard Webhooks writes it, else the text's own. */
const signingSecret = z
  .string('must be set, since REQUESTS_WEBHOOK_URL is')
  .refine((text) => (text.startsWith('whsec_') ? STANDARD_SECRET.test(text) : text.length >= MIN_SECRET_LENGTH), {
    error: `must have ${MIN_SECRET_LENGTH} characters or more, or be whsec_ and 24 bytes or more in base64`,
  })
  .transform((text) => {
    const [, encoded] = STANDARD_SECRET.exec(text) ?? []
    return encoded === undefined ? Buffer.from(text, 'utf8') : Buffer.from(encoded, 'base64')
  })

export const webhookSchema = z.object({
  /** Who knows it may write there. */
  REQUESTS_WEBHOOK_URL: secret(address),
  REQUESTS_WEBHOOK_SECRET: secret(signingSecret),
})

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

/** Where mail is handed over. What the address cannot say is not for it to say: TLS is not optional. */
function readServer(value: string) {
  const url = URL.parse(value)
  const port = url === null ? undefined : DEFAULT_PORTS[url.protocol]
  if (url === null || port === undefined || url.hostname === '' || url.search !== '' || url.hash !== '') return null
  const user = decodeURIComponent(url.username)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? port : Number(url.port),
    secure: url.protocol === 'smtps:',
    requireTLS: url.protocol === 'smtp:' && !isLoopback(url),
    // What a machine's own server offers is often a certificate of nobody's.
    ignoreTLS: url.protocol === 'smtp:' && isLoopback(url),
    auth: user === '' ? null : { user, pass: decodeURIComponent(url.password) },
  }
}
export type MailServer = NonNullable<ReturnType<typeof readServer>>

const server = z.string('must be set, since REQUESTS_MAIL_TO is').transform((value, context): MailServer => {
  let read: MailServer | null = null
  try {
    read = readServer(value)
  } catch {
    // A percent sign that opens no character.
  }
  if (read !== null) return read
  context.addIssue('must be an address such as smtps://user:password@mail.example.org:465')
  return z.NEVER
})

const oneAddress = 'must be an email address'
export const mailSchema = z.object({
  SMTP_URL: secret(server),
  // Addresses of people stand in no log.
  REQUESTS_MAIL_TO: secret(
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine((list) => list.every(isEmail), 'must be email addresses, comma-separated'),
  ),
  REQUESTS_MAIL_FROM: secret(z.string('must be set, since REQUESTS_MAIL_TO is').refine(isEmail, oneAddress)),
})

export type WebhookSettings = { url: string; secret: Buffer }
export type MailSettings = { server: MailServer; to: string[]; from: string }
export type NoticeSettings = { webhook: WebhookSettings | null; mail: MailSettings | null }

/**
 * How the operator wants to be told of new enquiries: `REQUESTS_WEBHOOK_URL` and `REQUESTS_MAIL_TO` turn
 * the ways on.
 * @throws ConfigurationError that names each variable that cannot be used
 */
export function readNoticeSettings(env: Environment): NoticeSettings {
  const given = withoutBlank(env)
  const read = {
    webhook: () => (given.REQUESTS_WEBHOOK_URL === undefined ? null : readVariables(webhookSchema, given)),
    mail: () => (given.REQUESTS_MAIL_TO === undefined ? null : readVariables(mailSchema, given)),
  }
  const mistakes = mistakesOf([read.webhook, read.mail])
  if (mistakes.length > 0) throw new ConfigurationError(mistakes)
  const [webhook, mail] = [read.webhook(), read.mail()]
  return {
    webhook: webhook && { url: webhook.REQUESTS_WEBHOOK_URL, secret: webhook.REQUESTS_WEBHOOK_SECRET },
    mail: mail && { server: mail.SMTP_URL, to: mail.REQUESTS_MAIL_TO, from: mail.REQUESTS_MAIL_FROM },
  }
}
