'use client'

import { useState } from 'react'
import { isNumber, isText, isTextByLanguage, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff, patient } from '@/lib/client/bff-client'
import { type Query, useLateQuery } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'
import { MOST_CARDS, type SavedCard } from '@/lib/rules/saved-card'

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
type Cards = ReadonlyMap<string, SavedCard | null>
export type SavedCards = { cards: Cards; hasFailed: boolean; retry: () => void }

function cardsQuery(ids: readonly string[]): Query<Cards> {
  return {
    queryKey: queryKeys.savedCards(ids),
    queryFn: async ({ signal }) => {
      const path = `/api/institute-cards?ids=${ids.map(encodeURIComponent).join(',')}`
      const { cards } = await getFromBff(path, isAnswer, patient(signal))
      return new Map(ids.map((id) => [id, cards.find((card) => card.id === id) ?? null]))
    },
    // The next visit to the page asks anew.
    gcTime: 0,
  }
}

/** The institutions of a list of ids, asked for as the list grows, some at a time. */
export function useSavedCards(ids: readonly string[]): SavedCards {
  const [cards, setCards] = useState<Cards>(new Map())
  const wanted = ids.filter((id) => !cards.has(id)).slice(0, MOST_CARDS)
  const { data, state, retry } = useLateQuery(cardsQuery(wanted), { isAsked: wanted.length > 0 })
  if (data !== undefined && wanted.length > 0) setCards(new Map([...cards, ...data]))
  return { cards, hasFailed: state === 'failed', retry }
}
