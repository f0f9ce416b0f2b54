import 'server-only'
import { keepBriefly } from '@/lib/server/keep-briefly'
import { ProviderError } from '@/lib/server/provider'

/** What was found, `null` in it when the provider has none, or that it could not be had. */
export type GoodRead<Found> = { content: Found | null } | 'failed'

/**
 * A read that never fails: while the provider does, it gives the last good answer that this process
 * has seen, on a page that is kept for a second only. The cache keeps it too, but not after a
 * revalidation that the provider asked for and then could not answer.
 * @param find throws `ProviderError` when the provider cannot be had
 */
export function lastGood<Found>(find: () => Promise<Found | null>): () => Promise<GoodRead<Found>> {
  let last: GoodRead<Found> = 'failed'
  return async () => {
    try {
      last = { content: await find() }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      await keepBriefly()
    }
    return last
  }
}
