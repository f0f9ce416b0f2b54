import { TableHead } from '@/components/desk/table-head'
import type { FeeSheet } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import type { DeskFeeSheetMessages } from '@/lib/messages/en/desk-fee-sheets'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { formatDay } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Props = { sheets: readonly FeeSheet[]; lang: Language; text: DeskFeeSheetMessages }

/** The fee sheets, the newest year first; on a phone each is a block of lines. */
export function FeeSheetList({ sheets, lang, text }: Props) {
  const day = (of: string | null) => (of === null ? '—' : formatDay(of, text.dates))
  return (
    <table>
      <TableHead columns={['year', 'order', 'dated', 'read_at']} text={text.fields} />
      <tbody>
        {sheets.map(({ year, title, order, dated, readOn }) => (
          <tr key={year}>
            <th scope="row">
              <a href={deskPath(lang, RECORD_ROOMS.sheet.pages.one(year))}>{year}</a>
              <small lang={langMark(title, lang)}>{sayText(title, lang)}</small>
            </th>
            <td data-label={text.fields.order}>{order ?? '—'}</td>
            <td data-label={text.fields.dated}>{day(dated)}</td>
            <td data-label={text.fields.read_at}>{day(readOn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
