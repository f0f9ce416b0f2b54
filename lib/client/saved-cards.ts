import { isNumber, isText, isTextByLanguage, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import type { SavedCard } from '@/lib/rules/saved-card'

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
export type SavedCards = ReadonlyMap<string, SavedCard | null>

/** What is known of some institutions, `MOST_CARDS` at most. @throws BffError */
export async function fetchSavedCards(ids: readonly string[], signal: AbortSignal): Promise<SavedCards> {
  const path = `/api/institute-cards?ids=${ids.map(encodeURIComponent).join(',')}`
  const { cards } = await getFromBff(path, isAnswer, signal)
  return new Map(ids.map((id) => [id, cards.find((card) => card.id === id) ?? null]))
}
