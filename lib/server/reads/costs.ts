import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { type FeeSheet, feeSheetListSchema } from '@/lib/contract/fee-rules'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readListPreview } from '@/lib/server/desk/preview'
import { type GoodRead, readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

const newestFirst = (sheets: readonly FeeSheet[]) => sheets.toSorted((a, b) => b.year.localeCompare(a.year))

/** What authorities fixed, the newest year first; `null` of a provider that has no such call, or no sheet. @throws ProviderError */
export const findFeeSheets = cachedRead(
  'fee-rules',
  async () => {
    const sheets = await findInProvider(endpoints.feeRules, feeSheetListSchema)
    return sheets === null || sheets.length === 0 ? null : newestFirst(sheets)
  },
  () => [cacheTags.directory, cacheTags.feeRules],
)

const readPublishedSheets = readForPage(findFeeSheets)

/** The same for a page: never an error. */
export async function readFeeSheets(): Promise<GoodRead<FeeSheet[]>> {
  const draft = await readListPreview('fee-sheets', feeSheetListSchema)
  if (draft === null) return readPublishedSheets()
  return draft === 'failed' ? draft : newestFirst(draft)
}

/** Scholarships; `null` of a provider that has no such call. @throws ProviderError */
export const findScholarships = cachedRead(
  'scholarships',
  () => findInProvider(endpoints.scholarships, scholarshipListSchema),
  () => [cacheTags.directory, cacheTags.scholarships],
)

const readPublishedScholarships = readForPage(findScholarships)

/** The same for a page: never an error. */
export const readScholarships = async () =>
  (await readListPreview('scholarships', scholarshipListSchema)) ?? readPublishedScholarships()
