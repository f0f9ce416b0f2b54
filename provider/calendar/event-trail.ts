import type { Trail } from '@/provider/desk/store/record-trail'
import { cellsOf } from './event-cells'
import type { EventRow } from './tables'

export const EVENT_TRAIL: Trail<EventRow> = {
  noun: 'date',
  idOf: ({ id }) => id,
  factsOf: (row) => ({ ...cellsOf(row), is_sample: row.isSample }),
}
