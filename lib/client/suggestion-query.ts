'use client'

import { useEffect, useState } from 'react'
import { getFromBff } from '@/lib/client/bff-client'
import { isSuggestions } from '@/lib/client/directory-answers'
import type { Suggestion } from '@/lib/contract/suggestion'

/** How long typing must rest before anything is asked. */
const DEBOUNCE_MS = 150

/** The provider has said that it has no suggestions: this tab asks no more. */
let isAbsent = false

/**
 * What the directory offers for a text. While a newer text waits for its answer the older offer
 * stands; an answer that comes after the text has changed is dropped, and its request aborted.
 * @param q as `suggestionQuery` gives it; `null` asks for nothing
 * @returns `null` where nothing can be offered: nothing asked, no answer yet, an outage, no such feature
 */
export function useSuggestions(q: string | null): readonly Suggestion[] | null {
  const [offered, setOffered] = useState<readonly Suggestion[] | null>(null)
  if (q === null && offered !== null) setOffered(null)
  useEffect(() => {
    if (q === null || isAbsent) return
    const request = new AbortController()
    const settle = (suggestions: readonly Suggestion[] | null) => {
      if (!request.signal.aborted) setOffered(suggestions)
    }
    const ask = async () => {
      const { data } = await getFromBff(`/api/suggestions?q=${encodeURIComponent(q)}`, isSuggestions, request.signal)
      isAbsent ||= data === null
      settle(data)
    }
    const timer = setTimeout(() => void ask().catch(() => settle(null)), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q])
  return q === null ? null : offered
}
