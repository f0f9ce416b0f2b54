import { z } from 'zod'
import { CODE_LENGTHS } from '@/lib/contract/constants'
import { ERASED_SOON_DAYS } from '@/lib/contract/desk/enquiry'
import { OPEN_LICENCES } from '@/lib/contract/licence'
import { metricsVariables, PORT_IS_TAKEN, tracingVariables } from '@/lib/rules/configuration/metrics'
import { readVariables } from '@/lib/rules/configuration/read-variables'
import { DEFAULTS } from '@/lib/rules/environment'
import { isTrustList } from '@/provider/auth/visitor-address'
import { type Environment, secret } from '@/provider/platform/service'

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that begins with postgresql://',
})

/** The variables that the provider itself reads; those whom it asks have theirs in the definitions of the services. */
export const envSchema = z
  .object({
    PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).default(DEFAULTS.PROVIDER_PORT),
    DATA_DIR: z.string().default(DEFAULTS.DATA_DIR),
    DATABASE_URL: secret(postgresUrl.optional()),
    /** A streaming replica of it, for reads of the whole directory. */
    DATABASE_REPLICA_URL: secret(postgresUrl.optional()),
    SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default(DEFAULTS.SITE_URL),
    OTP_LENGTH: z.coerce
      .number()
      .int()
      .min(CODE_LENGTHS.shortest)
      .max(CODE_LENGTHS.longest)
      .default(DEFAULTS.OTP_LENGTH),
    /** Unset: made once and kept in DATA_DIR. */
    OTP_PEPPER: secret(z.string().min(32).optional()),
    /** `tell`: the answer to a send says whether the number is registered, as the specification has it. */
    OTP_ENUMERATION: z.enum(['tell', 'private']).default('tell'),
    /** How many codes may be sent in an hour and in a day, to all numbers together. */
    OTP_HOURLY_BUDGET: z.coerce.number().int().min(1).default(2000),
    OTP_DAILY_BUDGET: z.coerce.number().int().min(1).default(10000),
    /** Of open data that is from no list. */
    OPEN_DATA_LICENCE: z.enum([...OPEN_LICENCES, 'none']).default('CC-BY-4.0'),
    /** Whether there is a desk, at which those who keep the guide sign in (docs/desk.md). */
    DESK: z.enum(['on', 'off']).default('off'),
    /** For how many days enquiries are kept; unset: until somebody deletes them. */
    ENQUIRY_DAYS: z.coerce.number().int().min(ERASED_SOON_DAYS).max(3_650).optional(),
    /** From which addresses `X-Forwarded-For` is believed. */
    PROVIDER_TRUST: z
      .string()
      .refine(isTrustList, 'must be addresses or networks such as 10.0.0.0/8')
      .default('127.0.0.0/8, ::1'),
    ...metricsVariables,
    ...tracingVariables,
  })
  .refine(
    ({ DATABASE_URL, DATABASE_REPLICA_URL }) => DATABASE_REPLICA_URL === undefined || DATABASE_URL !== undefined,
    {
      path: ['DATABASE_REPLICA_URL'],
      error: 'needs DATABASE_URL: the embedded database has no replica',
    },
  )
  .refine(
    ({ METRICS_PORT, PROVIDER_PORT }) => METRICS_PORT === undefined || METRICS_PORT !== PROVIDER_PORT,
    PORT_IS_TAKEN,
  )
export type ProviderSettings = z.output<typeof envSchema>

/** @throws ConfigurationError that names each variable that cannot be used */
export function readEnv(env: Environment): ProviderSettings {
  return readVariables(envSchema, env)
}
