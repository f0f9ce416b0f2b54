import type { Logger } from 'pino'
import { z } from 'zod'
import { development } from '@/provider/payments/development'
import type { Gateway } from '@/provider/payments/gateway'
import { GATEWAYS } from '@/provider/payments/gateways'
import { readVariables, unusable } from '@/lib/rules/configuration/read-variables'
import { type Environment, isPublic, oneOf } from '@/provider/platform/service'

/** Nothing is sold. */
const NONE = 'none'

/** The variable by which one is chosen. */
export const choiceSchema = z.object({ PAYMENTS_BY: z.string().optional() })

/**
 * Who takes the money (`PAYMENTS_BY`), or `null`: no plan can be chosen then.
 * @throws Error that names each variable that cannot be used
 */
export function makeGateway(env: Environment, log: Pick<Logger, 'info'>): Gateway | null {
  // A public website without a gateway sells nothing; elsewhere no money moves.
  const { PAYMENTS_BY: name = isPublic(env) ? NONE : development.name } = readVariables(choiceSchema, env)
  const service = GATEWAYS.find((gateway) => gateway.name === name)
  if (service === undefined && name !== NONE)
    throw unusable(env, 'PAYMENTS_BY', `must be ${oneOf([NONE, ...GATEWAYS.map((gateway) => gateway.name)])}`)
  if (service === development && isPublic(env)) {
    const others = GATEWAYS.flatMap((gateway) => (gateway === development ? [] : gateway.name))
    throw unusable(
      env,
      'PAYMENTS_BY',
      `must be ${oneOf([...others, NONE])}, because SITE_URL is a public https address, where plans would be had for nothing`,
    )
  }
  const gateway = service?.make(env) ?? null
  log.info({ gateway: name }, 'plans are paid by')
  return gateway
}
