import type { z } from 'zod'
import {
  type Mistake,
  mistakesOf,
  readVariables,
  type Variables,
  withoutBlank,
} from '@/lib/rules/configuration/read-variables'
import { mailSchema, readNoticeSettings, webhookSchema } from '@/provider/enquiries/notices/settings'
import { envSchema } from '@/provider/env'
import { GATEWAYS } from '@/provider/payments/gateways'
import { choiceSchema as gatewaySchema, makeGateway } from '@/provider/payments/settings'
import { choiceSchema as senderSchema, makeSmsSender } from '@/provider/sms/make-sender'
import { SENDERS } from '@/provider/sms/senders'

/** Whoever reads variables; `isUsed`: whether what they are set to counts. */
export type Reader = { by: string; schema: z.ZodObject; isUsed: (variables: Variables) => boolean }

const always = () => true
const isSet = (name: string) => (variables: Variables) => Boolean(variables[name]?.trim())
const SILENT = { info: () => {} }

/** Everything in the provider that reads the environment. */
export const PROVIDER_READERS: readonly Reader[] = [
  { by: 'provider', schema: envSchema, isUsed: always },
  { by: 'provider', schema: senderSchema, isUsed: always },
  { by: 'provider', schema: gatewaySchema, isUsed: always },
  { by: 'webhook', schema: webhookSchema, isUsed: isSet('REQUESTS_WEBHOOK_URL') },
  { by: 'mail', schema: mailSchema, isUsed: isSet('REQUESTS_MAIL_TO') },
  ...SENDERS.map(({ name, settings }) => ({
    by: name,
    schema: settings,
    isUsed: (variables: Variables) => senderSchema.parse(withoutBlank(variables)).SMS_SENDER === name,
  })),
  ...GATEWAYS.map(({ name, settings }) => ({
    by: name,
    schema: settings,
    isUsed: (variables: Variables) => gatewaySchema.parse(withoutBlank(variables)).PAYMENTS_BY === name,
  })),
]

/** All that is wrong with the provider's variables. */
export function providerMistakes(variables: Variables): Mistake[] {
  return mistakesOf([
    () => readVariables(envSchema, variables),
    () => makeSmsSender(variables, SILENT),
    () => makeGateway(variables, SILENT),
    () => readNoticeSettings(variables),
  ])
}
