import { isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import type { District, Option } from '@/lib/contract/lookup'
import type { ResultCard, ResultPage } from '@/lib/rules/result-page'

/** What the BFF's calls of the directory answer (app/api). */
export const isOptions = listOf(objectOf<Option>({ id: isText, name: isText }))

export const isDistricts = listOf(objectOf<District>({ id: isText, name: isText, cities: isOptions }))

const isResultCard = objectOf<ResultCard>({
  id: isText,
  name: isText,
  image: orNull(isText),
  place: orNull(isText),
  state: orNull(isText),
  averageRating: orNull(isNumber),
  labels: listOf(isText),
  moreLabels: isNumber,
})

export const isResultPage = objectOf<ResultPage>({
  items: listOf(isResultCard),
  total: isNumber,
  totalPages: isNumber,
})
