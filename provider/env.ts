import { z } from 'zod'
import { CODE_LENGTHS } from '@/lib/contract/constants'
import { OPEN_LICENCES } from '@/lib/contract/licence'
import { DEFAULTS } from '@/lib/rules/environment'
import { isTrustList } from '@/provider/auth/visitor-address'
import { type Environment, secret, withoutBlank } from '@/provider/platform/service'

/** The variables that the provider itself reads; those whom it asks have theirs in the definitions of the services. */
export const envSchema = z.object({
  PROVIDER_PORT: z.coerce.number('a port from 0 to 65535').int().min(0).max(65_535).default(DEFAULTS.PROVIDER_PORT),
  DATA_DIR: z.string().default(DEFAULTS.DATA_DIR),
  DATABASE_URL: secret(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgresql://' }).optional(),
  ),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).default(DEFAULTS.SITE_URL),
  OTP_LENGTH: z.coerce
    .number('a number from 4 to 8')
    .int()
    .min(CODE_LENGTHS.shortest)
    .max(CODE_LENGTHS.longest)
    .default(DEFAULTS.OTP_LENGTH),
  /** Unset: made once and kept in DATA_DIR. */
  OTP_PEPPER: secret(z.string().min(32, 'at least 32 characters').optional()),
  /** `tell`: the answer to a send says whether the number is registered, as the specification has it. */
  OTP_ENUMERATION: z.enum(['tell', 'private'], 'tell or private').default('tell'),
  /** How many codes may be sent in an hour and in a day, to all numbers together. */
  OTP_HOURLY_BUDGET: z.coerce.number('a number from 1').int().min(1).default(2000),
  OTP_DAILY_BUDGET: z.coerce.number('a number from 1').int().min(1).default(10000),
  /** Of open data that is from no list. */
  OPEN_DATA_LICENCE: z.enum([...OPEN_LICENCES, 'none'], `${OPEN_LICENCES.join(', ')} or none`).default('CC-BY-4.0'),
  /** From which addresses `X-Forwarded-For` is believed. */
  PROVIDER_TRUST: z
    .string()
    .refine(isTrustList, 'addresses or networks such as 10.0.0.0/8')
    .default('127.0.0.0/8, ::1'),
})
export type ProviderSettings = z.output<typeof envSchema>

/** The provider's settings. Throws one sentence that names each variable that cannot be read. */
export function readEnv(env: Environment): ProviderSettings {
  const read = envSchema.safeParse(withoutBlank(env))
  if (read.success) return read.data
  // Values stay out of the sentence: DATABASE_URL holds a password.
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  throw new Error(`The environment cannot be used: ${wrong.join('; ')}.`)
}
