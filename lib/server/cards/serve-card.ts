import 'server-only'
import pLimit from 'p-limit'
import { cardPath, parseCardPath } from '@/lib/rules/cards/card-address'
import type { ShareCard } from '@/lib/rules/cards/share-card'
import { markOf, usualCardPath } from '@/lib/server/cards/card-image'
import { drawCard } from '@/lib/server/cards/draw-card'
import { readOwnPicture } from '@/lib/server/cards/own-picture'
import { readCard } from '@/lib/server/cards/read-card'
import { log } from '@/lib/server/log'
import { surviveOutage } from '@/lib/server/provider/outage'

/** Each takes a tenth of a second of a core: so many at once, and so many behind them. */
const AT_ONCE = 2
const MAX_WAITING = 30
const inTurn = pLimit(AT_ONCE)

/** Another address has other bytes, so that these may be kept for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable'

function leadTo(location: string): Response {
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}

async function answerWith(card: ShareCard): Promise<Response> {
  const picture = card.picture === null ? null : await readOwnPicture(card.picture)
  const bytes = await drawCard(card, picture)
  const isWhole = card.picture === null || picture !== null
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': isWhole ? FOR_EVER : 'no-store' },
  })
}

/**
 * The card at an address. One that has changed is led to as it is now; where it cannot be drawn, because the provider is
 * away or too many ask, the picture that stands beside any page is given.
 */
export async function serveCard(path: string): Promise<Response> {
  const asked = parseCardPath(path)
  if (asked === null) return new Response(null, { status: 404 })
  const { kind, ids, lang } = asked
  const found = await surviveOutage(() => readCard(kind, ids, lang), { fallback: 'away' })
  if (found === null) return new Response(null, { status: 404 })
  if (found === 'away') return leadTo(usualCardPath(lang))
  const { card } = found
  const right = cardPath({ kind, lang, ids: found.ids, mark: markOf(card) })
  if (right !== path) return leadTo(right)
  if (inTurn.pendingCount >= MAX_WAITING) return leadTo(usualCardPath(lang))
  try {
    return await inTurn(() => answerWith(card))
  } catch (error) {
    log.error({ err: error, path }, 'a card cannot be drawn')
    return leadTo(usualCardPath(lang))
  }
}
