import { BffError, getFromBff } from '@/lib/client/bff-client'
import { isSuggestions } from '@/lib/client/directory/directory-answers'
import type { Language } from '@/lib/contract/language'
import type { Suggestion } from '@/lib/contract/suggestion'

/** How long typing must rest before anything is asked. */
const DEBOUNCE_MS = 150

/** The provider has said that it has no suggestions: this tab asks no more. */
let isAbsent = false

export type Offered = {
  institutes: readonly Suggestion[]
  /** What the text says besides names, and of how many: "Engineering in Kalaburagi (12)". */
  reading: string | null
}

/** What the directory offers for a text, once typing has rested; `null` without such a feature, and in an outage. */
export async function suggest(text: string, lang: Language, signal: AbortSignal): Promise<Offered | null> {
  if (isAbsent) return null
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
  signal.throwIfAborted()
  try {
    const query = new URLSearchParams({ q: text, lang })
    const { data, reading } = await getFromBff(`/api/suggestions?${query}`, isSuggestions, signal)
    isAbsent ||= data === null
    return data && { institutes: data, reading }
  } catch (error) {
    if (error instanceof BffError) return null
    throw error
  }
}
