import { DeskForm } from '@/components/desk/desk-form'
import { TableHead } from '@/components/desk/table-head'
import type { DeskImport } from '@/lib/contract/desk/import'
import type { UndoReport } from '@/lib/contract/desk/import-undo'
import type { Language } from '@/lib/contract/language'
import type { DeskImportMessages } from '@/lib/messages/en/desk-imports'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Shared = { lang: Language; text: DeskImportMessages }

/** The way to what undoing an import would come to. */
export function UndoLink({ id, lang, text: { undo } }: Shared & { id: number }) {
  return (
    <p>
      <a href={deskPath(lang, `/imports/${id}/undo`)}>{undo.link}</a> <small>{undo.hint}</small>
    </p>
  )
}

const COUNTS = ['removed', 'restored', 'detached', 'doubts', 'lists_removed', 'lists_restored'] as const

/** What becomes of the directory, in numbers, and what stays as it is, by name. */
export function UndoCounts({ report, lang, text: { undo } }: Shared & { report: UndoReport }) {
  const counted = COUNTS.filter((name) => report[name] > 0)
  const more = report.left_total - report.left.length
  return (
    <>
      {counted.length === 0 ? (
        <p>{undo.nothing}</p>
      ) : (
        <ul>
          {counted.map((name) => (
            <li key={name}>{formatMessage(undo.counts[name], { count: report[name] })}</li>
          ))}
        </ul>
      )}
      {report.left_total > 0 && (
        <>
          <p>{formatMessage(undo.left, { count: report.left_total })}</p>
          <table>
            <TableHead columns={['institution', 'why']} text={undo} />
            <tbody>
              {report.left.map(({ institute_id, name, why }, at) => (
                <tr key={at}>
                  <th scope="row" lang={langMark(name, lang)}>
                    {institute_id === null ? (
                      sayText(name, lang)
                    ) : (
                      <a href={`/college/detail?id=${Number(institute_id)}`}>{sayText(name, lang)}</a>
                    )}
                  </th>
                  <td data-label={undo.why}>{undo.reasons[why]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p>{formatMessage(undo.more, { count: more })}</p>}
        </>
      )}
    </>
  )
}

/** What came of undoing an import. */
export function Undone({ undone, lang, text }: Shared & { undone: NonNullable<DeskImport['undone']> }) {
  return (
    <>
      <p>{fillMessage(text.undo.by, { name: undone.by, moment: formatMoment(undone.at, text.dates) })}</p>
      <UndoCounts report={undone} lang={lang} text={text} />
    </>
  )
}

/** The button that undoes an import as that was shown. */
export function UndoForm({ id, directory, lang, text: { undo } }: Shared & { id: number; directory: string }) {
  return (
    <DeskForm to="import-undo" lang={lang} hidden={{ id, directory }}>
      <div className="desk-actions">
        <button type="submit" aria-describedby="undo-hint">
          {undo.doIt}
        </button>
      </div>
      <small id="undo-hint">{undo.doItHint}</small>
    </DeskForm>
  )
}
