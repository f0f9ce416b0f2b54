'use client'

import { useEffect, useState } from 'react'
import { isNumber, isText, isTextByLanguage, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import { MOST_CARDS, type SavedCard } from '@/lib/rules/saved-card'

const PATIENCE_MS = 10_000

const isAnswer = objectOf<{ cards: SavedCard[] }>({
  cards: listOf(
    objectOf<SavedCard>({
      id: isText,
      name: isTextByLanguage,
      logo: orNull(isText),
      place: orNull(isText),
      rating: orNull(isNumber),
    }),
  ),
})

/** What is known by id; `null`: there is no such institution any more. */
export type SavedCards = { cards: ReadonlyMap<string, SavedCard | null>; hasFailed: boolean; retry: () => void }

/** The institutions of a list of ids, asked for as the list grows, some at a time. */
export function useSavedCards(ids: readonly string[]): SavedCards {
  const [cards, setCards] = useState<ReadonlyMap<string, SavedCard | null>>(new Map())
  const [hasFailed, setFailed] = useState(false)
  const wanted = ids
    .filter((id) => !cards.has(id))
    .slice(0, MOST_CARDS)
    .map(encodeURIComponent)
    .join(',')

  useEffect(() => {
    if (wanted === '' || hasFailed) return
    const left = new AbortController()
    const patience = AbortSignal.any([left.signal, AbortSignal.timeout(PATIENCE_MS)])
    getFromBff(`/api/institute-cards?ids=${wanted}`, isAnswer, patience).then(
      (answer) => {
        if (left.signal.aborted) return
        const found = new Map(answer.cards.map((card) => [card.id, card]))
        const asked = wanted.split(',').map(decodeURIComponent)
        setCards((known) => new Map([...known, ...asked.map((id) => [id, found.get(id) ?? null] as const)]))
      },
      () => left.signal.aborted || setFailed(true),
    )
    return () => left.abort()
  }, [wanted, hasFailed])

  return { cards, hasFailed, retry: () => setFailed(false) }
}
