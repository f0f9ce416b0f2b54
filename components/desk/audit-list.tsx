import { Fragment, type ReactNode } from 'react'
import type { AuditEntry, AuditValues } from '@/lib/contract/desk/audit'
import { INSTITUTION_FIELD_NAMES } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import {
  asNoted,
  nameOfRecord,
  sayActor,
  sayAudited,
  sayOfEntry,
  sayRecord,
  sayValueOf,
  toldOf,
} from '@/lib/rules/desk/audit-words'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { pageOfRecord } from '@/lib/rules/desk/record-rooms'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { type Lookups, sayValue } from './institution-fields'
import { TableHead } from './table-head'

type Saying = {
  text: DeskMessages
  lang: Language
  /** For kinds, districts and towns, which institutions have by number. */
  lookups?: Lookups
}
type Value = NonNullable<AuditValues>[string]

/** A value in the words of the page; `null`: it stays as it was noted. */
function sayEntryValue(entry: AuditEntry, name: string, value: Value, { text, lang, lookups }: Saying): string | null {
  const said = sayValueOf(name, value, text.trail, text.roles) ?? sayOfEntry(entry, name, value, text, lang)
  const field = /^(?:institution|proposal) /.test(entry.record)
    ? INSTITUTION_FIELD_NAMES.find((each) => each === name)
    : undefined
  if (said !== null || lookups === undefined || field === undefined || typeof value !== 'string') return said
  const chosen = sayValue(field, value, lookups, lang, { words: text.trail.institutionWords })
  return chosen === value ? null : chosen
}

type WordsProps = Saying & { entry: AuditEntry; values: AuditValues }

/** What was changed, each by the name that its form gives it; what a form does not say stays as it was noted, in English. */
function Words({ entry, values, ...saying }: WordsProps) {
  if (values === null) return '—'
  return Object.entries(values).map(([name, value], at) => {
    const label = sayAudited(entry, name, saying.text.trail)
    const said = sayEntryValue(entry, name, value, saying)
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

/** What was changed, where it was too much to be told. */
function LeftOut({ entry, text }: Pick<Saying, 'text'> & { entry: AuditEntry }) {
  const fields = entry.leftOut.map((name) => sayAudited(entry, name, text.trail) ?? name).join(', ')
  return fillMessage(text.trail.leftOut, { fields })
}

/** What was changed, and what it is called; `isLinked`: with the way to its page. */
function Record({ entry, isLinked, text, lang }: Saying & { entry: AuditEntry; isLinked: boolean }) {
  const said = sayRecord(entry.record, text.trail)
  const name = nameOfRecord(entry, lang)
  const page = isLinked ? pageOfRecord(entry.record) : null
  const label = <span lang={said === null ? 'en' : undefined}>{said ?? entry.record}</span>
  return (
    <>
      {page === null ? label : <a href={deskPath(lang, page)}>{label}</a>}
      {name !== null && <div>{name}</div>}
    </>
  )
}

type Props = Saying & {
  entries: readonly AuditEntry[]
  /** Each leads to the page of what was changed. */
  areLinked?: boolean
  /** What can be done about an entry. */
  wayOf?: (entry: AuditEntry) => ReactNode
}

/** Entries of the audit trail; on a phone each is a block of lines. */
export function AuditList({ entries, areLinked = false, wayOf, ...saying }: Props) {
  const { text } = saying
  return (
    <table className="desk-audit">
      <TableHead columns={['when', 'by', 'what', 'record', 'before', 'after']} text={text} />
      <tbody>
        {entries.map((entry) => {
          const { before, after } = toldOf(entry)
          return (
            <tr key={entry.id}>
              <td data-label={text.when}>{formatMoment(entry.at, text.dates)}</td>
              <td data-label={text.by}>{sayActor(entry.by, text.trail)}</td>
              <td data-label={text.what}>
                {text.did[entry.action]}
                {wayOf && <div>{wayOf(entry)}</div>}
              </td>
              <td data-label={text.record}>
                <Record entry={entry} isLinked={areLinked} {...saying} />
              </td>
              <td data-label={text.before}>
                <Words entry={entry} values={before} {...saying} />
              </td>
              <td data-label={text.after}>
                {entry.leftOut.length > 0 ? (
                  <LeftOut entry={entry} text={text} />
                ) : (
                  <Words entry={entry} values={after} {...saying} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
