import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LIMIT_MS = 10_000

/** The secret that `npm start` made for the website and the embedded provider of this folder. */
export function secretOf(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'revalidate-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/**
 * Tells the website that the directory changed (contract, "What the website needs of its
 * environment"). Gives the line for the operator, or `null` when there is no secret and thus
 * nobody to tell. Never rejects: an import that is done stays done.
 */
export async function revalidateDirectory(env: {
  SITE_URL?: string | undefined
  REVALIDATE_SECRET?: string | undefined
}): Promise<string | null> {
  if (!env.REVALIDATE_SECRET) return null
  const site = env.SITE_URL || 'http://localhost:3000'
  const later = 'it shows the new directory once its copies expire'
  try {
    const answer = await fetch(new URL('/api/revalidate', site), {
      method: 'POST',
      headers: { authorization: `Bearer ${env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['directory'] }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (answer.ok) return `The website at ${site} was told to read the directory again.`
    return `The website at ${site} answered ${answer.status} when told of the change; ${later}.`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return `The website at ${site} could not be told of the change (${cause}); ${later}.`
  }
}
