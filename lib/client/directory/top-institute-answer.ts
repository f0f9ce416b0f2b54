import { isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import type { TopInstitute } from '@/lib/contract/top-institute'

export const isTopInstitutes = listOf(
  objectOf<TopInstitute>({
    instituteId: orNull(isText),
    name: isText,
    logo: orNull(isText),
    city: orNull(isText),
    averageRating: orNull(isNumber),
    courses: listOf(isText),
  }),
)
