import { either, type IsShape, isNumber, isText, listOf, objectOf, orNull, recordOf } from '@/lib/client/answer-shape'
import type { DidYouMean } from '@/lib/contract/did-you-mean'
import type { Facets, Known } from '@/lib/contract/facets'
import type { FeeRange } from '@/lib/contract/institute'
import type { District, Option } from '@/lib/contract/lookup'
import type { ClassRange } from '@/lib/contract/class-range'
import { GENDERS } from '@/lib/contract/gender'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import type { Suggestion } from '@/lib/contract/suggestion'
import type { ResultCard, ResultPage } from '@/lib/rules/directory/result-page'

/** What the BFF's calls of the directory answer (app/api). */
export const isOptions = listOf(objectOf<Option>({ id: isText, name: isText }))

export const isDistricts = listOf(objectOf<District>({ id: isText, name: isText, cities: isOptions }))

const oneOf =
  <Word extends string>(words: readonly Word[]): IsShape<Word> =>
  (value): value is Word =>
    words.some((known) => known === value)

const isUnknown: IsShape<'unknown'> = (value): value is 'unknown' => value === 'unknown'

const isResultCard = objectOf<ResultCard>({
  id: isText,
  name: isText,
  disambiguation: orNull(isText),
  image: orNull(isText),
  place: orNull(isText),
  state: orNull(isText),
  averageRating: orNull(isNumber),
  ownership: orNull(oneOf(OWNERSHIPS)),
  gender: orNull(oneOf(GENDERS)),
  classes: orNull(objectOf<ClassRange>({ from: isNumber, to: isNumber })),
  fees: orNull(either(isUnknown, objectOf<FeeRange>({ from: isNumber, to: isNumber }))),
  seats: orNull(isNumber),
  labels: listOf(isText),
  moreLabels: isNumber,
})

const isFacet = orNull(either(isNumber, recordOf(orNull(isNumber))))
const isKnown = recordOf(objectOf<Known>({ known: isNumber, of: isNumber }))
const isFacets: IsShape<Facets> = (value): value is Facets =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, each]) => (name === 'known' ? isKnown(each) : isFacet(each)))

const isSuggestionList = listOf(
  objectOf<Suggestion>({
    id: isText,
    name: isText,
    disambiguation: orNull(isText),
    city: orNull(isText),
    district: orNull(isText),
  }),
)

const isDidYouMean = objectOf<DidYouMean>({
  institutes: isSuggestionList,
  places: listOf(objectOf<DidYouMean['places'][number]>({ name: isText, districtId: isText, cityId: orNull(isText) })),
  hidden: recordOf(isNumber),
})

export const isResultPage = objectOf<ResultPage>({
  items: listOf(isResultCard),
  total: isNumber,
  totalPages: isNumber,
  facets: orNull(isFacets),
  didYouMean: orNull(isDidYouMean),
})

/** `data` is `null` where the provider has no suggestions at all. */
export const isSuggestions = objectOf<{ data: Suggestion[] | null }>({ data: orNull(isSuggestionList) })
