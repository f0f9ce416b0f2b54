import 'server-only'
import { toShortlistCard } from '@/lib/rules/shortlist/shortlist-card'
import { surviveOutage } from '@/lib/server/provider/outage'
import { getInstitute } from '@/lib/server/reads/institute'

/** The cards of some institutions, and how many of them there are none of, or cannot be had just now. */
export async function readShared(ids: readonly string[]) {
  const details = await Promise.all(ids.map((id) => surviveOutage(() => getInstitute(id), { fallback: 'away' })))
  return {
    cards: ids.flatMap((id, index) => {
      const detail = details[index]
      return detail === undefined || detail === null || detail === 'away' ? [] : toShortlistCard(id, detail)
    }),
    missing: details.filter((detail) => detail === null).length,
    away: details.filter((detail) => detail === 'away').length,
  }
}
