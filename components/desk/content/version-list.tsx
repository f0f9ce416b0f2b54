import type { SectionName } from '@/lib/contract/content/sections'
import type { DeskVersion } from '@/lib/contract/desk/content'
import type { Language } from '@/lib/contract/language'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'

type Props = {
  rows: readonly DeskVersion[]
  section: SectionName
  lang: Language
  text: DeskContentMessages
  dates: DateMessages
  columns: Pick<DeskMessages, 'when' | 'by'>
}

/** The versions of a section; on a phone each is a block of lines. */
export function VersionList({ rows, section, lang, text, dates, columns }: Props) {
  if (rows.length === 0) return <p>{text.noVersions}</p>
  const headings = [text.versionNumber, text.kind, columns.when, columns.by, text.madeFrom]
  return (
    <table>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, kind, at, by, made_from: madeFrom }) => (
          <tr key={number}>
            <th scope="row">
              <a href={deskPath(lang, `/content/${section}/versions/${number}`)}>
                {fillMessage(text.version, { number })}
              </a>
            </th>
            <td data-label={text.kind}>{text.kinds[kind]}</td>
            <td data-label={columns.when}>{formatMoment(at, dates)}</td>
            <td data-label={columns.by}>{by}</td>
            <td data-label={text.madeFrom}>{madeFrom ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
