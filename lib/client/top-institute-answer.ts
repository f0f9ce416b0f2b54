import { isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff, patient } from '@/lib/client/bff-client'
import type { Query } from '@/lib/client/late-query'
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

/** The top institutions. */
export const topInstitutesQuery: Query<TopInstitute[]> = {
  queryKey: queryKeys.topInstitutes,
  queryFn: ({ signal }) => getFromBff('/api/top-institutes', isTopInstitutes, patient(signal)),
}
