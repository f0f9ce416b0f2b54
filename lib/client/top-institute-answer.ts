import { isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { patient } from '@/lib/client/bff-client'
import { bffQuery } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'
import type { TopInstitute } from '@/lib/contract/top-institute'

const isTopInstitutes = listOf(
  objectOf<TopInstitute>({
    instituteId: orNull(isText),
    name: isText,
    logo: orNull(isText),
    city: orNull(isText),
    averageRating: orNull(isNumber),
    courses: listOf(isText),
  }),
)

export const topInstitutesQuery = bffQuery(queryKeys.topInstitutes, '/api/top-institutes', isTopInstitutes, patient)
