import { INSTITUTION_GAPS, type InstitutionGap, type InstitutionSort } from '@/lib/contract/desk/institution'
import { FacetTable } from './facet-table'
import type { Slots } from './filter-column'
import { FloatColumn } from './float-column'
import { IntList } from './int-list'
import type { SearchRecord } from './record'
import type { Archive } from './snapshot/archive'
import type { SlotSet } from './slot-set'

/** By which an institution stands in an order, the smallest first; those that have the same stand by name. */
export type SortNumber = (slot: number) => number

/** What those who keep the guide ask of the institutions, by slot. */
export class UpkeepColumns {
  private readonly table = new FacetTable()
  private readonly gaps = this.table.addColumn()
  private readonly kinds = new IntList(1024)
  private readonly changes = new FloatColumn()

  /** @param record `null` for a slot that becomes free */
  put(slot: number, record: SearchRecord | null): void {
    this.gaps.set(slot, record?.gaps ?? [])
    this.kinds.set(slot, record?.typeId ?? 0)
    this.changes.set(slot, record?.changedAt ?? NaN)
  }

  /** For each of them, who lacks it. */
  lacking(gaps: readonly InstitutionGap[], { keep, capacity }: Slots): SlotSet[] {
    return gaps.map((gap) => keep(`lacks ${gap}`, () => this.gaps.having([gap], capacity)))
  }

  /** How many of these lack what, in the order of `INSTITUTION_GAPS`. */
  countLacking(slots: SlotSet): { gap: InstitutionGap; count: number }[] {
    const { options } = this.gaps.count(slots)
    return INSTITUTION_GAPS.map((gap) => ({ gap, count: options.get(gap) ?? 0 }))
  }

  /** Kinds stand as they do in lists of them; what was changed last, first. */
  readonly sorts: Record<Exclude<InstitutionSort, 'name'>, SortNumber> = {
    kind: (slot) => this.kinds.at(slot),
    changed: (slot) => -this.changes.at(slot),
  }

  trim(): void {
    for (const part of [this.table, this.kinds, this.changes]) part.trim()
  }

  exchange(archive: Archive): void {
    for (const part of [this.table, this.kinds, this.changes]) part.exchange(archive)
  }

  get bytes(): number {
    return this.table.bytes + this.kinds.bytes + this.changes.bytes
  }
}
