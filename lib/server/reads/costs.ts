import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

/** What authorities fixed, the newest year first; `null` of a provider that has no such call, or no sheet. @throws ProviderError */
export const findFeeSheets = cachedRead(
  'fee-rules',
  async () => {
    const sheets = await findInProvider(endpoints.feeRules, feeSheetListSchema)
    return sheets === null || sheets.length === 0 ? null : sheets.toSorted((a, b) => b.year.localeCompare(a.year))
  },
  () => [cacheTags.directory, cacheTags.feeRules],
)

/** The same for a page: never an error. */
export const readFeeSheets = readForPage(findFeeSheets)

/** Scholarships; `null` of a provider that has no such call. @throws ProviderError */
export const findScholarships = cachedRead(
  'scholarships',
  () => findInProvider(endpoints.scholarships, scholarshipListSchema),
  () => [cacheTags.directory, cacheTags.scholarships],
)

/** The same for a page: never an error. */
export const readScholarships = readForPage(findScholarships)
