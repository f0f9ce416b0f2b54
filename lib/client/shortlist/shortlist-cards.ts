import { isNumber, isText, isTextByLanguage, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import type { ShortlistCard } from '@/lib/rules/shortlist/shortlist-card'

const isAnswer = objectOf<{ cards: ShortlistCard[] }>({
  cards: listOf(
    objectOf<ShortlistCard>({
      id: isText,
      name: isTextByLanguage,
      disambiguation: orNull(isText),
      logo: orNull(isText),
      place: orNull(isTextByLanguage),
      rating: orNull(isNumber),
    }),
  ),
})

/** What is known by id; `null`: there is no such institution any more. */
export type ShortlistCards = ReadonlyMap<string, ShortlistCard | null>

/** What is known of some institutions, `MAX_CARDS` at most. @throws BffError */
export async function fetchShortlistCards(ids: readonly string[], signal: AbortSignal): Promise<ShortlistCards> {
  const path = `/api/institute-cards?ids=${ids.map(encodeURIComponent).join(',')}`
  const { cards } = await getFromBff(path, isAnswer, signal)
  return new Map(ids.map((id) => [id, cards.find((card) => card.id === id) ?? null]))
}
