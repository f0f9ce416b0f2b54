import { cleanIds } from '@/lib/rules/shortlist/selection'
import { MAX_CARDS, toShortlistCard } from '@/lib/rules/shortlist/shortlist-card'
import { answerRead } from '@/lib/server/provider/answer-read'
import { getInstitute } from '@/lib/server/reads/institute'

/**
 * The institutions that `ids` names, at most `MAX_CARDS` of them: `{cards}`, in that order, without
 * those that there are none of.
 */
export function GET(request: Request) {
  const ids = cleanIds((new URL(request.url).searchParams.get('ids') ?? '').split(',')).slice(0, MAX_CARDS)
  return answerRead(async () => {
    const cards = await Promise.all(
      ids.map(async (id) => {
        const detail = await getInstitute(id)
        return detail === null ? [] : toShortlistCard(id, detail)
      }),
    )
    return { cards: cards.flat() }
  })
}
