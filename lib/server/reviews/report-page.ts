import 'server-only'
import type { Text } from '@/lib/contract/lenient'
import type { Review } from '@/lib/contract/review'
import { ID_PATTERN } from '@/lib/contract/constants'
import { surviveOutage } from '@/lib/server/provider/outage'
import { getInstitute } from '@/lib/server/reads/institute'

/** `away`: nobody can say now whether there is such a review. */
export type Reported = {
  /** The institution, if there is one. */
  instituteId: string | null
  name: Text | null
  review: Review | 'away' | null
}

/** What `/college/report?id=&review=` is about; no review: none that is shown, or one that cannot be reported. */
export async function findReported(instituteId: string, reviewId: string): Promise<Reported> {
  const nothing = { instituteId: null, name: null, review: null }
  if (!ID_PATTERN.test(instituteId)) return nothing
  const found = await surviveOutage(() => getInstitute(instituteId), { fallback: 'away' } as const)
  if (found === 'away') return { instituteId, name: null, review: 'away' }
  if (found === null) return nothing
  const review = found.reviews.find(({ id, canReport }) => canReport && id === reviewId) ?? null
  return { instituteId, name: found.name, review }
}
