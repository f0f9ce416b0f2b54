import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { CODE_LENGTHS } from '@/lib/contract/constants'
import { DEFAULTS } from '@/lib/rules/environment'
import { storeUrl } from '@/lib/store/store-url'

const seconds = z.coerce.number().int().min(0)
const port = z.coerce.number().int().min(1).max(65535)

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
})

export type Environment = {
  apiBaseUrl: URL
  apiTimeoutMs: number
  siteUrl: URL
  contentMaxAge: number
  revalidateSecret: string | undefined
  otpLength: number
  formSecret: string
  postsPerAddress: number
  redisUrl: string | undefined
  cdnPurge: { url: URL; headers: Readonly<Record<string, string>> } | null
  imageHosts: readonly string[]
  brochureHosts: readonly string[]
  offlinePage: boolean
}

function hosts(list: string): string[] {
  return list.split(',').flatMap((host) => host.trim().toLowerCase() || [])
}

function readPurge({ CDN_PURGE_URL: url, CDN_PURGE_HEADER: header = '' }: z.infer<typeof environmentSchema>) {
  const [, name, value] = /^([\w-]+): *(.*)$/.exec(header) ?? []
  if (url === undefined) return null
  return { url: new URL(url), headers: name === undefined || value === undefined ? {} : { [name]: value } }
}

/** An empty variable means an unset one: that is what a line `NAME=` in an .env file is meant to say. */
function withoutEmpty(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
}

/**
 * The website's environment (.env.example).
 * @throws Error that names each variable that cannot be read.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(withoutEmpty(variables))
  if (!parsed.success) throw new Error(`The environment cannot be read.\n${z.prettifyError(parsed.error)}`)
  const { data } = parsed
  const base = data.API_BASE_URL ?? `http://127.0.0.1:${data.PROVIDER_PORT}/api/v1`
  return {
    apiBaseUrl: new URL(base.endsWith('/') ? base : `${base}/`),
    apiTimeoutMs: data.API_TIMEOUT_MS,
    siteUrl: new URL(data.SITE_URL),
    contentMaxAge: data.CONTENT_MAX_AGE,
    revalidateSecret: data.REVALIDATE_SECRET,
    otpLength: data.OTP_LENGTH,
    formSecret: data.FORM_SECRET,
    postsPerAddress: data.POSTS_PER_ADDRESS,
    redisUrl: data.REDIS_URL,
    cdnPurge: readPurge(data),
    imageHosts: hosts(data.IMAGE_HOSTS),
    brochureHosts: hosts(data.BROCHURE_HOSTS),
    offlinePage: data.OFFLINE_PAGE === 'on',
  }
}

let environment: Environment | undefined

/**
 * Read on first use, not on import: a build has no environment and needs none. Without a
 * `FORM_SECRET` one is made for the life of the process, in its environment, because Next loads this
 * module several times and all of them must agree.
 */
export function getEnvironment(): Environment {
  process.env.FORM_SECRET ||= randomBytes(32).toString('base64url')
  environment ??= readEnvironment(process.env)
  return environment
}

/** Where the environment cannot be read, the start ends and says why: Next would go on, and answer everybody with 500. */
export function endWithoutEnvironment(): void {
  try {
    getEnvironment()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
