import 'server-only'
import type { ChosenCollege } from '@/components/costs/college-costs'
import { indianDay } from '@/lib/contract/indian-day'
import { ID_PATTERN } from '@/lib/contract/constants'
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
