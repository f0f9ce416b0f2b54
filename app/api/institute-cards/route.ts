import { cleanIds } from '@/lib/rules/shortlist/selection'
import { MAX_CARDS, toShortlistCard } from '@/lib/rules/shortlist/shortlist-card'
import { READ_AGAIN_AFTER_S, readForAddress } from '@/lib/server/institutes-at-once'
import { answerRead } from '@/lib/bff/answer-read'
import { visitorAddress } from '@/lib/server/provider/visitor-address'
import { getInstitute } from '@/lib/server/reads/institute'

const TOO_MANY = { message: 'Too many are being read for you just now.' }

/**
 * The institutions that `ids` names, at most `MAX_CARDS` of them: `{cards}`, in that order, without
 * those that there are none of. 429 while too many are being read for the address that asks.
 */
export async function GET(request: Request) {
  const ids = cleanIds((new URL(request.url).searchParams.get('ids') ?? '').split(',')).slice(0, MAX_CARDS)
  const read = async () => {
    const cards = await Promise.all(
      ids.map(async (id) => {
        const detail = await getInstitute(id)
        return detail === null ? [] : toShortlistCard(id, detail)
      }),
    )
    return { cards: cards.flat() }
  }
  const answer = await readForAddress(visitorAddress(request.headers), ids.length, () => answerRead(read))
  if (answer !== null) return answer
  const headers = { 'cache-control': 'no-store', 'retry-after': String(READ_AGAIN_AFTER_S) }
  return Response.json(TOO_MANY, { status: 429, headers })
}
