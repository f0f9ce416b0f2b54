import type { AuditAction, AuditValues, RecordNoun } from '@/lib/contract/desk/audit'
import { type Actor, noteAudit } from '@/provider/desk/store/audit'
import { versionOfValue } from '@/provider/desk/store/version'
import type { Database } from '@/provider/platform/database'

type Facts = Readonly<Record<string, string | boolean>>
/** How the audit trail speaks of a kind of record. */
export type Trail<Row> = {
  noun: RecordNoun
  idOf: (row: Row) => string
  /** All that a record says: two that say the same are the same. */
  factsOf: (row: Row) => Facts
  /** Where facts are others than the fields of the form: what facts said of a record, as fields, of those that differ now. */
  cellsIn?: (row: Row, facts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

/** What the trail calls the record of an id, also of one that is gone. */
export const recordOf = ({ noun }: { noun: RecordNoun }, id: string) => `${noun.replaceAll('-', ' ')} ${id}`

/** What a record says, in short: another text after every change, also by a command. */
export const versionOf = (facts: Facts) => versionOfValue(Object.entries(facts))

/**
 * Notes what became of a record, in the transaction that did it: what it said of the fields that differ, and what it
 * says. `null` before: it is new; `null` after: it is gone. `version`: of which entry of its history it says again what it said.
 * @returns whether there was anything to note
 */
export async function noteRecord<Row extends object>(
  tx: Database,
  trail: Trail<Row>,
  by: Actor,
  now: Date,
  { before, after }: { before: Row | null; after: Row | null },
  { action, ...of }: { action?: AuditAction; version?: number } = {},
): Promise<boolean> {
  const { noun, idOf, factsOf } = trail
  const [old, fresh] = [before, after].map((row): Facts => (row === null ? {} : factsOf(row)))
  const names = Object.keys({ ...old, ...fresh })
  const differing = names.filter((name) => (old?.[name] || '') !== (fresh?.[name] || ''))
  const row = before ?? after
  if (row === null || differing.length === 0) return false
  const said = (facts: Facts | undefined): AuditValues =>
    Object.fromEntries(differing.map((name) => [name, facts?.[name] || null]))
  await noteAudit(tx, by, now, {
    action: action ?? `${noun}-${before === null ? 'added' : after === null ? 'withdrawn' : 'changed'}`,
    record: recordOf(trail, idOf(row)),
    before: before && said(old),
    after: after && { ...said(fresh), ...of },
  })
  return true
}
