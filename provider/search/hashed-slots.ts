import type { Archive } from './snapshot/archive'

const NEVER_USED = 0
const TAKEN_OUT = -1
/** At most so full, or else places that are looked at grow many. */
const FULLEST = 0.6

/** FNV-1a over the text's code units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

/**
 * Slots by a whole number, as the hash of a text, which several may share: a hash table with open addressing in two rows of
 * memory, some 14 bytes for an entry.
 */
export class HashedSlots {
  private keys: Int32Array = new Int32Array(1024)
  /** One more than the slot. */
  private slots: Int32Array = new Int32Array(1024)
  /** Places that hold an entry, or held one. */
  private used = 0
  private count = 0

  get size(): number {
    return this.count
  }

  add(key: number, slot: number): void {
    if (this.used >= this.keys.length * FULLEST) this.resize()
    this.put(key, slot + 1)
    this.count += 1
  }

  /** Takes the entry out, if it is there. */
  remove(key: number, slot: number): void {
    for (let at = this.placeOf(key); this.slots[at] !== NEVER_USED; at = this.after(at)) {
      if (this.slots[at] !== slot + 1 || this.keys[at] !== key) continue
      this.slots[at] = TAKEN_OUT
      this.count -= 1
      return
    }
  }

  /** In ascending order. */
  list(key: number): number[] {
    const found: number[] = []
    for (let at = this.placeOf(key); this.slots[at] !== NEVER_USED; at = this.after(at))
      if (this.keys[at] === key && this.slots[at] !== TAKEN_OUT) found.push((this.slots[at] ?? 0) - 1)
    return found.sort((a, b) => a - b)
  }

  /** The first that has the key, and is it. */
  find(key: number, isIt: (slot: number) => boolean = () => true): number | undefined {
    for (let at = this.placeOf(key); this.slots[at] !== NEVER_USED; at = this.after(at)) {
      const slot = (this.slots[at] ?? 0) - 1
      if (this.keys[at] === key && this.slots[at] !== TAKEN_OUT && isIt(slot)) return slot
    }
    return undefined
  }

  exchange(archive: Archive): void {
    this.keys = archive.ints(this.keys)
    this.slots = archive.ints(this.slots)
    ;[this.used = 0, this.count = 0] = archive.ints(Int32Array.of(this.used, this.count))
  }

  get bytes(): number {
    return this.keys.byteLength + this.slots.byteLength
  }

  private placeOf(key: number): number {
    // Numbers that follow one another come to lie apart (the 32 bits of the golden ratio).
    return Math.imul(key, 0x9e3779b1) >>> (Math.clz32(this.keys.length) + 1)
  }

  private after(place: number): number {
    return (place + 1) & (this.keys.length - 1)
  }

  private put(key: number, entry: number): void {
    let at = this.placeOf(key)
    while (this.slots[at] !== NEVER_USED) at = this.after(at)
    this.keys[at] = key
    this.slots[at] = entry
    this.used += 1
  }

  /** Twice as large, or as large as before where most entries were taken out. */
  private resize(): void {
    const { keys, slots } = this
    const isFull = this.count > keys.length * FULLEST * 0.5
    this.keys = new Int32Array(isFull ? keys.length * 2 : keys.length)
    this.slots = new Int32Array(this.keys.length)
    this.used = 0
    for (let at = 0; at < slots.length; at += 1) {
      const entry = slots[at] ?? NEVER_USED
      if (entry > 0) this.put(keys[at] ?? 0, entry)
    }
  }
}
