import { EVENT_FIELD_NAMES } from '@/lib/contract/desk/date'
import type { AuditValues } from '@/lib/contract/desk/audit'
import { type Actor, noteAudit } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'
import { cellsOf } from './event-cells'
import type { EventRow } from './tables'

/** What the audit trail calls an event. */
export const recordOfEvent = (id: string) => `date ${id}`

const FACTS = [...EVENT_FIELD_NAMES, 'is_sample'] as const
type Facts = Readonly<Partial<Record<(typeof FACTS)[number], string | boolean>>>

/** All that an event says: two that say the same are the same. */
export const factsOf = (row: EventRow): Facts => ({ ...cellsOf(row), is_sample: row.isSample })

/**
 * Notes what became of an event, in the transaction that did it: what it said of the fields that differ, and what it
 * says. `null` before: it is new; `null` after: it is gone.
 * @returns whether there was anything to note
 */
export async function noteEvent(
  tx: Database,
  by: Actor,
  now: Date,
  before: EventRow | null,
  after: EventRow | null,
): Promise<boolean> {
  const [old, fresh] = [before, after].map((row): Facts => (row === null ? {} : factsOf(row)))
  const differing = FACTS.filter((name) => (old?.[name] || '') !== (fresh?.[name] || ''))
  if (differing.length === 0) return false
  const said = (facts: Facts | undefined): AuditValues =>
    Object.fromEntries(differing.map((name) => [name, facts?.[name] || null]))
  await noteAudit(tx, by, now, {
    action: before === null ? 'date-added' : after === null ? 'date-withdrawn' : 'date-changed',
    record: recordOfEvent((before ?? after)?.id ?? ''),
    before: before && said(old),
    after: after && said(fresh),
  })
  return true
}
