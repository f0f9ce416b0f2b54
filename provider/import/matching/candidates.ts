import { neighboursOf } from '@/provider/import/clean/place'
import type { NameWord, Role } from './name-words'
import type { Profile } from './profile'
import { heard, shapeOf } from './shape'

/** More entries under one key are looked through for those of the district alone; beyond the second, not at all. */
const FEW = 200
const MAX = 8_000
/** So many are compared, and more of those that have at least so much in common as the first, up to the second number. */
const MIN_CANDIDATES = 15
const MAX_CANDIDATES = 60
const MIN_SHARE = 0.5
const MAX_INITIALS_LENGTH = 7
const MIN_BONES = 3
const BEGINNING = 4
const JOINED: ReadonlySet<Role> = new Set(['own', 'empty', 'direction'])
/** So much of its rarity counts of the place behind a name, and of what an institution is in a place. */
const PLACE_PART = 0.3
const KIND_PART = 0.5
const KEYED: ReadonlySet<Role> = new Set(['own', 'short', 'number', 'direction', 'address'])
const MAX_WHOLE_LENGTH = 4
const LENGTHS = [2, 3, 4, 5, 6, 7]

/**
 * What initials may stand for a run of words: "rvce" and "rv college of engineering", "kle" and "karnataka lingayat
 * education". A short word that begins a run may stand there whole.
 */
function initialsOf(words: readonly NameWord[]): string[] {
  const [first] = words
  if (first === undefined) return []
  const letters = words.map(({ letter }) => letter).join('')
  const own = [words.map(({ word, letter }) => (word.length <= MAX_WHOLE_LENGTH ? word : letter)).join('')]
  return [letters, ...own].flatMap((all) =>
    LENGTHS.filter((length) => length <= all.length).map((length) => all.slice(0, length)),
  )
}

/** One key for a word and its misspellings, where it is long enough. */
function keyOf(sound: string): string {
  return shapeOf(sound).frame ?? sound
}

/** A key, and how much of its rarity counts. */
type Key = { key: string; part: number }
/**
 * Keys under which a record stands, and keys under which others may. Initials look for what is written out. Of keys that
 * say one thing in several ways only the first counts that another record has.
 */
class Keys {
  readonly own = new Set<string>()
  readonly sought: Key[][] = []

  both(keys: readonly string[], part = 1): void {
    for (const key of keys) this.own.add(key)
    this.sought.push(keys.map((key) => ({ key, part })))
  }

  seek(keys: readonly string[]): void {
    this.sought.push(keys.map((key) => ({ key, part: 1 })))
  }
}

/**
 * Of names of a district that differ in their vowels alone ("Loyola" and "Loyala"), and of long ones that begin alike
 * ("Gokarnatheshwara" and "Gokarnanatheshwara").
 */
function bonesOf(sound: string, districtId: number | null): string[] {
  const bones = sound.replace(/[aeiou]/g, '')
  if (bones.length < MIN_BONES || districtId === null) return []
  const own = `bones ${sound[0]}${bones} in ${districtId}`
  return bones.length <= BEGINNING ? [own] : [own, `beginning ${sound[0]}${bones.slice(0, BEGINNING)} in ${districtId}`]
}

function addNameKeys(words: readonly NameWord[], { place, districtId }: Profile, keys: Keys): void {
  for (const [at, { word, sound, role }] of words.entries()) {
    // Every second name ends with its place.
    if (KEYED.has(role) && place.has(sound)) keys.both([keyOf(sound)], PLACE_PART)
    else if (KEYED.has(role)) keys.both([keyOf(sound), ...(role === 'own' ? bonesOf(sound, districtId) : [])])
    const next = words[at + 1]
    // "Jnana Vikas" is "Jnanavikas", "East Point" is "Eastpoint".
    if (JOINED.has(role) && next !== undefined && JOINED.has(next.role)) {
      const both = heard(word + next.word)
      keys.both([keyOf(both), ...bonesOf(both, districtId)])
    }
    if (role !== 'own' || word.length > MAX_INITIALS_LENGTH) continue
    keys.own.add(`initials ${word}`)
    keys.seek([`written out ${word}`])
  }
  const initials = new Set([...initialsOf(words), ...initialsOf(words.slice(1))])
  for (const each of initials) {
    keys.own.add(`written out ${each}`)
    keys.seek([`initials ${each}`])
  }
}

/** What another record of the institution has in common with this one: at least one of these. */
function keysOf(profile: Profile): Keys {
  const keys = new Keys()
  const { cityId, districtId, place } = profile
  for (const { words, kind } of profile.names) {
    addNameKeys(words, profile, keys)
    const within = [
      ...(cityId === null ? [] : [`${cityId}`]),
      ...(districtId === null ? [] : [`district ${districtId}`]),
    ]
    if (kind !== '')
      keys.both(
        within.map((where) => `kind ${kind} in ${where}`),
        KIND_PART,
      )
    const isOwn = words.some(({ role, sound }) => role === 'own' && !place.has(sound))
    if (!isOwn) keys.both(within.map((where) => `of many in ${where}`))
  }
  for (const sound of profile.locality) keys.both([keyOf(sound)])
  return keys
}

/** Finds the records that may be one with a record, without comparing it with all. */
export class Candidates<Entry extends { profile: Profile }> {
  private readonly entries: Entry[] = []
  private readonly districts: (number | null)[] = []
  private readonly postings = new Map<string, number[]>()
  private scores = new Float64Array(0)
  /** By entry: the last group of keys that it has. */
  private groups = new Int32Array(0)

  add(entry: Entry): void {
    const at = this.entries.push(entry) - 1
    this.districts.push(entry.profile.districtId)
    for (const key of keysOf(entry.profile).own) {
      const list = this.postings.get(key)
      if (list === undefined) this.postings.set(key, [at])
      else list.push(at)
    }
  }

  /** Those that have the rarest in common with it, the most promising first. */
  find(profile: Profile): Entry[] {
    if (this.scores.length < this.entries.length) {
      this.scores = new Float64Array(this.entries.length * 2)
      this.groups = new Int32Array(this.entries.length * 2)
    }
    const near: ReadonlySet<number | null> = new Set([profile.districtId, ...neighboursOf(profile.districtId)])
    const seen: number[] = []
    const counted = new Set<string>()
    for (const [index, group] of keysOf(profile).sought.entries()) {
      for (const { key, part } of group) {
        const list = this.postings.get(key)
        if (list === undefined || list.length > MAX || counted.has(key)) continue
        counted.add(key)
        const worth = Math.log2((this.entries.length + 2) / list.length) * part
        for (const at of list) {
          if (list.length > FEW && !near.has(this.districts[at] ?? null)) continue
          if (this.groups[at] === index + 1) continue
          this.groups[at] = index + 1
          if (this.scores[at] === 0) seen.push(at)
          this.scores[at] = (this.scores[at] ?? 0) + worth
        }
      }
    }
    seen.sort((a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0) || a - b)
    const least = (this.scores[seen[0] ?? 0] ?? 0) * MIN_SHARE
    const isWorth = (at: number, index: number) => index < MIN_CANDIDATES || (this.scores[at] ?? 0) >= least
    const best = seen.slice(0, MAX_CANDIDATES).filter(isWorth)
    for (const at of seen) {
      this.scores[at] = 0
      this.groups[at] = 0
    }
    return best.flatMap((at) => this.entries[at] ?? [])
  }
}
