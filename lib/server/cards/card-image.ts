import 'server-only'
import { createHash } from 'node:crypto'
import type { Language } from '@/lib/contract/language'
import { type CardKind, cardPath } from '@/lib/rules/cards/card-address'
import type { ShareCard } from '@/lib/rules/cards/share-card'

/** What messengers ask for (Open Graph, and Twitter's large card). */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
/** Of an institution's own picture, at the right. */
export const PICTURE_WIDTH = 420
const MARK_LENGTH = 16
/** Another one where cards are drawn in another way. */
const DRAWING = 1

/** What `og:image` and `twitter:image` say. */
export type ShareImage = { url: string; width: number; height: number; type: 'image/jpeg'; alt: string }

export function markOf(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, MARK_LENGTH)
}

function imageAt(path: string, alt: string, siteUrl: URL): ShareImage {
  return { url: new URL(path, siteUrl).href, width: CARD_WIDTH, height: CARD_HEIGHT, type: 'image/jpeg', alt }
}

/** The path of the picture beside links to pages without a card of their own (tools/pictures.ts). */
export function usualCardPath(lang: Language): string {
  return `/pictures/share-${lang}.jpg`
}

export function usualImage(lang: Language, siteUrl: URL): ShareImage {
  return imageAt(usualCardPath(lang), '', siteUrl)
}

export function cardImage(
  card: ShareCard,
  { kind, ids, lang, siteUrl }: { kind: CardKind; ids: readonly string[]; lang: Language; siteUrl: URL },
): ShareImage {
  const alt = [card.heading, ...card.entries.map(({ name }) => name)].filter((text) => text !== null).join(' · ')
  return imageAt(cardPath({ kind, ids, lang, mark: markOf(card) }), alt, siteUrl)
}
