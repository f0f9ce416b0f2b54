import 'server-only'
import { type Correction, reportedBy } from '@/lib/rules/enquiries/correction'
import { surviveOutage } from '@/lib/server/provider/outage'
import { getInstitute } from '@/lib/server/reads/institute'

/** What `/correction?id=&figure=` is about. @returns `null` where there is no such institution */
export async function readCorrection(query: URLSearchParams): Promise<Correction | null> {
  const { id, figure } = reportedBy(query)
  if (id === null) return { id, institute: null, figure }
  const found = await surviveOutage(() => getInstitute(id), { fallback: 'failed', keepsPageBriefly: true } as const)
  return found === null ? null : { id, institute: found === 'failed' ? null : found, figure }
}
