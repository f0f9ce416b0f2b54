import 'server-only'
import { keepBriefly } from '@/lib/server/keep-briefly'
import { ProviderError } from '@/lib/server/provider'

/** What a read gives, or `fallback` while the provider is away, so that one failing call costs one section, and the page is soon made anew. */
export async function settled<Result>(read: Promise<Result>, fallback: Result): Promise<Result> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await keepBriefly()
    return fallback
  }
}
