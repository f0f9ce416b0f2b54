import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LIMIT_MS = 10_000

/** The secret that `npm start` made for the website and the embedded provider of this folder. */
export function secretOf(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'revalidate-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

type Website = { SITE_URL?: string | undefined; REVALIDATE_SECRET?: string | undefined }

async function tellWebsite(env: Website, tags: readonly string[], thing: 'directory' | 'content') {
  if (!env.REVALIDATE_SECRET) return null
  const site = env.SITE_URL || 'http://localhost:3000'
  const later = `it shows the new ${thing} once its copies expire`
  try {
    const answer = await fetch(new URL('/api/revalidate', site), {
      method: 'POST',
      headers: { authorization: `Bearer ${env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (answer.ok) return `The website at ${site} was told to read the ${thing} again.`
    return `The website at ${site} answered ${answer.status} when told of the change; ${later}.`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return `The website at ${site} could not be told of the change (${cause}); ${later}.`
  }
}

/**
 * Tells the website that the directory changed (contract, "What the website needs of its
 * environment"). Gives the line for the operator, or `null` when there is no secret and thus
 * nobody to tell. Never rejects: an import that is done stays done.
 */
export function revalidateDirectory(env: Website): Promise<string | null> {
  return tellWebsite(env, ['directory'], 'directory')
}

/** The same for the content of the pages, by the tags of what changed. */
export function revalidateContent(tags: readonly string[], env: Website): Promise<string | null> {
  return tellWebsite(env, tags, 'content')
}

/** The same for the invented institutions and people, which stand in both. */
export function revalidateSample(env: Website): Promise<string | null> {
  return tellWebsite(env, ['directory', 'content:homepage', 'content:mentoring'], 'directory')
}
