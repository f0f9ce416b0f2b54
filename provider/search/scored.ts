import type { SlotSet } from './slot-set'

/** Slots with a score each. */
export type Scored = { slots: Int32Array; scores: Float32Array }

/** Those of the scored that stand in the set. */
export function keep({ slots, scores }: Scored, set: SlotSet): Scored {
  const kept = { slots: new Int32Array(slots.length), scores: new Float32Array(slots.length) }
  let size = 0
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    if (!set.has(slot)) continue
    kept.slots[size] = slot
    kept.scores[size] = scores[at] ?? 0
    size += 1
  }
  return { slots: kept.slots.subarray(0, size), scores: kept.scores.subarray(0, size) }
}
