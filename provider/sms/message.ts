import { fill, type Values } from '@/provider/sms/placeholders'
import type { Sms } from '@/provider/sms/sender'

/** The settings that a text, or a request to a vendor, is made of. */
export type MessageSettings = {
  message: string
  host: string
  senderId: string
  templateId: string
  entityId: string
}

export const PLACEHOLDERS = [
  'phone',
  'code',
  'minutes',
  'message',
  'id',
  'host',
  'sender_id',
  'template_id',
  'entity_id',
] as const

/** What stands for each placeholder. `phone` has ten digits. */
export function messageValues(sms: Sms, settings: MessageSettings): Values {
  const values = {
    phone: sms.phone,
    code: sms.code,
    minutes: String(sms.minutes),
    id: sms.id,
    host: settings.host,
    sender_id: settings.senderId,
    template_id: settings.templateId,
    entity_id: settings.entityId,
  }
  return { ...values, message: fill(settings.message, values) }
}
