import { z } from 'zod'
import { address, secret, set } from '@/provider/platform/service'
import { byLanguage, smsService } from '@/provider/sms/by-language'
import { deliver, type Reading } from '@/provider/sms/deliver'
import { asText, jsonFields } from '@/provider/sms/json-answer'
import { messageValues } from '@/provider/sms/message'
import { fill } from '@/provider/sms/placeholders'
import type { SmsRequest } from '@/provider/sms/request-once'
import type { Sms, SmsSender } from '@/provider/sms/sender'
import { COMMON, messageSettings } from '@/provider/sms/settings'

/** The template's variables (flow), with placeholders. */
const variables = z
  .string()
  .default('OTP={code}')
  .transform((value) => value.split(',').map((entry) => /^\s*([^=\s]+)\s*=(.*)$/.exec(entry)))
  .refine((entries) => entries.every(Boolean), 'must be a list such as OTP={code},MINUTES={minutes}')
  .transform((entries) => Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', (entry?.[2] ?? '').trim()])))
  .refine((all) => Object.values(all).some((value) => value.includes('{code}')), 'must hold {code}')

const settingsSchema = z.object({
  ...COMMON,
  MSG91_AUTH_KEY: secret(set.regex(/^[\x21-\x7e]+$/, 'cannot be sent')),
  /** The id that MSG91 gave the template; the DLT id is another. */
  MSG91_TEMPLATE_ID: byLanguage(set),
  MSG91_API: z.enum(['flow', 'otp'], 'must be flow or otp').default('flow'),
  MSG91_VARIABLES: variables,
  MSG91_URL: address.default('https://control.msg91.com'),
})
type Msg91Settings = z.output<typeof settingsSchema>

/** MSG91 answers its own refusals with status 200 and `"type": "error"`. */
const reading: Reading = {
  outcome: (body) => {
    const { type } = jsonFields(body)
    if (type === 'success') return 'sent'
    return type === 'error' ? 'refused' : 'unclear'
  },
  failureCode: (body) => asText(jsonFields(body).code),
}

const withoutEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

function flowRequest(sms: Sms, settings: Msg91Settings): SmsRequest {
  const values = messageValues(sms, messageSettings(settings))
  const variables = Object.entries(settings.MSG91_VARIABLES).map(([name, value]) => [name, fill(value, values)])
  return {
    url: new URL('/api/v5/flow', settings.MSG91_URL),
    method: 'POST',
    headers: { authkey: settings.MSG91_AUTH_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({
      template_id: settings.MSG91_TEMPLATE_ID,
      short_url: '0',
      ...withoutEmpty({ sender: settings.SMS_SENDER_ID, DLT_TE_ID: settings.SMS_DLT_TEMPLATE_ID }),
      recipients: [{ mobiles: `91${sms.phone}`, ...Object.fromEntries(variables) }],
    }),
  }
}

function otpRequest(sms: Sms, settings: Msg91Settings): SmsRequest {
  const url = new URL('/api/v5/otp', settings.MSG91_URL)
  const query = {
    template_id: settings.MSG91_TEMPLATE_ID,
    mobile: `91${sms.phone}`,
    otp: sms.code,
    otp_expiry: String(sms.minutes),
    sender: settings.SMS_SENDER_ID,
    DLT_TE_ID: settings.SMS_DLT_TEMPLATE_ID,
  }
  for (const [name, value] of Object.entries(withoutEmpty(query))) url.searchParams.set(name, value)
  return {
    url,
    method: 'POST',
    headers: { authkey: settings.MSG91_AUTH_KEY, 'content-type': 'application/json' },
    body: '{}',
  }
}

function msg91Sender(settings: Msg91Settings): SmsSender {
  const requestOf = settings.MSG91_API === 'flow' ? flowRequest : otpRequest
  return { send: async (sms) => deliver(requestOf(sms, settings), reading, settings.SMS_TIMEOUT_MS) }
}

/** MSG91, version 5: the flow call (a template with variables), or the one for codes. */
export const msg91 = smsService({ name: 'msg91', settings: settingsSchema, make: msg91Sender })
