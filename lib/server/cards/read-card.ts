import 'server-only'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { CardKind } from '@/lib/rules/cards/card-address'
import { composeCard, type ShareCard } from '@/lib/rules/cards/share-card'
import { ID_PATTERN } from '@/lib/contract/constants'
import { cardImage, type ShareImage, usualImage } from '@/lib/server/cards/card-image'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { getInstitute } from '@/lib/server/reads/institute'

/**
 * The card of those of the institutions that there are; `null` where there are none.
 * @throws ProviderError where one of them cannot be had
 */
export async function readCard(
  kind: CardKind,
  ids: readonly string[],
  lang: Language,
): Promise<{ ids: string[]; card: ShareCard } | null> {
  const wanted = ids.filter((id) => ID_PATTERN.test(id))
  const details = await Promise.all(wanted.map((id) => getInstitute(id)))
  const found = details.filter((detail) => detail !== null)
  if (found.length === 0) return null
  return {
    ids: wanted.filter((_, index) => details[index] !== null),
    card: composeCard(kind, found, lang, getMessages(lang)),
  }
}

/** What is shown beside a link to some institutions; while one of them cannot be had, what is shown of any page. */
export async function readCardImage(kind: CardKind, ids: readonly string[], lang: Language): Promise<ShareImage> {
  const { siteUrl } = getEnvironment()
  const found = await surviveOutage(() => readCard(kind, ids, lang), { fallback: null })
  return found === null ? usualImage(lang, siteUrl) : cardImage(found.card, { kind, ids: found.ids, lang, siteUrl })
}
