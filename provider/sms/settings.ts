import { z } from 'zod'
import { ENVIRONMENT } from '@/lib/rules/environment'
import { DEFAULT_MESSAGE, PLACEHOLDERS } from '@/provider/sms/message'
import { fill, unknownPlaceholders } from '@/provider/sms/placeholders'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const SAMPLE = Object.fromEntries(PLACEHOLDERS.map((name) => [name, '0']))
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
const HEADER_VALUE = /^[\x20-\x7e]*$/
/** A header is one line: what may hold more, and what is personal, stays out of it. */
const IN_HEADERS = ['id', 'sender_id', 'template_id', 'entity_id'] as const

const set = z.string('must be set')
const text = z.string().default('')
const template = z.string().refine((value) => unknownPlaceholders(value, PLACEHOLDERS).length === 0, {
  error: `has a placeholder that is none of ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`,
})

/** Codes travel encrypted; to a server of one's own machine they need not. */
function isSafeAddress(value: string): boolean {
  const url = URL.parse(fill(value, SAMPLE))
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
}
const ADDRESS = 'must be an address that begins with https:// (http:// for this machine alone) and holds no password'
const origin = (fallback: string) => z.string().default(fallback).refine(isSafeAddress, ADDRESS)

function readJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const headers = z
  .string()
  .default('{}')
  .transform(readJson)
  .pipe(z.record(z.string(), z.string(), 'must be a JSON object of texts, such as {"authorization":"Bearer …"}'))
  .refine(
    (all) =>
      Object.entries(all).every(
        ([name, value]) =>
          HEADER_NAME.test(name) && HEADER_VALUE.test(value) && unknownPlaceholders(value, IN_HEADERS).length === 0,
      ),
    'holds a header that cannot be sent, or a placeholder that may not stand in a header',
  )

const pattern = z
  .string()
  .optional()
  .transform((value, context) => {
    if (value === undefined) return null
    try {
      return new RegExp(value, 'i')
    } catch {
      context.addIssue('must be a regular expression')
      return z.NEVER
    }
  })

const variables = z
  .string()
  .default(ENVIRONMENT.MSG91_VARIABLES.unset)
  .transform((value) => value.split(',').map((entry) => /^\s*([^=\s]+)\s*=(.*)$/.exec(entry)))
  .refine((entries) => entries.every(Boolean), 'must be a list such as OTP={code},MINUTES={minutes}')
  .transform((entries) => Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', (entry?.[2] ?? '').trim()])))
  .refine((all) => Object.values(all).some((value) => value.includes('{code}')), 'must hold {code}')

const common = {
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default(ENVIRONMENT.SITE_URL.unset),
  SMS_TIMEOUT_MS: z.coerce
    .number('must be a number')
    .int()
    .min(100)
    .max(60_000)
    .default(ENVIRONMENT.SMS_TIMEOUT_MS.unset),
  SMS_MESSAGE: template
    .refine((value) => value.includes('{code}'), 'must hold {code}')
    .default(DEFAULT_MESSAGE)
    // As it can be written in one line of a file.
    .transform((value) => value.replaceAll('\\n', '\n')),
  SMS_SENDER_ID: text,
  SMS_DLT_TEMPLATE_ID: text,
  SMS_DLT_ENTITY_ID: text,
}

const gateway = z
  .object({
    SMS_SENDER: z.literal('gateway'),
    ...common,
    SMS_GATEWAY_URL: set.pipe(template).refine(isSafeAddress, ADDRESS),
    SMS_GATEWAY_METHOD: z
      .enum(['GET', 'POST', 'PUT'], 'must be GET, POST or PUT')
      .default(ENVIRONMENT.SMS_GATEWAY_METHOD.unset),
    SMS_GATEWAY_HEADERS: headers,
    SMS_GATEWAY_FORMAT: z.enum(['json', 'form'], 'must be json or form').default(ENVIRONMENT.SMS_GATEWAY_FORMAT.unset),
    SMS_GATEWAY_BODY: template.optional(),
    SMS_GATEWAY_REFUSED: pattern,
  })
  .superRefine((all, context) => {
    const { SMS_GATEWAY_METHOD: method, SMS_GATEWAY_FORMAT: format, SMS_GATEWAY_BODY: body } = all
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['SMS_GATEWAY_BODY'], message })
    if (method !== 'GET' && body === undefined) complain('must be set')
    if (method === 'GET' && body !== undefined) complain('must not be set: a GET has no body')
    if (body !== undefined && format === 'json' && readJson(body) === undefined)
      complain('must be JSON, with the placeholders in its texts')
    const sent = all.SMS_GATEWAY_URL + (body ?? '')
    if (!/\{(?:phone)\}/.test(sent) || !/\{(?:code|message)\}/.test(sent))
      complain('must hold {phone}, and {code} or {message}, unless SMS_GATEWAY_URL does')
  })

const msg91 = z.object({
  SMS_SENDER: z.literal('msg91'),
  ...common,
  MSG91_AUTH_KEY: set.regex(/^[\x21-\x7e]+$/, 'cannot be sent'),
  MSG91_TEMPLATE_ID: set,
  MSG91_API: z.enum(['flow', 'otp'], 'must be flow or otp').default(ENVIRONMENT.MSG91_API.unset),
  MSG91_VARIABLES: variables,
  MSG91_URL: origin(ENVIRONMENT.MSG91_URL.unset),
})

const twilio = z.object({
  SMS_SENDER: z.literal('twilio'),
  ...common,
  TWILIO_ACCOUNT_SID: set,
  TWILIO_AUTH_TOKEN: set,
  TWILIO_VERIFY_SERVICE_SID: set,
  TWILIO_TEMPLATE_SID: text,
  TWILIO_LOCALE: text,
  TWILIO_URL: origin(ENVIRONMENT.TWILIO_URL.unset),
})

const settingsSchema = z.discriminatedUnion(
  'SMS_SENDER',
  [z.object({ SMS_SENDER: z.literal('terminal'), ...common }), gateway, msg91, twilio],
  'must be terminal, gateway, msg91 or twilio',
)
export type SmsSettings = z.output<typeof settingsSchema>

/** Codes on the terminal of a public website would reach nobody, and whoever reads the terminal. */
function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && !LOOPBACK.test(hostname)
}

/** The settings of sending. Throws one sentence that names each variable that cannot be used. */
export function readSmsSettings(env: Record<string, string | undefined>): SmsSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = settingsSchema.safeParse({ SMS_SENDER: ENVIRONMENT.SMS_SENDER.unset, ...given })
  if (!read.success) {
    // Values stay out of the sentence: some are secrets.
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`The environment cannot be used: ${wrong.join('; ')}.`)
  }
  if (read.data.SMS_SENDER === 'terminal' && isPublic(read.data.SITE_URL)) {
    throw new Error(
      'The environment cannot be used: SMS_SENDER must be set to gateway, msg91 or twilio, because SITE_URL is a public https address.',
    )
  }
  return read.data
}
