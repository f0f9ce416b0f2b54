import type { Language } from '@/lib/contract/language'
import { isTranslated } from '@/lib/contract/lenient'
import type { Scholarship } from '@/lib/contract/scholarship'
import type { DeskScholarshipMessages } from '@/lib/messages/en/desk-scholarships'
import { isClosed } from '@/lib/rules/costs/scholarships'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { TableHead } from '@/components/desk/table-head'

/** Whether something of a scholarship is not in every language. */
export const lacksTranslation = ({ name, giver, gives, conditions, apply }: Scholarship) =>
  ![name, giver, gives, ...conditions, apply].every(isTranslated)

type Props = { scholarships: readonly Scholarship[]; today: string; lang: Language; text: DeskScholarshipMessages }

/** The scholarships; on a phone each is a block of lines. */
export function ScholarshipList({ scholarships, today, lang, text }: Props) {
  return (
    <table>
      <TableHead columns={['what', 'when', 'source']} text={text} />
      <tbody>
        {scholarships.map((scholarship) => {
          const { id, name, year, giver, url, readOn, isFromCopy } = scholarship
          const read = isFromCopy ? text.copyRead : text.pageRead
          const href = webAddress(url)
          return (
            <tr key={id}>
              <th scope="row">
                <a href={deskPath(lang, RECORD_ROOMS.scholarship.pages.one(id))} lang={langMark(name, lang)}>
                  {sayText(name, lang)}
                </a>
                {year !== null && ` · ${year}`}
                {giver !== null && <small lang={langMark(giver, lang)}>{sayText(giver, lang)}</small>}
                {lacksTranslation(scholarship) && <small className="desk-lacks">{text.lacksTranslation}</small>}
              </th>
              <td data-label={text.when}>{sayUntil(scholarship, today, text)}</td>
              <td data-label={text.source}>
                {href === null ? (
                  url
                ) : (
                  <a href={href} rel="noopener">
                    {new URL(href).hostname}
                  </a>
                )}
                {readOn !== null && <small>{fillMessage(read, { day: formatDay(readOn, text.dates) })}</small>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function sayUntil(scholarship: Scholarship, today: string, text: DeskScholarshipMessages) {
  if (scholarship.until === null) return text.noLastDay
  const day = formatDay(scholarship.until, text.dates)
  return fillMessage(isClosed(scholarship, today) ? text.closedOn : text.openUntil, { day })
}
