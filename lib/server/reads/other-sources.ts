import 'server-only'
import { otherSources, type OtherSource } from '@/lib/rules/sources/other-sources'
import { type GoodRead, readForPage } from '@/lib/server/provider/outage'
import { listEvents } from './calendar'
import { findFeeSheets, findScholarships } from './costs'

/** Where that comes from what the website tells beside the lists of institutions. @throws ProviderError */
export async function findOtherSources() {
  const [sheets, events, scholarships] = await Promise.all([findFeeSheets(), listEvents(), findScholarships()])
  return otherSources({ sheets: sheets ?? [], events, scholarships: scholarships ?? [] })
}

const readSheets = readForPage(findFeeSheets)
const readEvents = readForPage(listEvents)
const readScholarships = readForPage(findScholarships)
const cameOf = <Each>(read: GoodRead<readonly Each[]>) => (read === 'failed' ? [] : (read ?? []))

/** The same for a page, each call by itself: never an error, but perhaps a part. */
export async function readOtherSources(): Promise<{ sources: OtherSource[]; isWhole: boolean }> {
  const [sheets, events, scholarships] = await Promise.all([readSheets(), readEvents(), readScholarships()])
  return {
    sources: otherSources({ sheets: cameOf(sheets), events: cameOf(events), scholarships: cameOf(scholarships) }),
    isWhole: [sheets, events, scholarships].every((read) => read !== 'failed'),
  }
}
