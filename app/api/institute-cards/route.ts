import { cleanIds } from '@/lib/rules/kept'
import { MOST_CARDS, toSavedCard } from '@/lib/rules/saved-card'
import { answerRead } from '@/lib/server/answer-read'
import { getInstitute } from '@/lib/server/reads/institute'

/**
 * The institutions that `ids` names, at most `MOST_CARDS` of them: `{cards}`, in that order, without
 * those that there are none of.
 */
export function GET(request: Request) {
  const ids = cleanIds((new URL(request.url).searchParams.get('ids') ?? '').split(',')).slice(0, MOST_CARDS)
  return answerRead(async () => {
    const cards = await Promise.all(
      ids.map(async (id) => {
        const detail = await getInstitute(id)
        return detail === null ? [] : toSavedCard(id, detail)
      }),
    )
    return { cards: cards.flat() }
  })
}
