import 'server-only'
import { otherSources } from '@/lib/rules/sources/other-sources'
import { readForPage } from '@/lib/server/provider/outage'
import { listEvents } from './calendar'
import { findFeeSheets, findScholarships } from './costs'

/** Where that comes from what the website tells beside the lists of institutions. @throws ProviderError */
export async function findOtherSources() {
  const [sheets, events, scholarships] = await Promise.all([findFeeSheets(), listEvents(), findScholarships()])
  return otherSources({ sheets: sheets ?? [], events, scholarships: scholarships ?? [] })
}

/** The same for a page: never an error. */
export const readOtherSources = readForPage(findOtherSources)
