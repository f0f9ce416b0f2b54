import { z } from 'zod'
import { CODE_LENGTHS } from '@/lib/contract/constants'
import { ENVIRONMENT, type ReadBy } from '@/lib/rules/environment'
import { isTrustList } from '@/provider/auth/visitor-address'

/** A variable that is set to nothing counts as not set. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)
}

const envSchema = z.object({
  PROVIDER_PORT: optional(
    z.coerce.number('a port from 0 to 65535').int().min(0).max(65_535).default(ENVIRONMENT.PROVIDER_PORT.unset),
  ),
  DATA_DIR: optional(z.string().default(ENVIRONMENT.DATA_DIR.unset)),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgresql://' }).optional(),
  ),
  SITE_URL: optional(
    z.url({ protocol: /^https?$/, error: 'an http or https address' }).default(ENVIRONMENT.SITE_URL.unset),
  ),
  OTP_LENGTH: optional(
    z.coerce
      .number('a number from 4 to 8')
      .int()
      .min(CODE_LENGTHS.shortest)
      .max(CODE_LENGTHS.longest)
      .default(ENVIRONMENT.OTP_LENGTH.unset),
  ),
  /** Unset: made once and kept in DATA_DIR. */
  OTP_PEPPER: optional(z.string().min(32, 'at least 32 characters').optional()),
  /** `tell`: the answer to a send says whether the number is registered, as the specification has it. */
  OTP_ENUMERATION: optional(z.enum(['tell', 'private'], 'tell or private').default(ENVIRONMENT.OTP_ENUMERATION.unset)),
  /** How many codes may be sent in an hour and in a day, to all numbers together. */
  OTP_HOURLY_BUDGET: optional(
    z.coerce.number('a number from 1').int().min(1).default(ENVIRONMENT.OTP_HOURLY_BUDGET.unset),
  ),
  OTP_DAILY_BUDGET: optional(
    z.coerce.number('a number from 1').int().min(1).default(ENVIRONMENT.OTP_DAILY_BUDGET.unset),
  ),
  /** From which addresses `X-Forwarded-For` is believed. */
  PROVIDER_TRUST: optional(
    z
      .string()
      .refine(isTrustList, 'addresses or networks such as 10.0.0.0/8')
      .default(ENVIRONMENT.PROVIDER_TRUST.unset),
  ),
} satisfies Record<ReadBy<'provider'>, z.ZodType>)
export type ProviderSettings = z.output<typeof envSchema>

/** The provider's settings. Throws one sentence that names each variable that cannot be read. */
export function readEnv(env: Record<string, string | undefined>): ProviderSettings {
  const read = envSchema.safeParse(env)
  if (read.success) return read.data
  // Values stay out of the sentence: DATABASE_URL holds a password.
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  throw new Error(`The environment cannot be used: ${wrong.join('; ')}.`)
}
