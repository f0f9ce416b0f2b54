import { LRUCache } from 'lru-cache'
import type { Yield } from '@/provider/platform/event-loop'
import { HashedSlots, hashOf } from './hashed-slots'
import { ListPool } from './list-pool'
import { SimilarSounds } from './similar-sounds'
import type { Archive } from './snapshot/archive'
import { SortedWords } from './sorted-words'
import { frameOf, soundOf } from './sound'

/** How many mistakes a word of this length may have and still be understood. */
export function maxMistakes(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

export type SimilarWord = { term: number; distance: number }

/**
 * The words of the directory, each with a number, found by themselves, by their beginning, by
 * their sound and by similar sounds. Beside the words and their sounds there are rows of numbers alone.
 */
export class Vocabulary {
  readonly words: string[] = []
  /** By the hash of a word: its term. */
  private readonly terms = new HashedSlots()
  private readonly sorted = new SortedWords(this.words)
  private readonly similarSounds = new SimilarSounds()
  private readonly sounds: readonly string[] = this.similarSounds.sounds
  /** By the hash of a sound: its number. */
  private readonly soundNumbers = new HashedSlots()
  /** By sound: the terms that sound so. */
  private readonly termsOfSound = new ListPool()
  /** By the hash of a frame: the sounds that have it. */
  private readonly soundsOfFrame = new HashedSlots()
  private readonly sortedSounds = new SortedWords(this.sounds)
  /** One search asks for a word several times. */
  private readonly similar = new LRUCache<string, SimilarWord[]>({ max: 1_000 })

  get size(): number {
    return this.words.length
  }

  add(word: string): number {
    const known = this.find(word)
    if (known !== undefined) return known
    this.similar.clear()
    const term = this.words.push(word) - 1
    this.terms.add(hashOf(word), term)
    this.sorted.add(term)
    const sound = soundOf(word)
    this.termsOfSound.push(this.numberOf(sound) ?? this.addSound(sound), term)
    return term
  }

  /** The word's number, or `undefined` when no institution has it. */
  find(word: string): number | undefined {
    return this.terms.find(hashOf(word), (term) => this.words[term] === word)
  }

  /** Terms that sound alike, the word itself among them. */
  listBySound(sound: string): readonly number[] {
    const number = this.numberOf(sound)
    return number === undefined ? [] : this.termsThatSound(number)
  }

  /** Terms whose sound differs at most by the vowel that is left out as one likes. */
  listByFrame(sound: string): readonly number[] {
    const frame = frameOf(sound)
    if (frame === null) return []
    const sounds = this.soundsOfFrame.list(hashOf(frame))
    return sounds.flatMap((number) => (frameOf(this.sounds[number] ?? '') === frame ? this.termsThatSound(number) : []))
  }

  /** Terms that begin with the letters, or sound as if they did. */
  listByBeginning(word: string, most: number): number[] {
    const terms = new Set(this.sorted.startingWith(word, most))
    const sound = soundOf(word)
    if (sound.length >= 3) {
      for (const number of this.sortedSounds.startingWith(sound, most)) {
        for (const term of this.termsOfSound.view(number)) terms.add(term)
      }
    }
    return [...terms].slice(0, most)
  }

  /**
   * Terms whose sound is at most `most` mistakes away, the nearest first (`SimilarSounds`).
   * @param isBeginningSure whether the first letter is none of the mistakes
   */
  listSimilar(sound: string, most: number, isBeginningSure = false): readonly SimilarWord[] {
    if (most === 0) return []
    const key = `${most} ${isBeginningSure ? '' : '?'}${sound}`
    const known = this.similar.get(key)
    if (known !== undefined) return known
    const found = this.similarSounds
      .list(sound, most, isBeginningSure)
      .flatMap(({ number, distance }) => Array.from(this.termsOfSound.view(number), (term) => ({ term, distance })))
      .sort((a, b) => a.distance - b.distance || a.term - b.term)
    this.similar.set(key, found)
    return found
  }

  /** Sorts what was added, which else the next search would wait for. */
  settle(): void {
    this.sorted.settle()
    this.sortedSounds.settle()
  }

  async settleGradually(yieldToLoop: Yield): Promise<void> {
    this.termsOfSound.trim()
    this.similarSounds.trim()
    await this.sorted.settleGradually(yieldToLoop)
    await this.sortedSounds.settleGradually(yieldToLoop)
  }

  exchange(archive: Archive): void {
    for (const [term, word] of archive.texts(this.words).entries()) this.words[term] = word
    for (const part of [this.similarSounds, ...this.rows(), this.sorted, this.sortedSounds]) part.exchange(archive)
  }

  get bytes(): number {
    return [this.similarSounds, ...this.rows()].reduce((total, { bytes }) => total + bytes, 0)
  }

  private rows() {
    return [this.terms, this.soundNumbers, this.termsOfSound, this.soundsOfFrame]
  }

  private numberOf(sound: string): number | undefined {
    return this.soundNumbers.find(hashOf(sound), (number) => this.sounds[number] === sound)
  }

  private termsThatSound(number: number): number[] {
    return Array.from(this.termsOfSound.view(number))
  }

  private addSound(sound: string): number {
    const number = this.similarSounds.add(sound)
    this.soundNumbers.add(hashOf(sound), number)
    this.sortedSounds.add(number)
    const frame = frameOf(sound)
    if (frame !== null) this.soundsOfFrame.add(hashOf(frame), number)
    return number
  }
}
