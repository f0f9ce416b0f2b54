import { deliver, type Reading } from '@/provider/sms/deliver'
import { asText, jsonFields } from '@/provider/sms/json-answer'
import type { SmsSender } from '@/provider/sms/sender'

export type TwilioSettings = {
  timeoutMs: number
  url: string
  /** The account's SID and token, or an API key's SID and secret. */
  username: string
  password: string
  serviceSid: string
  /** A template of the account's own; unset: the service's. */
  templateSid: string
  locale: string
}

const reading: Reading = {
  outcome: (body) => (jsonFields(body).status === 'pending' ? 'sent' : 'unclear'),
  failureCode: (body) => asText(jsonFields(body).code),
}

/** Twilio Verify, version 2, with codes of our own: the service must have custom codes enabled. */
export function twilioSender(settings: TwilioSettings): SmsSender {
  const credentials = Buffer.from(`${settings.username}:${settings.password}`).toString('base64')
  const url = new URL(`/v2/Services/${encodeURIComponent(settings.serviceSid)}/Verifications`, settings.url)
  return {
    send: async ({ phone, code }) => {
      const form = new URLSearchParams({ To: `+91${phone}`, Channel: 'sms', CustomCode: code })
      if (settings.templateSid !== '') form.set('TemplateSid', settings.templateSid)
      if (settings.locale !== '') form.set('Locale', settings.locale)
      const headers = {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      }
      await deliver({ url, method: 'POST', headers, body: form.toString() }, reading, settings.timeoutMs)
    },
  }
}
