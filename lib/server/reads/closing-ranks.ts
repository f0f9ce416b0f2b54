import 'server-only'
import { instituteRanksSchema } from '@/lib/contract/closing-ranks/institute-ranks'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { endpoints } from '@/lib/contract/endpoints'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readForPage, surviveOutage } from '@/lib/server/provider/outage'
import { callProvider, findInProvider, ProviderError, saysAbsent } from '@/lib/server/provider/provider'

/** The exams of which there are lists of closing ranks, invented ones last; none where the provider has no such call. @throws ProviderError */
export const listRankExams = cachedRead(
  'closing-ranks',
  async () => {
    const exams = (await findInProvider(endpoints.closingRanks, closingRankExamsSchema)) ?? []
    return exams.toSorted((a, b) => Number(a.isSample) - Number(b.isSample))
  },
  () => [cacheTags.directory, cacheTags.closingRanks],
)

/** Whether the provider has a search of what a rank was enough for. An empty one asks nothing, and is answered with what it lacks. */
const hasRankSearch = cachedRead(
  'rank-search',
  async () => {
    const path = endpoints.closingRankSearch
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const { status } = await callProvider(path, { method: 'POST', headers, body: '{}' })
    if (status >= 500 && !saysAbsent(status)) throw new ProviderError('status', path, `status ${status}`, status)
    return !saysAbsent(status)
  },
  () => [cacheTags.directory, cacheTags.closingRanks],
)

/**
 * A page is not kept waiting for whether there is a search, nor asks again and again where that fails: what was seen last holds
 * meanwhile, so that a provider without one does not seem to have it.
 */
const probe = { patienceMs: 2_000, pause: { ms: 60_000, until: 0, isLate: false }, lastGood: { answer: true } }

/** The exams about which a rank can be asked: none of a provider that has lists, and no search. @throws ProviderError */
export async function listAskableExams() {
  const exams = await listRankExams()
  const isThere = exams.length > 0 && (await surviveOutage(hasRankSearch, probe))
  return isThere ? exams : []
}

/** The same for a page: never an error. */
export const readAskableExams = readForPage(listAskableExams)

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
