import type { ReactNode } from 'react'
import type { AuditEntry, AuditValues } from '@/lib/contract/desk/audit'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { TableHead } from './table-head'

const words = (values: AuditValues) =>
  values === null
    ? '—'
    : Object.entries(values)
        .map(([name, value]) => `${name}: ${value === null || value === '' ? '—' : value}`)
        .join(', ')

type Props = {
  entries: readonly AuditEntry[]
  text: DeskMessages
  /** What can be done about an entry. */
  wayOf?: (entry: AuditEntry) => ReactNode
}

/** Entries of the audit trail; on a phone each is a block of lines. */
export function AuditList({ entries, text, wayOf }: Props) {
  return (
    <table className="desk-audit">
      <TableHead columns={['when', 'by', 'what', 'record', 'before', 'after']} text={text} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-label={text.when}>{formatMoment(entry.at, text.dates)}</td>
            <td data-label={text.by}>{entry.by}</td>
            <td data-label={text.what}>
              {text.did[entry.action]}
              {wayOf && <div>{wayOf(entry)}</div>}
            </td>
            <td data-label={text.record} lang="en">
              {entry.record}
            </td>
            <td data-label={text.before} lang="en">
              {words(entry.before)}
            </td>
            <td data-label={text.after} lang="en">
              {words(entry.after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
