import { z } from 'zod'
import { SITE_URL } from '@/provider/platform/service'
import { type MessageSettings, PLACEHOLDERS } from '@/provider/sms/message'
import { byLanguage } from '@/provider/sms/by-language'
import { unknownPlaceholders } from '@/provider/sms/placeholders'

/**
 * The text of the SMS where none is set. Its last line is what browsers read the code from (WebOTP): the website's
 * host, then the code. Where templates are registered (DLT in India), this is the text to register.
 */
export const DEFAULT_MESSAGE =
  '{code} is your one-time code. It is good for {minutes} minutes. Do not share it.\n\n@{host} #{code}'

export const optionalText = z.string().default('')
/** A text with placeholders that are known. */
export const template = z.string().refine((value) => unknownPlaceholders(value, PLACEHOLDERS).length === 0, {
  error: `has a placeholder that is none of ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`,
})

/** The variables that every service has. */
export const COMMON = {
  SITE_URL,
  SMS_TIMEOUT_MS: z.coerce.number('must be a number').int().min(100).max(60_000).default(5000),
  SMS_MESSAGE: byLanguage(
    template
      .refine((value) => value.includes('{code}'), 'must hold {code}')
      // As it can be written in one line of a file.
      .transform((value) => value.replaceAll('\\n', '\n'))
      .prefault(DEFAULT_MESSAGE),
  ),
  SMS_SENDER_ID: optionalText,
  SMS_DLT_TEMPLATE_ID: byLanguage(optionalText),
  SMS_DLT_ENTITY_ID: optionalText,
}

/** What a text is made of. */
export function messageSettings(settings: z.output<z.ZodObject<typeof COMMON>>): MessageSettings {
  return {
    message: settings.SMS_MESSAGE,
    host: new URL(settings.SITE_URL).hostname,
    senderId: settings.SMS_SENDER_ID,
    templateId: settings.SMS_DLT_TEMPLATE_ID,
    entityId: settings.SMS_DLT_ENTITY_ID,
  }
}
