import { Fragment, type ReactNode } from 'react'
import type { AuditAction, AuditEntry, AuditValues } from '@/lib/contract/desk/audit'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { asNoted, sayAudited, sayRecord, sayValueOf, toldOf } from '@/lib/rules/desk/audit-words'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { TableHead } from './table-head'

type WordsProps = { values: AuditValues; action: AuditAction; text: DeskMessages }

/** What was changed, each by the name that its form gives it; what a form does not say stays as it was noted, in English. */
function Words({ values, action, text }: WordsProps) {
  if (values === null) return '—'
  return Object.entries(values).map(([name, value], at) => {
    const label = sayAudited(action, name, text.trail)
    const said = sayValueOf(name, value, text.trail, text.roles)
    return (
      <Fragment key={name}>
        {at > 0 && ', '}
        <span lang={label === null ? 'en' : undefined}>{label ?? name}</span>
        {': '}
        <span lang={said === null ? 'en' : undefined}>{said ?? asNoted(value)}</span>
      </Fragment>
    )
  })
}

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
        {entries.map((entry) => {
          const record = sayRecord(entry.record, text.trail)
          const { before, after } = toldOf(entry)
          return (
            <tr key={entry.id}>
              <td data-label={text.when}>{formatMoment(entry.at, text.dates)}</td>
              <td data-label={text.by}>{entry.by}</td>
              <td data-label={text.what}>
                {text.did[entry.action]}
                {wayOf && <div>{wayOf(entry)}</div>}
              </td>
              <td data-label={text.record} lang={record === null ? 'en' : undefined}>
                {record ?? entry.record}
              </td>
              <td data-label={text.before}>
                <Words values={before} action={entry.action} text={text} />
              </td>
              <td data-label={text.after}>
                <Words values={after} action={entry.action} text={text} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
