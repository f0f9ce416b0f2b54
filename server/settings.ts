import { statSync } from 'node:fs'
import { z } from 'zod'
import { metricsPlace, metricsVariables, PORT_IS_TAKEN, tracingVariables } from '@/lib/rules/configuration/metrics'
import { readVariables, type Variables } from '@/lib/rules/configuration/read-variables'
import { storeUrl } from '@/lib/rules/configuration/website'
import { DEFAULTS } from '@/lib/rules/environment'

const count = z.coerce.number().int().min(0)

/** The variables that the process which listens reads. */
export const settingsSchema = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65535).default(DEFAULTS.PORT),
    SITE_URL: z.url().default(DEFAULTS.SITE_URL),
    API_BASE_URL: z.url().optional(),
    PROVIDER_PORT: count.default(DEFAULTS.PROVIDER_PORT),
    /** One that cannot be read is named by Next, beside whatever else it reads. */
    API_TIMEOUT_MS: count.catch(DEFAULTS.API_TIMEOUT_MS),
    CONTENT_MAX_AGE: count.default(DEFAULTS.CONTENT_MAX_AGE),
    /** Proxies that stand in front. */
    TRUST_PROXY: count.optional(),
    PAYMENT_ORIGINS: z
      .string()
      .default('https://api.razorpay.com')
      .transform((origins) => origins.split(',').flatMap((origin) => origin.trim() || []))
      .pipe(z.array(z.url('must be addresses, comma-separated'))),
    PAGE_CACHE_MB: z.coerce.number().min(1).default(64),
    IMAGE_CACHE_MB: z.coerce.number().min(1).default(64),
    NEXT_HEAP_MB: z.coerce.number().int().min(256).default(512),
    REDIS_URL: storeUrl.optional().meta({ isSecret: true }),
    /** Counts in the store are kept under it. */
    FORM_SECRET: z.string().optional().meta({ isSecret: true }),
    CDN_MAX_AGE: count.default(0),
    REDIS_PAGES: count.default(5_000),
    STOP_GRACE_S: z.coerce.number().min(0).default(DEFAULTS.STOP_GRACE_S),
    FORMER_ASSETS: z
      .string()
      .default('')
      .transform((folders) => folders.split(',').flatMap((folder) => folder.trim() || []))
      .refine(
        (folders) => folders.every((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory()),
        'must be folders that are there, comma-separated',
      ),
    ...metricsVariables,
    ...tracingVariables,
  })
  .refine(({ SITE_URL, TRUST_PROXY }) => TRUST_PROXY !== undefined || !String(SITE_URL).startsWith('https:'), {
    path: ['TRUST_PROXY'],
    // Also beside other mistakes: all are named at once.
    when: () => true,
    error:
      'must say how many proxies stand in front, because SITE_URL is https; unless their X-Forwarded-For is believed, all visitors share the limits of one',
  })
  .refine(({ PORT, PROVIDER_PORT, API_BASE_URL }) => PORT !== PROVIDER_PORT || API_BASE_URL !== undefined, {
    path: ['PROVIDER_PORT'],
    error: 'must be another port than PORT: the embedded provider listens there',
  })
  .refine(({ REDIS_URL, FORM_SECRET }) => REDIS_URL === undefined || FORM_SECRET !== undefined, {
    path: ['FORM_SECRET'],
    error: 'REDIS_URL is set, so several instances work together. They need one and the same FORM_SECRET.',
  })
  .refine(
    ({ METRICS_PORT, PORT, PROVIDER_PORT, API_BASE_URL }) =>
      METRICS_PORT === undefined ||
      (METRICS_PORT !== PORT && (METRICS_PORT !== PROVIDER_PORT || API_BASE_URL !== undefined)),
    PORT_IS_TAKEN,
  )

export type Settings = {
  port: number
  siteUrl: URL
  trustProxy: number
  /** Where the form of a payment may go. */
  paymentOrigins: readonly string[]
  pageCacheBytes: number
  imageCacheBytes: number
  /** `.next/static` of builds before this one. */
  formerAssets: readonly string[]
  /** What Next may have of V8's heap before it ends; without a bound it lets garbage lie up to some gigabytes. */
  nextHeapMb: number
  /** What several instances share; `null`: this one stands alone. */
  shared: { redisUrl: string; pages: number } | null
  contentMaxAgeMs: number
  /** How long a CDN in front may hold a page; 0: there is none. */
  cdnMaxAgeS: number
  /** How long a call to the provider may take. */
  apiTimeoutMs: number
  stopGraceMs: number
  /** Where metrics are answered; `null`: nowhere. */
  metrics: { host: string; port: number } | null
  /** Who receives traces. */
  tracesTo: string | undefined
  /** What a provider that works answers with a success. */
  providerCheck: string
}

/**
 * What the process that listens reads of the environment; an empty variable is an unset one.
 * @throws ConfigurationError that names each variable that cannot be read
 */
export function readSettings(variables: Variables): Settings {
  const data = readVariables(settingsSchema, variables)
  return {
    port: data.PORT,
    siteUrl: new URL(data.SITE_URL),
    trustProxy: data.TRUST_PROXY ?? 0,
    paymentOrigins: data.PAYMENT_ORIGINS.map((origin) => new URL(origin).origin),
    pageCacheBytes: data.PAGE_CACHE_MB * 1_000_000,
    formerAssets: data.FORMER_ASSETS,
    imageCacheBytes: data.IMAGE_CACHE_MB * 1_000_000,
    nextHeapMb: data.NEXT_HEAP_MB,
    apiTimeoutMs: data.API_TIMEOUT_MS,
    shared: data.REDIS_URL === undefined ? null : { redisUrl: data.REDIS_URL, pages: data.REDIS_PAGES },
    cdnMaxAgeS: data.CDN_MAX_AGE,
    contentMaxAgeMs: data.CONTENT_MAX_AGE * 1000,
    stopGraceMs: data.STOP_GRACE_S * 1000,
    metrics: metricsPlace(data),
    tracesTo: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    providerCheck:
      data.API_BASE_URL === undefined
        ? `http://127.0.0.1:${data.PROVIDER_PORT}/readyz`
        : `${data.API_BASE_URL.replace(/\/$/, '')}/get/institutetype`,
  }
}
