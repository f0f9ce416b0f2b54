import { BffError, getFromBff } from '@/lib/client/bff-client'
import { isSuggestions } from '@/lib/client/directory/directory-answers'
import type { Suggestion } from '@/lib/contract/suggestion'

/** How long typing must rest before anything is asked. */
const DEBOUNCE_MS = 150

/** The provider has said that it has no suggestions: this tab asks no more. */
let isAbsent = false

/** What the directory offers for a text, once typing has rested; `null` without such a feature, and in an outage. */
export async function suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  if (isAbsent) return null
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
  signal.throwIfAborted()
  try {
    const { data } = await getFromBff(`/api/suggestions?q=${encodeURIComponent(text)}`, isSuggestions, signal)
    isAbsent ||= data === null
    return data
  } catch (error) {
    if (error instanceof BffError) return null
    throw error
  }
}
