import { isNumber, isText, isTextByLanguage, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import type { TopInstitute } from '@/lib/contract/top-institute'

export const isTopInstitutes = listOf(
  objectOf<TopInstitute>({
    instituteId: orNull(isText),
    name: isTextByLanguage,
    disambiguation: orNull(isText),
    logo: orNull(isText),
    city: orNull(isTextByLanguage),
    averageRating: orNull(isNumber),
    courses: listOf(isText),
  }),
)
