import { isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
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

/** The top institutions. @throws BffError */
export function fetchTopInstitutes(signal: AbortSignal): Promise<TopInstitute[]> {
  return getFromBff('/api/top-institutes', isTopInstitutes, signal)
}
