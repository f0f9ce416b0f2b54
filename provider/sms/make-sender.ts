import type { Logger } from 'pino'
import { z } from 'zod'
import { readVariables, unusable } from '@/lib/rules/configuration/read-variables'
import { type Environment, isPublic, oneOf } from '@/provider/platform/service'
import type { SmsSender } from '@/provider/sms/sender'
import { SENDERS } from '@/provider/sms/senders'
import { terminal } from '@/provider/sms/terminal'

/** The variable by which one is chosen. */
export const choiceSchema = z.object({ SMS_SENDER: z.string().default(terminal.name) })

const namesOf = (senders: typeof SENDERS) => oneOf(senders.map(({ name }) => name))

/**
 * The sender that the environment asks for (`SMS_SENDER`). What comes of each message is the caller's to
 * log: errors name neither phone nor code, and none of the vendor's words.
 * @throws Error that names each variable that cannot be used
 */
export function makeSmsSender(env: Environment, log: Pick<Logger, 'info'>): SmsSender {
  const { SMS_SENDER: name } = readVariables(choiceSchema, env)
  const service = SENDERS.find((sender) => sender.name === name)
  if (service === undefined) throw unusable(env, 'SMS_SENDER', `must be ${namesOf(SENDERS)}`)
  // Codes on the terminal of a public website would reach nobody, and whoever reads the terminal.
  if (service === terminal && isPublic(env)) {
    const others = namesOf(SENDERS.filter((sender) => sender !== terminal))
    throw unusable(env, 'SMS_SENDER', `must be set to ${others}, because SITE_URL is a public https address`)
  }
  const sender = service.make(env)
  log.info({ sender: name }, 'codes are sent by')
  return sender
}
