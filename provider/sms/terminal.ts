import { z } from 'zod'
import { smsService } from '@/provider/sms/by-language'
import type { SmsSender } from '@/provider/sms/sender'
import { COMMON } from '@/provider/sms/settings'

/**
 * For development: writes the code to the provider's own terminal, for the developer who waits for it.
 * Not through the log, which holds nothing personal.
 */
export function terminalSender(write: (text: string) => void = (text) => void process.stderr.write(text)): SmsSender {
  return {
    send: ({ phone, code, minutes }) => {
      write(`\n  SMS to ${phone}: ${code} (good for ${minutes} minutes)\n\n`)
      return Promise.resolve()
    },
  }
}

export const terminal = smsService({ name: 'terminal', settings: z.object(COMMON), make: () => terminalSender() })
