import type { ReactNode } from 'react'
import { DeskForm } from '@/components/desk/desk-form'
import { TableHead } from '@/components/desk/table-head'
import { type DeskImport, type DeskImportColumn, LIST_COLUMNS, type ListColumnName } from '@/lib/contract/desk/import'
import type { Language } from '@/lib/contract/language'
import type { DeskImportMessages } from '@/lib/messages/en/desk-imports'
import { columnField } from '@/lib/rules/desk/import-columns'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  run: DeskImport
  /** What keeps what was chosen and not tried. */
  unsaved: ReactNode
  lang: Language
  text: DeskImportMessages
}

/** What a column looks like that is not used, where no other is that; of several the first. */
function proposalFor(
  columns: readonly DeskImportColumn[],
  { ours, looks_like }: DeskImportColumn,
  at: number,
): ListColumnName | null {
  const isTaken = columns.some(
    (other, place) => other.ours === looks_like || (place < at && other.looks_like === looks_like),
  )
  return ours !== null || isTaken ? null : looks_like
}

/** What each column of the list is taken for; chosen otherwise, the list is tried anew. */
export function ImportColumns({ run: { id, version, state, columns, is_mappable }, unsaved, lang, text }: Props) {
  const proposed = state === 'failed' ? columns.map((column, at) => proposalFor(columns, column, at)) : []
  return (
    <section aria-labelledby="columns">
      <h2 id="columns">{text.columnsTitle}</h2>
      <p>{is_mappable ? text.columnsIntro : text.known}</p>
      <DeskForm to="import-try" lang={lang} hidden={{ id, version }}>
        {unsaved}
        {is_mappable && (
          <table>
            <TableHead columns={['column', 'is']} text={text} />
            <tbody>
              {columns.map(({ name, ours, looks_like, is_covered, examples }, at) => (
                <tr key={name}>
                  <th scope="row">
                    <label htmlFor={columnField(at)}>{name}</label>
                    {examples.length > 0 && (
                      <small>{fillMessage(text.examples, { values: examples.join(' · ') })}</small>
                    )}
                  </th>
                  <td>
                    <select id={columnField(at)} name={columnField(at)} defaultValue={ours ?? proposed[at] ?? ''}>
                      <option value="">{text.notUsed}</option>
                      {LIST_COLUMNS.map((choice) => (
                        <option key={choice} value={choice}>
                          {text.columns[choice]}
                        </option>
                      ))}
                    </select>
                    {looks_like !== null && looks_like !== ours && (
                      <small className="desk-waits">
                        {fillMessage(text.looksLike, { column: text.columns[looks_like] })}
                      </small>
                    )}
                    {is_covered && <small className="desk-wrong">{text.covered}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className="desk-actions">
          <button type="submit" className="desk-small">
            {text.tryAgain}
          </button>
        </div>
      </DeskForm>
    </section>
  )
}
