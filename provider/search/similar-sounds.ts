import { editDistance } from './edit-distance'
import { IntList } from './int-list'
import { ListPool } from './list-pool'
import type { Archive } from './snapshot/archive'

/** A pair of neighbouring letters, or a letter at the word's edge, as a number. */
const ALPHABET = 38
const MAX_LENGTH = 31
/** An entry is a sound and, in its lowest bits, where in it a pair stands. */
const PLACE_BITS = 5
const PLACE_MASK = (1 << PLACE_BITS) - 1
/** How many sounds that share most pairs are compared letter by letter. */
const MAX_COMPARED = 300
/** From this length on the first letter may be the mistake. */
const MIN_MISBEGUN_LENGTH = 5
const LETTERS = Array.from({ length: ALPHABET }, (_, code) => code)

function letterCode(text: string, at: number): number {
  if (at < 0 || at >= text.length) return 0
  const code = text.charCodeAt(at)
  if (code >= 97 && code <= 122) return code - 96
  if (code >= 48 && code <= 57) return code - 21
  return 37
}

function pairsOf(text: string): number[] {
  return Array.from({ length: text.length + 1 }, (_, at) => letterCode(text, at - 1) * ALPHABET + letterCode(text, at))
}

function pairKey(pair: number, length: number, initial: number): number {
  return (pair * (MAX_LENGTH + 1) + Math.min(length, MAX_LENGTH)) * ALPHABET + initial
}

/**
 * How far a pair may have moved, to the front and to the back, in a word that is `longer` letters
 * longer: what is put in and left out moves it, and each of that is a mistake.
 */
function shiftsOf(longer: number, most: number): [number, number] {
  const both = Math.floor((most - Math.abs(longer)) / 2)
  return [Math.min(longer, 0) - both, Math.max(longer, 0) + both]
}

export type SimilarSound = { number: number; distance: number }

/** The sounds of words, each with a number, found by those that are like them. */
export class SimilarSounds {
  readonly sounds: string[] = []
  /** By pair of letters, length and first letter: the number of the list of the sounds that have all three. */
  private readonly listOfPair = new Map<number, number>()
  /** The sounds of each such list, and where they have the pair. */
  private readonly entries = new ListPool()
  private shared = new Uint8Array(1024)
  private readonly touched = new IntList(1024)

  /** Adds one that is not there, and gives its number. */
  add(sound: string): number {
    const number = this.sounds.push(sound) - 1
    for (const [at, pair] of pairsOf(sound).entries()) {
      const key = pairKey(pair, sound.length, letterCode(sound, 0))
      const list = this.listOfPair.get(key) ?? this.listOfPair.size
      this.listOfPair.set(key, list)
      this.entries.push(list, (number << PLACE_BITS) | Math.min(at, MAX_LENGTH))
    }
    return number
  }

  trim(): void {
    this.entries.trim()
  }

  exchange(archive: Archive): void {
    for (const [number, sound] of archive.texts(this.sounds).entries()) this.sounds[number] = sound
    const pairs = archive.ints(Int32Array.from(this.listOfPair.keys()))
    for (const [list, pair] of pairs.entries()) this.listOfPair.set(pair, list)
    this.entries.exchange(archive)
  }

  get bytes(): number {
    return this.entries.bytes
  }

  /**
   * Sounds at most `most` mistakes away, in no order. They begin with the first letter or, where it was put in or
   * swapped, with the second. Only where there are none may it be the first letter that is wrong, and it alone, unless the
   * beginning is sure.
   */
  list(sound: string, most: number, isBeginningSure: boolean): SimilarSound[] {
    const likely = this.findBeginning(sound, most, [letterCode(sound, 0), letterCode(sound, 1)])
    if (likely.length > 0 || isBeginningSure || sound.length < MIN_MISBEGUN_LENGTH) return likely
    return this.findBeginning(sound, 1, LETTERS)
  }

  /** Those that begin with one of the letters. */
  private findBeginning(sound: string, most: number, letters: readonly number[]): SimilarSound[] {
    if (this.shared.length < this.sounds.length) this.shared = new Uint8Array(this.sounds.length * 2)
    const { shared, touched } = this
    const pairs = pairsOf(sound)
    // A mistake spoils two pairs, a swap of neighbours three.
    const least = Math.max(1, pairs.length - 3 * most)
    touched.length = 0
    for (let length = sound.length - most; length <= sound.length + most; length += 1)
      for (const initial of new Set(letters)) this.countShared(pairs, length, initial, most, least)
    const found = this.nearest(touched.view(), pairs.length, least).flatMap((number) => {
      const distance = editDistance(sound, this.sounds[number] ?? '', most)
      return distance > most ? [] : [{ number, distance }]
    })
    for (const number of touched.view()) shared[number] = 0
    return found
  }

  /**
   * Counts how many of the pairs each sound of a length and first letter shares. Who shares enough
   * shares one of the rarer pairs, too: the most frequent ones bring in nobody new.
   */
  private countShared(pairs: readonly number[], length: number, initial: number, most: number, least: number): void {
    const lists: { entries: Int32Array; at: number }[] = []
    for (let at = 0; at < pairs.length; at += 1) {
      const list = this.listOfPair.get(pairKey(pairs[at] ?? 0, length, initial))
      if (list !== undefined) lists.push({ entries: this.entries.view(list), at })
    }
    if (lists.length < least) return
    lists.sort((a, b) => a.entries.length - b.entries.length)
    const [front, back] = shiftsOf(length - (pairs.length - 1), most)
    for (const [rank, { entries, at }] of lists.entries())
      this.count(entries, Math.min(at + front, MAX_LENGTH), at + back, rank <= lists.length - least)
  }

  /** Counts who has a pair from one place to another, others than those met already only if `isBringing`. */
  private count(entries: Int32Array, from: number, to: number, isBringing: boolean): void {
    const { shared, touched } = this
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries[index] ?? 0
      const place = entry & PLACE_MASK
      if (place < from || place > to) continue
      const number = entry >>> PLACE_BITS
      const before = shared[number] ?? 0
      if (before === 0) {
        if (!isBringing) continue
        touched.push(number)
      }
      shared[number] = before + 1
    }
  }

  /** Those of the sounds that share most pairs, at most so many as are worth comparing. */
  private nearest(sounds: Int32Array, pairs: number, least: number): number[] {
    const found = new Int32Array(pairs + 1)
    for (const number of sounds) found[this.countOf(number, pairs)] = (found[this.countOf(number, pairs)] ?? 0) + 1
    let level = pairs
    for (let total = 0; level > least; level -= 1) {
      total += found[level] ?? 0
      if (total >= MAX_COMPARED) break
    }
    const above = sounds.filter((number) => this.countOf(number, pairs) > level)
    const there = sounds.filter((number) => this.countOf(number, pairs) === level)
    return [...above, ...there.subarray(0, MAX_COMPARED - above.length)]
  }

  /** How many pairs a sound shares; one that repeats in both is met more than once. */
  private countOf(number: number, pairs: number): number {
    return Math.min(this.shared[number] ?? 0, pairs)
  }
}
