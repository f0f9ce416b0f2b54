import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import type { OptionalCall } from '@/lib/rules/routes/table'
import { cacheTags } from '@/lib/server/cache/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readForPage, surviveOutage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

/** What authorities fixed, the newest year first; `null` of a provider that has no such call, or no sheet. @throws ProviderError */
export const findFeeSheets = cachedRead(
  'fee-rules',
  async () => {
    const sheets = await findInProvider(endpoints.feeRules, feeSheetListSchema)
    return sheets === null || sheets.length === 0 ? null : sheets.toSorted((a, b) => b.year.localeCompare(a.year))
  },
  () => [cacheTags.directory],
)

/** The same for a page: never an error. */
export const readFeeSheets = readForPage(findFeeSheets)

/** Scholarships; `null` of a provider that has no such call. */
export const readScholarships = readForPage(
  cachedRead(
    'scholarships',
    () => findInProvider(endpoints.scholarships, scholarshipListSchema),
    () => [cacheTags.directory],
  ),
)

/** As with the footer (footer.ts): a page is not kept waiting for a link. */
const PATIENCE_MS = 2_000
const pause = { ms: 5_000, until: 0, isLate: false }
const lastGood: { answer: OptionalCall[] } = { answer: [] }

/** The optional calls, of those that whole pages rest on, that the provider has; never an error. */
export function readOptionalCalls(): Promise<OptionalCall[]> {
  const ask = async (): Promise<OptionalCall[]> => ((await findFeeSheets()) === null ? [] : ['fee-rules'])
  return surviveOutage(ask, { lastGood, patienceMs: PATIENCE_MS, pause, keepsPageBriefly: true })
}
