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

/** Only a website on the same machine talks to it, unless somebody says otherwise. */
export const LOOPBACK = '127.0.0.1'
const IS_LOOPBACK = /^(?:127\.[\d.]+|::1)$/
const LOOPBACK_TRUST = '127.0.0.0/8, ::1'

/** The variables that the provider itself reads; those whom it asks have theirs in the definitions of the services. */
export const envSchema = z
  .object({
    PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).default(DEFAULTS.PROVIDER_PORT),
    /** On which address it listens. */
    PROVIDER_HOST: z.union([z.ipv4(), z.ipv6()], 'must be an address of this machine').default(LOOPBACK),
    DATA_DIR: z.string().default(DEFAULTS.DATA_DIR),
    DATABASE_URL: secret(postgresUrl.optional()),
    /** A streaming replica of it, for reads of the whole directory. */
    DATABASE_REPLICA_URL: secret(postgresUrl.optional()),
    SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default(DEFAULTS.SITE_URL),
    /** With it the website at SITE_URL is told of what has changed. */
    REVALIDATE_SECRET: secret(z.string().min(16).optional()),
    /** Told to stop, for so long it says at /readyz that it is about to end, and goes on answering. */
    STOP_GRACE_S: z.coerce.number().min(0).default(DEFAULTS.STOP_GRACE_S),
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
      .default(LOOPBACK_TRUST),
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
  // Or all visitors would count as one: as the machine of their website.
  .refine(({ PROVIDER_HOST, PROVIDER_TRUST }) => IS_LOOPBACK.test(PROVIDER_HOST) || PROVIDER_TRUST !== LOOPBACK_TRUST, {
    path: ['PROVIDER_TRUST'],
    error: 'must name the addresses of the websites where PROVIDER_HOST is not this machine’s alone',
  })
export type ProviderSettings = z.output<typeof envSchema>

/** @throws ConfigurationError that names each variable that cannot be used */
export function readEnv(env: Environment): ProviderSettings {
  return readVariables(envSchema, env)
}
