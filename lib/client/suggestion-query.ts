'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getFromBff } from '@/lib/client/bff-client'
import { isSuggestions } from '@/lib/client/directory-answers'
import { queryClient } from '@/lib/client/query-client'
import { queryKeys } from '@/lib/client/query-keys'
import type { Suggestion } from '@/lib/contract/suggestion'

/** How long typing must rest before anything is asked. */
const DEBOUNCE_MS = 150

/** The provider has said that it has no suggestions: this tab asks no more. */
let isAbsent = false

async function askWhenRested(q: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
  signal.throwIfAborted()
  const { data } = await getFromBff(`/api/suggestions?q=${encodeURIComponent(q)}`, isSuggestions, signal)
  isAbsent ||= data === null
  return data
}

/**
 * What the directory offers for a text. While a newer text waits for its answer the older offer
 * stands; a text that is left has its request aborted.
 * @param q as `suggestionQuery` gives it; `null` asks for nothing
 * @returns `null` where nothing can be offered: nothing asked, no answer yet, an outage, no such feature
 */
export function useSuggestions(q: string | null): readonly Suggestion[] | null {
  const isAsked = q !== null && !isAbsent
  const { data = null } = useQuery<readonly Suggestion[] | null>(
    {
      queryKey: queryKeys.suggestions(q),
      queryFn: ({ signal }) => askWhenRested(q ?? '', signal),
      enabled: isAsked,
      // Also what is offered for no text, so that what was offered before it does not come back.
      initialData: isAsked ? undefined : null,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return q === null ? null : data
}
