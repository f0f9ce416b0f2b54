import {
  either,
  isFlag,
  type IsShape,
  isNumber,
  isText,
  isTextByLanguage,
  listOf,
  objectOf,
  oneOf,
  orAbsent,
  orNull,
  recordOf,
} from '@/lib/client/answer-shape'
import type { ClassRange } from '@/lib/contract/class-range'
import type { DidYouMean } from '@/lib/contract/did-you-mean'
import type { Facets, Known } from '@/lib/contract/facets'
import type { FeeRange } from '@/lib/contract/fee-range'
import { GENDERS } from '@/lib/contract/gender'
import {
  DIRECTORY_FILTERS,
  type DirectoryFilter,
  INSTITUTE_SORTS,
  UNDERSTOOD_KINDS,
} from '@/lib/contract/institute-query'
import type { District, Option } from '@/lib/contract/lookup'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import type { Suggestion } from '@/lib/contract/suggestion'
import type { Understood } from '@/lib/contract/understood'
import type { ResultCard, ResultPage } from '@/lib/rules/directory/result-page'

/** What the BFF's calls of the directory answer (app/api). */
const option = { id: isText, name: isTextByLanguage, otherNames: orAbsent(listOf(isText)) }
export const isOptions = listOf(objectOf<Option>(option))

export const isDistricts = listOf(objectOf<District>({ ...option, cities: isOptions }))

const isUnknown: IsShape<'unknown'> = (value): value is 'unknown' => value === 'unknown'

const isResultCard = objectOf<ResultCard>({
  id: isText,
  name: isTextByLanguage,
  disambiguation: orNull(isText),
  image: orNull(isText),
  place: orNull(isTextByLanguage),
  averageRating: orNull(isNumber),
  ownership: orNull(oneOf(OWNERSHIPS)),
  gender: orNull(oneOf(GENDERS)),
  classes: orNull(objectOf<ClassRange>({ from: isNumber, to: isNumber })),
  fees: orNull(either(isUnknown, objectOf<FeeRange>({ from: isNumber, to: isNumber }))),
  seats: orNull(isNumber),
  labels: listOf(isTextByLanguage),
  moreLabels: isNumber,
})

const isFacet = orNull(either(isNumber, recordOf(orNull(isNumber))))
const isKnown = recordOf(objectOf<Known>({ known: isNumber, of: isNumber }))
const isFacets: IsShape<Facets> = (value): value is Facets =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, each]) => (name === 'known' ? isKnown(each) : isFacet(each)))

export const isFacetsAnswer = objectOf<Pick<ResultPage, 'facets'>>({ facets: orNull(isFacets) })

const isSuggestionList = listOf(
  objectOf<Suggestion>({
    id: isText,
    name: isTextByLanguage,
    disambiguation: orNull(isText),
    city: orNull(isTextByLanguage),
    district: orNull(isTextByLanguage),
  }),
)

const isDidYouMean = objectOf<DidYouMean>({
  institutes: isSuggestionList,
  places: listOf(
    objectOf<DidYouMean['places'][number]>({ name: isTextByLanguage, districtId: isText, cityId: orNull(isText) }),
  ),
  hidden: recordOf(isNumber),
})

const isFilterName: IsShape<DirectoryFilter> = (value): value is DirectoryFilter =>
  DIRECTORY_FILTERS.some(({ name }) => name === value)

const isUnderstood = objectOf<Understood>({
  parts: listOf(
    objectOf<Understood['parts'][number]>({
      is: oneOf(UNDERSTOOD_KINDS),
      values: listOf(isText),
      name: orNull(isTextByLanguage),
      without: isText,
    }),
  ),
  sort: orNull(oneOf(INSTITUTE_SORTS)),
  unknown: listOf(isFilterName),
  isMissing: isFlag,
})

export const isResultPage = objectOf<ResultPage>({
  items: listOf(isResultCard),
  total: isNumber,
  totalPages: isNumber,
  facets: orNull(isFacets),
  didYouMean: orNull(isDidYouMean),
  understood: orNull(isUnderstood),
})

/** `data` is `null` where the provider has no suggestions at all; `reading`: what is said besides names, in words. */
export const isSuggestions = objectOf<{ data: Suggestion[] | null; reading: string | null }>({
  data: orNull(isSuggestionList),
  reading: orNull(isText),
})
