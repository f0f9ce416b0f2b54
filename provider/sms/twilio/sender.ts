import { z } from 'zod'
import { address, secret, set } from '@/provider/platform/service'
import { byLanguage, smsService } from '@/provider/sms/by-language'
import { deliver, type Reading } from '@/provider/sms/deliver'
import { asText, jsonFields } from '@/provider/sms/json-answer'
import type { SmsSender } from '@/provider/sms/sender'
import { COMMON, optionalText } from '@/provider/sms/settings'

const settingsSchema = z.object({
  ...COMMON,
  /** The account's SID and token, or an API key's SID and secret. */
  TWILIO_ACCOUNT_SID: set,
  TWILIO_AUTH_TOKEN: secret(set),
  TWILIO_VERIFY_SERVICE_SID: set,
  /** A template of the account's own; unset: the service's. */
  TWILIO_TEMPLATE_SID: byLanguage(optionalText),
  TWILIO_LOCALE: byLanguage(optionalText),
  TWILIO_URL: address.default('https://verify.twilio.com'),
})

const reading: Reading = {
  outcome: (body) => (jsonFields(body).status === 'pending' ? 'sent' : 'unclear'),
  failureCode: (body) => asText(jsonFields(body).code),
}

function twilioSender(settings: z.output<typeof settingsSchema>): SmsSender {
  const credentials = Buffer.from(`${settings.TWILIO_ACCOUNT_SID}:${settings.TWILIO_AUTH_TOKEN}`).toString('base64')
  const url = new URL(
    `/v2/Services/${encodeURIComponent(settings.TWILIO_VERIFY_SERVICE_SID)}/Verifications`,
    settings.TWILIO_URL,
  )
  return {
    send: async ({ phone, code }) => {
      const form = new URLSearchParams({ To: `+91${phone}`, Channel: 'sms', CustomCode: code })
      if (settings.TWILIO_TEMPLATE_SID !== '') form.set('TemplateSid', settings.TWILIO_TEMPLATE_SID)
      if (settings.TWILIO_LOCALE !== '') form.set('Locale', settings.TWILIO_LOCALE)
      const headers = {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      }
      await deliver({ url, method: 'POST', headers, body: form.toString() }, reading, settings.SMS_TIMEOUT_MS)
    },
  }
}

/** Twilio Verify, version 2, with codes of our own: the service must have custom codes enabled. */
export const twilio = smsService({ name: 'twilio', settings: settingsSchema, make: twilioSender })
