import 'server-only'
import { type ChancePage, chancePageSchema } from '@/lib/contract/closing-ranks/chances'
import type { ClosingRankSearchBody } from '@/lib/contract/closing-ranks/search'
import { MAX_PAGE_SIZE } from '@/lib/contract/constants'
import { endpoints } from '@/lib/contract/endpoints'
import type { ChanceAsk, ChanceFilters } from '@/lib/rules/chances/chance-form'
import { log } from '@/lib/server/log'
import { callProvider, ProviderError, saysAbsent } from '@/lib/server/provider/provider'
import { surviveOutage } from '@/lib/server/provider/outage'

/**
 * What a rank was enough for: asked anew each time, for a rank is somebody's, and never with a session, for it need not be
 * known whose. `null` while the provider cannot say; `absent`: it has lists, and no such call.
 */
export function findChances(ask: ChanceAsk, filters: ChanceFilters): Promise<ChancePage | 'absent' | null> {
  const body: ClosingRankSearchBody = {
    exam: ask.exam.id,
    year: ask.year,
    rank: ask.rank,
    category: ask.category.code,
    ...(ask.also.length > 0 && { also_categories: ask.also.map(({ code }) => code) }),
    ...(filters.courses.length > 0 && { course_family: filters.courses }),
    ...(filters.districts.length > 0 && { district_id: filters.districts }),
    ...(filters.maxFee !== null && { max_fee: filters.maxFee }),
    ...(filters.withUnknownFees && { include_unknown: ['fee'] }),
    ...(filters.isResidential && { is_residential: true }),
    ...(filters.rounds.length > 0 && { round: filters.rounds }),
    ...(filters.enoughIn.length > 0 && { enough_in: filters.enoughIn }),
    sort: filters.sort,
    page: filters.page,
    ...(filters.isWhole && { limit: MAX_PAGE_SIZE }),
  }
  return surviveOutage(
    async () => {
      const { status, json } = await callProvider(endpoints.closingRankSearch, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      })
      if (saysAbsent(status)) return 'absent'
      const read = chancePageSchema.safeParse(json)
      if (status === 200 && read.success) return read.data
      // What is unreadable may repeat what was sent: nothing of it is written down.
      const error = new ProviderError('unreadable', endpoints.closingRankSearch, `status ${status}`, status)
      log.error({ fault: error.fault, path: error.path, status }, error.message)
      throw error
    },
    { fallback: null },
  )
}
