import { TableHead } from '@/components/desk/table-head'
import { type DeskImportRun, IMPORT_OUTCOMES } from '@/lib/contract/desk/import'
import type { Language } from '@/lib/contract/language'
import type { DeskImportMessages } from '@/lib/messages/en/desk-imports'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { formatMoment } from '@/lib/rules/text/indian-date'

type Props = { runs: readonly DeskImportRun[]; lang: Language; text: DeskImportMessages }

/** What was uploaded and imported, the latest first; on a phone each is a block of lines. */
export function ImportList({ runs, lang, text }: Props) {
  return (
    <table>
      <TableHead columns={['list', 'state', 'counts', 'by', 'when']} text={text} />
      <tbody>
        {runs.map(({ id, file_name, source, state, totals, by, at }) => (
          <tr key={id}>
            <th scope="row">
              <a href={deskPath(lang, `/imports/${Number(id)}`)}>{file_name}</a>
              {source !== null && <small>{source}</small>}
            </th>
            <td data-label={text.state}>{text.states[state]}</td>
            <td data-label={text.counts}>
              {totals === null
                ? '—'
                : IMPORT_OUTCOMES.filter((outcome) => totals[outcome] > 0)
                    .map((outcome) => `${text.outcomes[outcome]} ${totals[outcome]}`)
                    .join(', ')}
            </td>
            <td data-label={text.by}>{by}</td>
            <td data-label={text.when}>{formatMoment(at, text.dates)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
