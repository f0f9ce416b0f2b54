import type { CalendarEvent } from '@/lib/contract/calendar'
import type { FeeSheet } from '@/lib/contract/fee-rules'
import type { Text } from '@/lib/contract/lenient'
import type { LicenceName } from '@/lib/contract/licence'
import type { Scholarship } from '@/lib/contract/scholarship'

/** What the website tells beside the lists of institutions, each by whom it was published. */
export const OTHER_KINDS = ['places', 'fees', 'dates', 'scholarships'] as const
type OtherKind = (typeof OTHER_KINDS)[number]
export type OtherSource = {
  kind: OtherKind
  title: Text
  by: Text | null
  /** `null`: none is stated. */
  licence: LicenceName | null
  url: string | null
  dated: string | null
  readOn: string | null
  /** Not the page itself was read then, but a stored copy of it. */
  isFromCopy: boolean
}

/** Districts and towns, with their codes, of every directory (provider/geography/README.md). */
export const PLACES_SOURCE = {
  kind: 'places',
  title: { en: 'Local Government Directory', kn: 'ಲೋಕಲ್ ಗವರ್ನಮೆಂಟ್ ಡೈರೆಕ್ಟರಿ' },
  by: { en: 'Ministry of Panchayati Raj, Government of India', kn: 'ಪಂಚಾಯತ್ ರಾಜ್ ಸಚಿವಾಲಯ, ಭಾರತ ಸರ್ಕಾರ' },
  licence: 'GODL-India',
  url: 'https://lgdirectory.gov.in/',
  dated: null,
  readOn: null,
  isFromCopy: false,
} as const satisfies OtherSource

type Shown = {
  sheets: readonly FeeSheet[]
  events: readonly CalendarEvent[]
  scholarships: readonly Scholarship[]
}

/** One for each page that was read, in its kind; of one that was read several times the last. What is invented has no source. */
export function otherSources({ sheets, events, scholarships }: Shown): OtherSource[] {
  const all: OtherSource[] = [
    PLACES_SOURCE,
    ...sheets.map(({ title, authority, url, dated, readOn }) => ({
      ...{ kind: 'fees' as const, title, by: authority, licence: null, url, dated, readOn, isFromCopy: false },
    })),
    ...events.flatMap(({ source: { title, url, checkedOn }, isSample }) =>
      isSample
        ? []
        : {
            kind: 'dates' as const,
            title: { en: title },
            by: null,
            licence: null,
            url,
            dated: null,
            readOn: checkedOn,
            isFromCopy: false,
          },
    ),
    ...scholarships
      .filter(({ isSample }) => !isSample)
      .map(({ name, giver, url, readOn, isFromCopy }) => ({
        ...{ kind: 'scholarships' as const, title: name, by: giver, licence: null },
        ...{ url, dated: null, readOn, isFromCopy },
      })),
  ]
  const latest = new Map<string, OtherSource>()
  for (const source of all) {
    const key = `${source.kind} ${source.url ?? source.title.en}`
    const known = latest.get(key)
    if (known === undefined || (known.readOn ?? '') < (source.readOn ?? '')) latest.set(key, source)
  }
  return [...latest.values()]
}
