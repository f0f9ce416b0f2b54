import 'server-only'
import { instituteRanksSchema } from '@/lib/contract/closing-ranks/institute-ranks'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { endpoints } from '@/lib/contract/endpoints'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

/** The exams of which there are lists of closing ranks, invented ones last; none where the provider has no such call. @throws ProviderError */
export const listRankExams = cachedRead(
  'closing-ranks',
  async () => {
    const exams = (await findInProvider(endpoints.closingRanks, closingRankExamsSchema)) ?? []
    return exams.toSorted((a, b) => Number(a.isSample) - Number(b.isSample))
  },
  () => [cacheTags.directory, cacheTags.closingRanks],
)

/** The same for a page: never an error. */
export const readRankExams = readForPage(listRankExams)

const readInstituteRanks = cachedRead(
  'institute-ranks',
  async (id: string) => (await findInProvider(endpoints.instituteRanks(id), instituteRanksSchema)) ?? [],
  (id) => [cacheTags.directory, cacheTags.institute(id), cacheTags.closingRanks],
)

/**
 * The closing ranks of one institution, by exam; none where there are none. A provider without any list is not asked
 * for each institution.
 * @throws ProviderError
 */
export async function listInstituteRanks(id: string) {
  return (await listRankExams()).length === 0 ? [] : readInstituteRanks(id)
}
