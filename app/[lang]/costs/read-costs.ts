import 'server-only'
import type { ChosenCollege } from '@/components/costs/college-costs'
import { indianDay } from '@/lib/contract/indian-day'
import { ID_PATTERN } from '@/lib/contract/constants'
import { feeLines, unsureLine } from '@/lib/rules/costs/cost'
import { type CostField, lineValue } from '@/lib/rules/costs/cost-form'
import { feeLinesOf } from '@/lib/rules/costs/institute-costs'
import type { Typed } from '@/lib/rules/result'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { surviveOutage } from '@/lib/server/provider/outage'
import { readFeeSheets, readScholarships } from '@/lib/server/reads/costs'
import { getInstitute } from '@/lib/server/reads/institute'

/** What the page of costs shows, whatever was chosen. */
export async function readCosts() {
  const [sheets, scholarships] = await Promise.all([readFeeSheets(), readScholarships()])
  return { sheets, scholarships, today: indianDay(Date.now()) }
}

/** The institution of this id, at which a family looks; `null` where there is none. */
export async function readCollege(id: unknown): Promise<ChosenCollege | null | 'failed'> {
  if (typeof id !== 'string' || !ID_PATTERN.test(id)) return null
  const detail = await surviveOutage(() => getInstitute(id), { fallback: 'failed', keepsPageBriefly: true })
  return detail === null || detail === 'failed' ? detail : { id, detail }
}

/** The form as a link has begun to fill it in. */
export async function readBegunCosts({ course, kind, college: id }: SearchParams) {
  const [costs, college] = await Promise.all([readCosts(), readCollege(id)])
  const known = Array.isArray(costs.sheets) ? costs.sheets : []
  const own = college === null || college === 'failed' ? [] : feeLinesOf(known, college.detail)
  const named = feeLines(known).find((line) => line.course.id === course && line.row.id === kind)
  // Of a college with one line alone there is nothing to choose; of several of one course it may not be known which is its own.
  const line = named ?? (own.length === 1 ? own[0] : unsureLine(own))
  const typed: Typed<CostField> = {
    ...(line && { line: lineValue(line) }),
    ...(college === 'failed' && { college: String(id) }),
  }
  return { ...costs, college, typed }
}
