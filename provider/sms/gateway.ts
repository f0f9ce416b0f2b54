import { deliver, type Reading } from '@/provider/sms/deliver'
import { asText, jsonFields } from '@/provider/sms/json-answer'
import { type MessageSettings, messageValues } from '@/provider/sms/message'
import { fill, fillJson } from '@/provider/sms/placeholders'
import type { SmsRequest } from '@/provider/sms/request-once'
import type { Sms, SmsSender } from '@/provider/sms/sender'

export type GatewaySettings = MessageSettings & {
  timeoutMs: number
  /** With placeholders, which are percent-encoded. */
  url: string
  method: SmsRequest['method']
  headers: Readonly<Record<string, string>>
  /** Placeholders stand in the texts of the JSON, or in the form, where they are percent-encoded. */
  body: { format: 'json'; template: unknown } | { format: 'form'; template: string } | null
  /** An answer of success that matches is a refusal all the same. */
  refused: RegExp | null
}

const FAILED = new Set(['error', 'fail', 'failed', 'failure'])
const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

/** Many gateways refuse with status 200 and say so in the answer. */
function isRefusal(body: string, refused: RegExp | null): boolean {
  if (refused?.test(body)) return true
  const { type, status, success } = jsonFields(body)
  return success === false || [type, status].some((word) => FAILED.has(asText(word)?.toLowerCase() ?? ''))
}

function requestOf(sms: Sms, settings: GatewaySettings): SmsRequest {
  const values = messageValues(sms, settings)
  const { body, method } = settings
  const headers = Object.fromEntries(
    Object.entries(settings.headers).map(([name, value]) => [name.toLowerCase(), fill(value, values)]),
  )
  const url = new URL(fill(settings.url, values, encodeURIComponent))
  if (body === null) return { url, method, headers }
  const text =
    body.format === 'json'
      ? JSON.stringify(fillJson(body.template, values))
      : fill(body.template, values, encodeURIComponent)
  return { url, method, headers: { 'content-type': CONTENT_TYPES[body.format], ...headers }, body: text }
}

/** Any gateway that takes a message over HTTPS, described by settings. */
export function gatewaySender(settings: GatewaySettings): SmsSender {
  const reading: Reading = {
    outcome: (body) => (isRefusal(body, settings.refused) ? 'refused' : 'sent'),
    failureCode: (body) => asText(jsonFields(body).code),
  }
  return { send: async (sms) => deliver(requestOf(sms, settings), reading, settings.timeoutMs) }
}
