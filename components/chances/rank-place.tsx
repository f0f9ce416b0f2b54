import { MarkedMessage } from '@/components/ui/marked-message'
import type { Chance } from '@/lib/contract/closing-ranks/chances'
import type { RankList } from '@/lib/contract/closing-ranks/lists'
import type { Language } from '@/lib/contract/language'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { markOf } from '@/lib/rules/text/localized-text'

type Words = { lang: Language; text: ChanceMessages }

/** Under which code and name a list has a college, where it has several of one institution. */
export function CollegeCode({ college, lang, text }: { college: Chance['college'] } & Words) {
  const { code, name } = college
  if (code === null) return null
  return (
    <span className="text-sm font-normal wrap-anywhere text-ink-2 print:text-xs">
      <MarkedMessage message={text.codeAndName} words={{ code, name }} lang={lang} />
    </span>
  )
}

type PlaceProps = { round: number; year: number; page: number | null; list: RankList | null } & Words

/** From which page of which list a rank is, of which day that list is, and when it was read. */
export function RankPlace({ round, year, page, list, lang, text }: PlaceProps) {
  if (list === null) return null
  const href = webAddress(list.url)
  const message =
    page === null
      ? fillMessage(text.listOnly, { round, year, title: '{title}' })
      : fillMessage(text.pageOf, { round, year, title: '{title}', page })
  const said = <MarkedMessage message={message} words={{ title: list.title }} lang={lang} />
  const { dated, readOn } = list
  const days = [
    dated === null ? null : fillMessage(text.dated, { day: formatDay(dated, text.dates) }),
    readOn === null ? null : fillMessage(text.readOn, { day: formatDay(readOn, text.dates) }),
  ].filter((day) => day !== null)
  return (
    <>
      {href === null ? (
        said
      ) : (
        <a href={href} rel="noopener" hrefLang={markOf('en', lang)} className="underline underline-offset-4">
          {said}
        </a>
      )}
      {days.map((day) => ` · ${day}`)}
    </>
  )
}
