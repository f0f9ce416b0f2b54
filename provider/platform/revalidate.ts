import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type CacheTag, cacheTags } from '@/lib/contract/cache-tags'
import { DEFAULTS } from '@/lib/rules/environment'

const LIMIT_MS = 10_000

/** The secret that `npm start` made for the website and the embedded provider of this folder. */
export function secretOf(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'revalidate-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Where the website is, and the secret that lets it be told. */
export type Website = { SITE_URL?: string | undefined; REVALIDATE_SECRET?: string | undefined }

const siteOf = ({ SITE_URL }: Website) => SITE_URL || DEFAULTS.SITE_URL

/**
 * Makes the website's copies with these tags stale. @param drop nobody may be shown them any more, not even once.
 * @returns why that failed, or `null`; also without a secret
 */
export async function sendTags(env: Website, tags: readonly string[], drop = false): Promise<string | null> {
  if (!env.REVALIDATE_SECRET) return null
  try {
    const answer = await fetch(new URL('/api/revalidate', siteOf(env)), {
      method: 'POST',
      headers: { authorization: `Bearer ${env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify(drop ? { tags, drop } : { tags }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `answered ${answer.status} when told of the change`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return `could not be told of the change (${cause})`
  }
}

/** Of what shows dated events, which also stand among the notifications and on institutions' pages. */
export const DATE_TAGS = [cacheTags.calendar, cacheTags.notifications] as const

/** Of what shows notifications, which also stand in the bundle of the home page. */
export const SHOWCASE_TAGS = [cacheTags.content('homepage')] as const
export const NOTIFICATION_TAGS = [cacheTags.notifications, cacheTags.content('homepage')] as const
/** Of what shows scholarships. */
export const SCHOLARSHIP_TAGS = [cacheTags.scholarships] as const
/** Of what shows what studying costs. */
export const FEE_RULE_TAGS = [cacheTags.feeRules] as const
/** Of what shows closing ranks in words. */
export const RANK_WORD_TAGS = [cacheTags.closingRanks] as const
/** Of what shows plans. */
export const PLAN_TAGS = [cacheTags.plans] as const

async function tellWebsite(
  env: Website,
  tags: readonly CacheTag[],
  thing: 'directory' | 'content' | 'reviews' | 'dates',
) {
  if (!env.REVALIDATE_SECRET) return null
  const failure = await sendTags(env, tags)
  const site = `The website at ${siteOf(env)}`
  if (failure === null) return `${site} was told to read the ${thing} again.`
  return `${site} ${failure}; it shows the new ${thing} once its copies expire.`
}

/**
 * Tells the website that the directory changed (docs/contract.md "Telling of a
 * change"). Gives the line for the operator, or `null` when there is no secret and thus
 * nobody to tell. Never rejects: an import that is done stays done.
 */
export function revalidateDirectory(env: Website): Promise<string | null> {
  return tellWebsite(env, [cacheTags.directory], 'directory')
}

/** The same for the content of the pages, by the tags of what changed. */
export function revalidateContent(tags: readonly CacheTag[], env: Website): Promise<string | null> {
  return tellWebsite(env, tags, 'content')
}

/** The same for the invented institutions and people, which stand in both. */
export function revalidateSample(env: Website): Promise<string | null> {
  return tellWebsite(
    env,
    [cacheTags.directory, cacheTags.content('homepage'), cacheTags.content('mentoring'), ...DATE_TAGS, ...PLAN_TAGS],
    'directory',
  )
}

/** The same for dated events. */
export function revalidateDates(env: Website): Promise<string | null> {
  return tellWebsite(env, DATE_TAGS, 'dates')
}

/** The same for the reviews of institutions. */
export function revalidateReviews(instituteIds: readonly number[], env: Website): Promise<string | null> {
  return tellWebsite(env, instituteIds.map(cacheTags.institute), 'reviews')
}
