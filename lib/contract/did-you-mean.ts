import { z } from 'zod'
import { DIRECTORY_FILTERS, type DirectoryFilter } from '@/lib/contract/institute-query'
import { count, id, isFields, list, part, reading, required, text } from '@/lib/contract/lenient'
import { suggestionSchema } from '@/lib/contract/suggestion'

/** The most that is offered instead of what was searched. */
const OFFER_LIMIT = 3

const placeOffer = z
  .object({ name: required(text), district_id: required(id), city_id: id })
  .transform((place) => ({ name: place.name, districtId: place.district_id, cityId: place.city_id }))

/** How many the search finds without a filter, in all; filters that hide nothing are left out. */
const hiddenTotals = reading((value): Partial<Record<DirectoryFilter, number>> => {
  if (!isFields(value)) return {}
  return Object.fromEntries(
    DIRECTORY_FILTERS.flatMap(({ name }) => {
      const total = count.parse(value[name])
      return total === null || total === 0 ? [] : [[name, total]]
    }),
  )
})

/**
 * The optional `did_you_mean` in the answer of `GET /institutes` (ADR 16): the nearest names
 * and places when nothing matches the search well, and which filters hide what it finds.
 */
export const didYouMeanSchema = part({
  institutes: list(suggestionSchema),
  places: list(placeOffer),
  hidden: hiddenTotals,
}).transform((offer) => ({
  ...offer,
  institutes: offer.institutes.slice(0, OFFER_LIMIT),
  places: offer.places.slice(0, OFFER_LIMIT),
}))
export type DidYouMean = z.output<typeof didYouMeanSchema>
