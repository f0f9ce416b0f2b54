import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { SUGGESTION_LIMIT, type Suggestions, suggestionListSchema } from '@/lib/contract/suggestion'
import { findInProvider } from '@/lib/server/provider/provider'

/**
 * The institutions that a search box offers for what is typed so far, best first, and what it says besides. Not cached here:
 * what people type is without end.
 * @returns `null` when the provider has no suggestions at all: it is an optional part of the contract
 * @throws ProviderError
 */
export function listSuggestions(q: string): Promise<Suggestions | null> {
  return findInProvider(endpoints.suggestions(q, SUGGESTION_LIMIT), suggestionListSchema)
}
