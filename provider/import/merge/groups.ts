import type { FoundRecord } from '@/provider/import/journal'
import type { Draft } from '@/provider/import/draft'
import { featuresOf, isSameInstitution } from './same-institution'

export type NewEntry = { record: FoundRecord; draft: Draft }
export type ExistingEntry = { instituteId: number; draft: Draft }

/** Which new records are one institution, and which of the directory's it is, if any. */
export class Groups {
  private readonly parent = new Map<FoundRecord, FoundRecord>()
  private readonly existing = new Map<FoundRecord, number>()

  private rootOf(record: FoundRecord): FoundRecord {
    let root = record
    for (let up = this.parent.get(root); up !== undefined; up = this.parent.get(root)) root = up
    return root
  }

  private unite(a: FoundRecord, b: FoundRecord) {
    const [left, right] = [this.rootOf(a), this.rootOf(b)]
    if (left === right) return
    this.parent.set(right, left)
    const id = Math.min(this.existing.get(left) ?? Infinity, this.existing.get(right) ?? Infinity)
    if (Number.isFinite(id)) this.existing.set(left, id)
  }

  /** Compares all that may be one: new with new, and new with what the directory has. */
  compare(fresh: readonly NewEntry[], existing: readonly ExistingEntry[]) {
    const newFeatures = fresh.map((entry) => featuresOf(entry.draft))
    const oldFeatures = existing.map((entry) => featuresOf(entry.draft))
    for (const [index, entry] of fresh.entries()) {
      const features = newFeatures[index]
      if (features === undefined) continue
      for (let other = 0; other < index; other += 1) {
        const before = fresh[other]
        const beforeFeatures = newFeatures[other]
        if (before && beforeFeatures && isSameInstitution(features, beforeFeatures))
          this.unite(before.record, entry.record)
      }
      const ids = existing.flatMap((old, at) => {
        const candidate = oldFeatures[at]
        return candidate && isSameInstitution(features, candidate) ? [old.instituteId] : []
      })
      if (ids.length === 0) continue
      const root = this.rootOf(entry.record)
      // Two of the directory's may fit; they stay two, since their addresses are known outside.
      this.existing.set(root, Math.min(...ids, this.existing.get(root) ?? Infinity))
    }
  }

  /** The groups of these records, in the order of their first record, with the institution that they join. */
  list(records: Iterable<FoundRecord>): { records: FoundRecord[]; instituteId: number | null }[] {
    const groups = new Map<FoundRecord, FoundRecord[]>()
    for (const record of records) {
      const root = this.rootOf(record)
      const group = groups.get(root)
      if (group === undefined) groups.set(root, [record])
      else group.push(record)
    }
    return [...groups].map(([root, group]) => ({ records: group, instituteId: this.existing.get(root) ?? null }))
  }
}
