import { z } from 'zod'
import { CODE_LENGTHS } from '@/lib/contract/constants'
import { DEFAULTS } from '@/lib/rules/environment'

const seconds = z.coerce.number().int().min(0)
const port = z.coerce.number().int().min(1).max(65535)

/** The address of a Redis or Valkey. */
export const storeUrl = z.url({ protocol: /^rediss?$/, error: 'must be redis://host:6379, or rediss://… with TLS' })

/** The variables that the website reads. */
export const environmentSchema = z.object({
  API_BASE_URL: z.url().optional(),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).default(DEFAULTS.API_TIMEOUT_MS),
  SITE_URL: z.url().default(DEFAULTS.SITE_URL),
  CONTENT_MAX_AGE: seconds.default(DEFAULTS.CONTENT_MAX_AGE),
  PROVIDER_PORT: port.default(DEFAULTS.PROVIDER_PORT),
  REVALIDATE_SECRET: z.string().min(16).optional().meta({ isSecret: true }),
  OTP_LENGTH: z.coerce.number().int().min(CODE_LENGTHS.shortest).max(CODE_LENGTHS.longest).default(DEFAULTS.OTP_LENGTH),
  /** Seals the state of forms without JavaScript. Several instances need one and the same. */
  FORM_SECRET: z.string().min(32).meta({ isSecret: true }),
  /** Writing requests that one address may make in ten minutes. */
  POSTS_PER_ADDRESS: z.coerce.number().int().min(1).default(60),
  /** A Redis or Valkey that all instances share; unset: this one stands alone. */
  REDIS_URL: storeUrl.optional().meta({ isSecret: true }),
  /** Where a CDN in front is told what has changed, and what it knows us by (docs/scale.md). */
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: *\S.*$/, 'A header, such as "Authorization: Bearer …"')
    .optional()
    .meta({ isSecret: true }),
  /** Hosts besides the provider's own from which pictures may come, comma-separated. */
  IMAGE_HOSTS: z.string().default(''),
  /** The same for brochures. */
  BROCHURE_HOSTS: z.string().default(''),
  /** Whether browsers keep a page for when there is no network. */
  OFFLINE_PAGE: z.enum(['on', 'off']).default('on'),
  /** Whether there is a desk, at which those who keep the guide sign in. */
  DESK: z.enum(['on', 'off']).default('off'),
})
