import { LRUCache } from 'lru-cache'
import { editDistance } from './edit-distance'
import type { Breathe } from '@/provider/platform/breather'
import { IntList } from './int-list'
import { SortedWords } from './sorted-words'
import { frameOf, soundOf } from './sound'

/** A pair of neighbouring letters, or a letter at the word's edge, as a number. */
const ALPHABET = 38
const LONGEST = 31
/** An entry is a sound and, in its lowest bits, where in it a pair stands. */
const PLACE_BITS = 5
const PLACE_MASK = (1 << PLACE_BITS) - 1
/** How many sounds that share most pairs are compared letter by letter. */
const MAX_COMPARED = 300
/** From this length on the first letter may be the mistake. */
const SHORTEST_MISBEGUN = 5
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
  return (pair * (LONGEST + 1) + Math.min(length, LONGEST)) * ALPHABET + initial
}

/**
 * How far a pair may have moved, to the front and to the back, in a word that is `longer` letters
 * longer: what is put in and left out moves it, and each of that is a mistake.
 */
function shiftsOf(longer: number, most: number): [number, number] {
  const both = Math.floor((most - Math.abs(longer)) / 2)
  return [Math.min(longer, 0) - both, Math.max(longer, 0) + both]
}

/** How many mistakes a word of this length may have and still be understood. */
export function maxMistakes(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

export type SimilarWord = { term: number; distance: number }

/**
 * The words of the directory, each with a number, found by themselves, by their beginning, by
 * their sound and by similar sounds.
 */
export class Vocabulary {
  readonly words: string[] = []
  private readonly numbers = new Map<string, number>()
  private readonly sorted = new SortedWords()
  private readonly sounds: string[] = []
  private readonly soundNumbers = new Map<string, number>()
  /** By sound: the terms that sound so. */
  private readonly termsOfSound: number[][] = []
  /** By frame: the terms that have it. */
  private readonly termsOfFrame = new Map<string, number[]>()
  private readonly sortedSounds = new SortedWords()
  /** By pair of letters, length and first letter: the sounds that have all three, and where they have the pair. */
  private readonly soundsOfPair = new Map<number, IntList>()
  private shared = new Uint8Array(1024)
  /** One search asks for a word several times. */
  private readonly similar = new LRUCache<string, SimilarWord[]>({ max: 1_000 })
  private readonly touched = new IntList(1024)

  get size(): number {
    return this.words.length
  }

  add(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    this.similar.clear()
    const term = this.words.length
    this.words.push(word)
    this.numbers.set(word, term)
    this.sorted.add(word, term)
    const sound = soundOf(word)
    const frame = frameOf(sound)
    if (frame !== null) {
      const terms = this.termsOfFrame.get(frame)
      if (terms === undefined) this.termsOfFrame.set(frame, [term])
      else terms.push(term)
    }
    const number = this.soundNumbers.get(sound)
    if (number === undefined) this.addSound(sound, term)
    else this.termsOfSound[number]?.push(term)
    return term
  }

  /** The word's number, or `undefined` when no institution has it. */
  find(word: string): number | undefined {
    return this.numbers.get(word)
  }

  /** Terms that sound alike, the word itself among them. */
  listBySound(sound: string): readonly number[] {
    const number = this.soundNumbers.get(sound)
    return number === undefined ? [] : (this.termsOfSound[number] ?? [])
  }

  /** Terms whose sound differs at most by the vowel that is left out as one likes. */
  listByFrame(sound: string): readonly number[] {
    const frame = frameOf(sound)
    return frame === null ? [] : (this.termsOfFrame.get(frame) ?? [])
  }

  /** Terms that begin with the letters, or sound as if they did. */
  listByBeginning(word: string, most: number): number[] {
    const terms = new Set(this.sorted.startingWith(word, most))
    const sound = soundOf(word)
    if (sound.length >= 3) {
      for (const number of this.sortedSounds.startingWith(sound, most)) {
        for (const term of this.termsOfSound[number] ?? []) terms.add(term)
      }
    }
    return [...terms].slice(0, most)
  }

  /**
   * Terms whose sound is at most `most` mistakes away, the nearest first. They begin with the first
   * letter or, where it was put in or swapped, with the second. Only where there are none may it be
   * the first letter that is wrong, and it alone, unless the beginning is sure.
   */
  listSimilar(sound: string, most: number, isBeginningSure = false): readonly SimilarWord[] {
    if (most === 0) return []
    const key = `${most} ${isBeginningSure ? '' : '?'}${sound}`
    const known = this.similar.get(key)
    if (known !== undefined) return known
    const found = this.findSimilar(sound, most, isBeginningSure)
    this.similar.set(key, found)
    return found
  }

  private findSimilar(sound: string, most: number, isBeginningSure: boolean): SimilarWord[] {
    const likely = this.findBeginning(sound, most, [letterCode(sound, 0), letterCode(sound, 1)])
    if (likely.length > 0 || isBeginningSure || sound.length < SHORTEST_MISBEGUN) return likely
    return this.findBeginning(sound, 1, LETTERS)
  }

  /** Similar words whose sound begins with one of the letters. */
  private findBeginning(sound: string, most: number, letters: readonly number[]): SimilarWord[] {
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
      if (distance > most) return []
      return (this.termsOfSound[number] ?? []).map((term) => ({ term, distance }))
    })
    for (const number of touched.view()) shared[number] = 0
    return found.sort((a, b) => a.distance - b.distance || a.term - b.term)
  }

  /**
   * Counts how many of the pairs each sound of a length and first letter shares. Who shares enough
   * shares one of the rarer pairs, too: the most frequent ones bring in nobody new.
   */
  private countShared(pairs: readonly number[], length: number, initial: number, most: number, least: number): void {
    const lists: { entries: IntList; at: number }[] = []
    for (let at = 0; at < pairs.length; at += 1) {
      const entries = this.soundsOfPair.get(pairKey(pairs[at] ?? 0, length, initial))
      if (entries !== undefined) lists.push({ entries, at })
    }
    if (lists.length < least) return
    lists.sort((a, b) => a.entries.length - b.entries.length)
    const [front, back] = shiftsOf(length - (pairs.length - 1), most)
    for (const [rank, { entries, at }] of lists.entries())
      this.count(entries, Math.min(at + front, LONGEST), at + back, rank <= lists.length - least)
  }

  /** Counts who has a pair from one place to another, others than those met already only if `isBringing`. */
  private count(entries: IntList, from: number, to: number, isBringing: boolean): void {
    const { shared, touched } = this
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries.at(index)
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

  /** Sorts what was added, which else the next search would wait for. */
  settle(): void {
    this.sorted.settle()
    this.sortedSounds.settle()
  }

  async settleGradually(breathe: Breathe): Promise<void> {
    await this.sorted.settleGradually(breathe)
    await this.sortedSounds.settleGradually(breathe)
  }

  private addSound(sound: string, term: number): void {
    const number = this.sounds.length
    this.sounds.push(sound)
    this.soundNumbers.set(sound, number)
    this.termsOfSound.push([term])
    this.sortedSounds.add(sound, number)
    for (const [at, pair] of pairsOf(sound).entries()) {
      const key = pairKey(pair, sound.length, letterCode(sound, 0))
      const sounds = this.soundsOfPair.get(key)
      const list = sounds ?? new IntList(2)
      list.push((number << PLACE_BITS) | Math.min(at, LONGEST))
      if (sounds === undefined) this.soundsOfPair.set(key, list)
    }
  }
}
