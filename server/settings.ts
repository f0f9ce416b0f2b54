import { z } from 'zod'

const count = z.coerce.number().int().min(0)

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  SITE_URL: z.url().default('http://localhost:3000'),
  API_BASE_URL: z.url().optional(),
  PROVIDER_PORT: count.default(3001),
  CONTENT_MAX_AGE: count.default(60),
  REVALIDATE_SECRET: z.string(),
  /** Proxies that stand in front. */
  TRUST_PROXY: count.default(0),
  PAYMENT_ORIGINS: z.string().default('https://api.razorpay.com'),
  PAGE_CACHE_MB: z.coerce.number().min(1).default(64),
  IMAGE_CACHE_MB: z.coerce.number().min(1).default(64),
  STOP_GRACE_S: z.coerce.number().min(0).default(1),
})

export type Settings = {
  port: number
  siteUrl: URL
  trustProxy: number
  /** Where the form of a payment may go. */
  paymentOrigins: readonly string[]
  pageCacheBytes: number
  imageCacheBytes: number
  contentMaxAgeMs: number
  /** By which Next is told that content has changed. */
  revalidateSecret: string
  stopGraceMs: number
  /** What a provider that works answers with a success. */
  providerCheck: string
}

/**
 * What the process that listens reads of the environment; an empty variable is an unset one.
 * @throws Error that names each variable that cannot be read
 */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = settingsSchema.safeParse(set)
  if (!parsed.success) throw new Error(`The environment cannot be read.\n${z.prettifyError(parsed.error)}`)
  const { data } = parsed
  return {
    port: data.PORT,
    siteUrl: new URL(data.SITE_URL),
    trustProxy: data.TRUST_PROXY,
    paymentOrigins: data.PAYMENT_ORIGINS.split(',').map((origin) => new URL(origin.trim()).origin),
    pageCacheBytes: data.PAGE_CACHE_MB * 1_000_000,
    imageCacheBytes: data.IMAGE_CACHE_MB * 1_000_000,
    contentMaxAgeMs: data.CONTENT_MAX_AGE * 1000,
    revalidateSecret: data.REVALIDATE_SECRET,
    stopGraceMs: data.STOP_GRACE_S * 1000,
    providerCheck:
      data.API_BASE_URL === undefined
        ? `http://127.0.0.1:${data.PROVIDER_PORT}/healthz`
        : `${data.API_BASE_URL.replace(/\/$/, '')}/get/institutetype`,
  }
}
