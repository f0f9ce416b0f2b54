import type { InstituteDetail, Place } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { CardKind } from '@/lib/rules/cards/card-address'
import { fullName } from '@/lib/rules/institute/full-name'
import { type KnownFact, knownFacts } from '@/lib/rules/institute/known-facts'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'

/** What a card says of one institution. */
export type CardEntry = { name: string; place: string | null; university: string | null; facts: KnownFact[] }

/** What stands on the picture beside a link that is passed on. All of it is of the directory, nothing of a visitor. */
export type ShareCard = {
  brand: string
  /** Above several institutions; one has its name there. */
  heading: string | null
  entries: CardEntry[]
  /** Of those that have no room. */
  more: string | null
  /** Our path of the institution's own picture. */
  picture: string | null
}

/** So many have room. */
const MAX_ENTRIES = 4

type CardMessages = Pick<Messages, 'compare' | 'filter' | 'institute' | 'layout' | 'shortlist'>

function placeLine(place: Place, text: Messages['institute'], lang: Language): string | null {
  const [city, district] = [place.city, place.district].map((name) => name && sayText(name, lang))
  if (!district) return city ?? null
  return city ? fillMessage(text.place, { city, district }) : fillMessage(text.districtOnly, { district })
}

function entryOf(detail: InstituteDetail, lang: Language, messages: CardMessages): CardEntry {
  return {
    name: fullName(sayText(detail.name, lang), detail.disambiguation),
    place: placeLine(detail.place, messages.institute, lang),
    university: detail.university,
    facts: knownFacts(detail, messages),
  }
}

/** @param details at least one */
export function composeCard(
  kind: CardKind,
  details: readonly InstituteDetail[],
  lang: Language,
  messages: CardMessages,
): ShareCard {
  const [first] = details
  const headings = { college: null, compare: messages.compare.title, shortlist: messages.shortlist.shareTitle }
  const count = details.length - MAX_ENTRIES
  return {
    brand: messages.layout.brand,
    heading: headings[kind],
    entries: details.slice(0, MAX_ENTRIES).map((detail) => entryOf(detail, lang, messages)),
    more: count > 0 ? fillMessage(messages.compare.moreItems, { count }) : null,
    picture:
      kind === 'college'
        ? (first?.gallery.map(({ url }) => pictureSrc(url)).find((src) => src !== null) ?? null)
        : null,
  }
}
