import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { SUGGESTION_LIMIT, type Suggestions, suggestionListSchema } from '@/lib/contract/suggestion'
import { findInProvider } from '@/lib/server/provider/provider'

/** So long nobody asks again: it may have been a proxy's word. */
const ABSENT_MS = 60_000
/** The provider has said that it has no suggestions: until then, in ms of the epoch, it is not asked for each letter. */
let absentUntil = 0

/**
 * The institutions that a search box offers for what is typed so far, best first, and what it says besides. Not cached here:
 * what people type is without end.
 * @returns `null` when the provider has no suggestions at all: it is an optional part of the contract
 * @throws ProviderError
 */
export async function listSuggestions(q: string): Promise<Suggestions | null> {
  if (Date.now() < absentUntil) return null
  const found = await findInProvider(endpoints.suggestions(q, SUGGESTION_LIMIT), suggestionListSchema)
  if (found === null) absentUntil = Date.now() + ABSENT_MS
  return found
}
