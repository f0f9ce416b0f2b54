import 'server-only'
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { readVariables } from '@/lib/rules/configuration/read-variables'
import { environmentSchema } from '@/lib/rules/configuration/website'
import { log } from '@/lib/server/log'

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
  desk: boolean
}

function hosts(list: string): string[] {
  return list.split(',').flatMap((host) => host.trim().toLowerCase() || [])
}

function readPurge({ CDN_PURGE_URL: url, CDN_PURGE_HEADER: header = '' }: z.infer<typeof environmentSchema>) {
  const [, name, value] = /^([\w-]+): *(.*)$/.exec(header) ?? []
  if (url === undefined) return null
  return { url: new URL(url), headers: name === undefined || value === undefined ? {} : { [name]: value } }
}

/**
 * The website's environment (.env.example).
 * @throws ConfigurationError that names each variable that cannot be read.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const data = readVariables(environmentSchema, variables)
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
    desk: data.DESK === 'on',
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
    log.fatal({ error: error instanceof Error ? error.message : String(error) }, 'cannot start')
    process.exit(1)
  }
}
