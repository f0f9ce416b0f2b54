import { z } from 'zod'
import { parseJson } from '@/lib/rules/text/parse-json'
import { isSafeAddress, secret, set, UNSAFE_ADDRESS } from '@/provider/platform/service'
import { smsService } from '@/provider/sms/by-language'
import { deliver, type Reading } from '@/provider/sms/deliver'
import { asText, jsonFields } from '@/provider/sms/json-answer'
import { messageValues, PLACEHOLDERS } from '@/provider/sms/message'
import { fill, fillJson, unknownPlaceholders, type Values } from '@/provider/sms/placeholders'
import type { SmsRequest } from '@/provider/sms/request-once'
import type { Sms, SmsSender } from '@/provider/sms/sender'
import { COMMON, messageSettings, template } from '@/provider/sms/settings'

const SAMPLE = Object.fromEntries(PLACEHOLDERS.map((name) => [name, '0']))
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
const HEADER_VALUE = /^[\x20-\x7e]*$/
/** A header is one line: what may hold more, and what is personal, stays out of it. */
const IN_HEADERS = ['id', 'sender_id', 'template_id', 'entity_id'] as const

const headers = z
  .string()
  .optional()
  .transform((value) => (value === undefined ? {} : parseJson(value)))
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

const settingsSchema = z
  .object({
    ...COMMON,
    /** With placeholders, which are percent-encoded; it and the body may hold the key. */
    SMS_GATEWAY_URL: secret(set.pipe(template).refine((value) => isSafeAddress(fill(value, SAMPLE)), UNSAFE_ADDRESS)),
    SMS_GATEWAY_METHOD: z.enum(['GET', 'POST', 'PUT'], 'must be GET, POST or PUT').default('POST'),
    SMS_GATEWAY_HEADERS: secret(headers),
    SMS_GATEWAY_FORMAT: z.enum(['json', 'form'], 'must be json or form').default('json'),
    /** Placeholders stand in the texts of the JSON, or in the form, where they are percent-encoded. */
    SMS_GATEWAY_BODY: secret(template.optional()),
    /** An answer of success that matches is a refusal all the same. */
    SMS_GATEWAY_REFUSED: pattern,
  })
  .superRefine((all, context) => {
    const { SMS_GATEWAY_METHOD: method, SMS_GATEWAY_FORMAT: format, SMS_GATEWAY_BODY: body } = all
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['SMS_GATEWAY_BODY'], message })
    if (method !== 'GET' && body === undefined) complain('must be set')
    if (method === 'GET' && body !== undefined) complain('must not be set: a GET has no body')
    if (body !== undefined && format === 'json' && parseJson(body) === undefined)
      complain('must be JSON, with the placeholders in its texts')
    const sent = all.SMS_GATEWAY_URL + (body ?? '')
    if (!/\{(?:phone)\}/.test(sent) || !/\{(?:code|message)\}/.test(sent))
      complain('must hold {phone}, and {code} or {message}, unless SMS_GATEWAY_URL does')
  })
type GatewaySettings = z.output<typeof settingsSchema>

const FAILED = new Set(['error', 'fail', 'failed', 'failure'])
const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

/** Many gateways refuse with status 200 and say so in the answer. */
function isRefusal(body: string, refused: RegExp | null): boolean {
  if (refused?.test(body)) return true
  const { type, status, success } = jsonFields(body)
  return success === false || [type, status].some((word) => FAILED.has(asText(word)?.toLowerCase() ?? ''))
}

function bodyOf({ SMS_GATEWAY_BODY: body, SMS_GATEWAY_FORMAT: format }: GatewaySettings, values: Values) {
  if (body === undefined) return undefined
  return format === 'json' ? JSON.stringify(fillJson(JSON.parse(body), values)) : fill(body, values, encodeURIComponent)
}

function requestOf(sms: Sms, settings: GatewaySettings): SmsRequest {
  const values = messageValues(sms, messageSettings(settings))
  const { SMS_GATEWAY_METHOD: method, SMS_GATEWAY_FORMAT: format } = settings
  const headers = Object.fromEntries(
    Object.entries(settings.SMS_GATEWAY_HEADERS).map(([name, value]) => [name.toLowerCase(), fill(value, values)]),
  )
  const url = new URL(fill(settings.SMS_GATEWAY_URL, values, encodeURIComponent))
  const body = bodyOf(settings, values)
  if (body === undefined) return { url, method, headers }
  return { url, method, headers: { 'content-type': CONTENT_TYPES[format], ...headers }, body }
}

function gatewaySender(settings: GatewaySettings): SmsSender {
  const reading: Reading = {
    outcome: (body) => (isRefusal(body, settings.SMS_GATEWAY_REFUSED) ? 'refused' : 'sent'),
    failureCode: (body) => asText(jsonFields(body).code),
  }
  return { send: async (sms) => deliver(requestOf(sms, settings), reading, settings.SMS_TIMEOUT_MS) }
}

/** Any gateway that takes a message over HTTPS, described by settings. */
export const gateway = smsService({ name: 'gateway', settings: settingsSchema, make: gatewaySender })
