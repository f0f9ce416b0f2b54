'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '@/lib/client/queries'
import { queryClient } from '@/lib/client/query-client'
import type { Offered } from '@/lib/client/directory/suggestion-answer'
import type { Language } from '@/lib/contract/language'

/**
 * What the directory offers for a text. While a newer text waits for its answer the older offer
 * stands; a text that is left has its request aborted.
 * @param q as `suggestionQuery` gives it; `null` asks for nothing
 * @returns `null` where nothing can be offered: nothing asked, no answer yet, an outage, no such feature
 */
export function useSuggestions(q: string | null, lang: Language): Offered | null {
  const { data = null } = useQuery(
    {
      ...queries.suggestions(q ?? '', lang),
      enabled: q !== null,
      // Also what is offered for no text, so that what was offered before it does not come back.
      initialData: q === null ? null : undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return q === null ? null : data
}
