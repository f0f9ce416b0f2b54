import type { Trail } from '@/provider/desk/store/record-trail'
import { cellsOf } from './event-cells'
import type { EventRow } from './tables'

/** What the audit trail calls an event. */
export const recordOfEvent = (id: string) => `date ${id}`

export const EVENT_TRAIL: Trail<EventRow> = {
  recordOf: ({ id }) => recordOfEvent(id),
  factsOf: (row) => ({ ...cellsOf(row), is_sample: row.isSample }),
  actions: { added: 'date-added', changed: 'date-changed', withdrawn: 'date-withdrawn' },
}
