import type { Logger } from 'pino'
import { gatewaySender, type GatewaySettings } from '@/provider/sms/gateway'
import type { MessageSettings } from '@/provider/sms/message'
import { msg91Sender } from '@/provider/sms/msg91'
import type { SmsSender } from '@/provider/sms/sender'
import { readSmsSettings, type SmsSettings } from '@/provider/sms/settings'
import { terminalSender } from '@/provider/sms/terminal'
import { twilioSender } from '@/provider/sms/twilio'

function messageSettings(settings: SmsSettings): MessageSettings {
  return {
    message: settings.SMS_MESSAGE,
    host: new URL(settings.SITE_URL).hostname,
    senderId: settings.SMS_SENDER_ID,
    templateId: settings.SMS_DLT_TEMPLATE_ID,
    entityId: settings.SMS_DLT_ENTITY_ID,
  }
}

function gatewayBody(format: 'json' | 'form', body: string | undefined): GatewaySettings['body'] {
  if (body === undefined) return null
  return format === 'json' ? { format, template: JSON.parse(body) } : { format, template: body }
}

function senderOf(settings: SmsSettings): SmsSender {
  const timeoutMs = settings.SMS_TIMEOUT_MS
  switch (settings.SMS_SENDER) {
    case 'terminal':
      return terminalSender()
    case 'gateway':
      return gatewaySender({
        ...messageSettings(settings),
        timeoutMs,
        url: settings.SMS_GATEWAY_URL,
        method: settings.SMS_GATEWAY_METHOD,
        headers: settings.SMS_GATEWAY_HEADERS,
        body: gatewayBody(settings.SMS_GATEWAY_FORMAT, settings.SMS_GATEWAY_BODY),
        refused: settings.SMS_GATEWAY_REFUSED,
      })
    case 'msg91':
      return msg91Sender({
        ...messageSettings(settings),
        timeoutMs,
        url: settings.MSG91_URL,
        api: settings.MSG91_API,
        authKey: settings.MSG91_AUTH_KEY,
        msg91TemplateId: settings.MSG91_TEMPLATE_ID,
        variables: settings.MSG91_VARIABLES,
      })
    case 'twilio':
      return twilioSender({
        timeoutMs,
        url: settings.TWILIO_URL,
        username: settings.TWILIO_ACCOUNT_SID,
        password: settings.TWILIO_AUTH_TOKEN,
        serviceSid: settings.TWILIO_VERIFY_SERVICE_SID,
        templateSid: settings.TWILIO_TEMPLATE_SID,
        locale: settings.TWILIO_LOCALE,
      })
  }
}

/**
 * The sender that the environment asks for (`SMS_SENDER`). What comes of each message is the caller's to
 * log: errors name neither phone nor code, and none of the vendor's words.
 * @throws Error that names each variable that cannot be used
 */
export function makeSmsSender(env: Record<string, string | undefined>, log: Pick<Logger, 'info'>): SmsSender {
  const settings = readSmsSettings(env)
  log.info({ sender: settings.SMS_SENDER }, 'codes are sent by')
  return senderOf(settings)
}
