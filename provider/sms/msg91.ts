import { deliver, type Reading } from '@/provider/sms/deliver'
import { asText, jsonFields } from '@/provider/sms/json-answer'
import { type MessageSettings, messageValues } from '@/provider/sms/message'
import { fill } from '@/provider/sms/placeholders'
import type { SmsRequest } from '@/provider/sms/request-once'
import type { Sms, SmsSender } from '@/provider/sms/sender'

export type Msg91Settings = MessageSettings & {
  timeoutMs: number
  url: string
  api: 'flow' | 'otp'
  authKey: string
  /** The id that MSG91 gave the template; the DLT id is `templateId`. */
  msg91TemplateId: string
  /** The template's variables (flow), with placeholders. */
  variables: Readonly<Record<string, string>>
}

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
  const values = messageValues(sms, settings)
  const variables = Object.entries(settings.variables).map(([name, value]) => [name, fill(value, values)])
  return {
    url: new URL('/api/v5/flow', settings.url),
    method: 'POST',
    headers: { authkey: settings.authKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      template_id: settings.msg91TemplateId,
      short_url: '0',
      ...withoutEmpty({ sender: settings.senderId, DLT_TE_ID: settings.templateId }),
      recipients: [{ mobiles: `91${sms.phone}`, ...Object.fromEntries(variables) }],
    }),
  }
}

function otpRequest(sms: Sms, settings: Msg91Settings): SmsRequest {
  const url = new URL('/api/v5/otp', settings.url)
  const query = {
    template_id: settings.msg91TemplateId,
    mobile: `91${sms.phone}`,
    otp: sms.code,
    otp_expiry: String(sms.minutes),
    sender: settings.senderId,
    DLT_TE_ID: settings.templateId,
  }
  for (const [name, value] of Object.entries(withoutEmpty(query))) url.searchParams.set(name, value)
  return {
    url,
    method: 'POST',
    headers: { authkey: settings.authKey, 'content-type': 'application/json' },
    body: '{}',
  }
}

/** MSG91, version 5: the flow call (a template with variables), or the one for codes. */
export function msg91Sender(settings: Msg91Settings): SmsSender {
  const requestOf = settings.api === 'flow' ? flowRequest : otpRequest
  return { send: async (sms) => deliver(requestOf(sms, settings), reading, settings.timeoutMs) }
}
