import type { DeskContentRow, DeskVersion } from '@/lib/contract/desk/content'
import type { Language } from '@/lib/contract/language'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { timeWords } from './publish-time'
import { TableHead } from '@/components/desk/table-head'

type Props = { rows: readonly DeskContentRow[]; lang: Language; text: DeskContentMessages; dates: DateMessages }

/** The sections of content; on a phone each is a block of lines. */
export function SectionList({ rows, lang, text, dates }: Props) {
  const said = (version: DeskVersion | null, none: string) =>
    version === null ? none : fillMessage(text.byAt, { by: version.by, moment: formatMoment(version.at, dates) })
  return (
    <table>
      <TableHead columns={['section', 'publishedLast', 'draft', 'translation']} text={text} />
      <tbody>
        {rows.map(({ section, published, draft, schedule, untranslated }) => (
          <tr key={section}>
            <th scope="row">
              <a href={deskPath(lang, `/content/${section}`)}>{text.sections[section]}</a>
            </th>
            <td data-label={text.publishedLast}>{said(published, text.neverPublished)}</td>
            <td data-label={text.draft} className={draft === null ? undefined : 'desk-waits'}>
              {said(draft, text.noDraft)}
              {schedule !== null && (
                <small className={schedule.missed === null ? undefined : 'desk-wrong'}>
                  {timeWords(schedule, text, dates)}
                </small>
              )}
            </td>
            <td data-label={text.translation}>{formatMessage(text.untranslated, { count: untranslated })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
