import type { DidYouMean } from '@/lib/contract/did-you-mean'
import type { Facets } from '@/lib/contract/facets'
import type { Text } from '@/lib/contract/lenient'
import type { Understood } from '@/lib/contract/understood'
import type { InstituteCard, InstitutePage } from '@/lib/contract/institute'
import { shownFacets } from '@/lib/rules/filters/facets'
import type { Filters } from '@/lib/rules/filters/table'
import { joinTexts } from '@/lib/rules/text/localized-text'

/** How many course names a card shows before it counts the rest. */
const SHOWN_COURSES = 3

/** What a card of the filter page shows; it travels to the browser. */
export type ResultCard = Pick<
  InstituteCard,
  'id' | 'name' | 'disambiguation' | 'image' | 'averageRating' | 'ownership' | 'gender' | 'classes' | 'fees' | 'seats'
> & {
  /** The city, or where none is known the district, and the state; `null` when none is. */
  place: Text | null
  /** Course names, or the category; none when neither is known. */
  labels: Text[]
  /** How many more courses there are. */
  moreLabels: number
}
/** `facets`, `didYouMean` and `understood` are `null` where the provider has none. */
export type ResultPage = Pick<InstitutePage, 'total' | 'totalPages'> & {
  items: ResultCard[]
  facets: Facets | null
  didYouMean: DidYouMean | null
  understood: Understood | null
}

function toResultCard(card: InstituteCard): ResultCard {
  const { id, name, disambiguation, image, state, averageRating, ownership, gender, classes, fees, seats } = card
  const distinct = [...new Set(card.courses)]
  return {
    id,
    name,
    disambiguation,
    image,
    place: joinTexts([card.city ?? card.district, state].filter((part) => part !== null)),
    averageRating,
    ownership,
    gender,
    classes,
    fees,
    seats,
    labels:
      distinct.length === 0 && card.category !== null
        ? [card.category]
        : distinct.slice(0, SHOWN_COURSES).map((en) => ({ en })),
    moreLabels: Math.max(0, distinct.length - SHOWN_COURSES),
  }
}

/** An offer of nothing is none. */
function shownOffer(offer: DidYouMean): DidYouMean | null {
  const { institutes, places, hidden } = offer
  return institutes.length + places.length + Object.keys(hidden).length === 0 ? null : offer
}

/** The answer for these filters, without what the page does not show. */
export function toResultPage(answer: InstitutePage, filters: Filters): ResultPage {
  const { items, total, totalPages, facets, didYouMean, understood } = answer
  return {
    items: items.map(toResultCard),
    total,
    totalPages,
    facets: facets && shownFacets(facets, filters),
    didYouMean: didYouMean && shownOffer(didYouMean),
    understood,
  }
}
