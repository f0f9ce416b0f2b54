import type { Logger } from 'pino'
import { z } from 'zod'
import { development } from '@/provider/payments/development'
import type { Payer } from '@/provider/payments/payer'
import { PAYERS } from '@/provider/payments/payers'
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
export function makePayer(env: Environment, log: Pick<Logger, 'info'>): Payer | null {
  // A public website without a payer sells nothing; elsewhere no money moves.
  const { PAYMENTS_BY: name = isPublic(env) ? NONE : development.name } = readVariables(choiceSchema, env)
  const service = PAYERS.find((payer) => payer.name === name)
  if (service === undefined && name !== NONE)
    throw unusable(env, 'PAYMENTS_BY', `must be ${oneOf([NONE, ...PAYERS.map((payer) => payer.name)])}`)
  if (service === development && isPublic(env)) {
    const others = PAYERS.flatMap((payer) => (payer === development ? [] : payer.name))
    throw unusable(
      env,
      'PAYMENTS_BY',
      `must be ${oneOf([...others, NONE])}, because SITE_URL is a public https address, where plans would be had for nothing`,
    )
  }
  const payer = service?.make(env) ?? null
  log.info({ payer: name }, 'plans are paid by')
  return payer
}
