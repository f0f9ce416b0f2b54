import { frameOf, soundOf } from '@/provider/search/sound'
import type { NameWord, Profile } from './profile'

/** More entries under one key are looked through for those of the district alone; beyond the second, not at all. */
const FEW = 200
const MOST = 8_000
/** So many are compared, and more of those that have at least so much in common as the first, up to the second number. */
const MIN_CANDIDATES = 15
const MAX_CANDIDATES = 60
const LEAST_SHARE = 0.5
const LONGEST_INITIALS = 6
/** How a key begins that says what an institution is, and where. */
const KIND = 'kind '
const LONGEST_WHOLE = 4
const LENGTHS = [2, 3, 4, 5, 6]

/**
 * What initials may stand for a run of words: "rvce" and "rv college of engineering", "kle" and "karnataka lingayat
 * education". A short word that begins a run may stand there whole.
 */
function initialsOf(words: readonly NameWord[]): string[] {
  const [first] = words
  if (first === undefined) return []
  const letters = words.map(({ word }) => word[0] ?? '').join('')
  const own = first.word.length <= LONGEST_WHOLE ? [first.word + letters.slice(1)] : []
  return [letters, ...own].flatMap((all) =>
    LENGTHS.filter((length) => length <= all.length).map((length) => all.slice(0, length)),
  )
}

/** One key for a word and its misspellings, where it is long enough. */
function keyOf(sound: string): string {
  return frameOf(sound) ?? sound
}

/** Keys under which a record stands, and keys under which others may. Initials look for what is written out. */
type Keys = { own: Set<string>; sought: Set<string> }

function addNameKeys(words: readonly NameWord[], { own, sought }: Keys): void {
  const both = (key: string) => {
    own.add(key)
    sought.add(key)
  }
  for (const [at, { word, sound, role }] of words.entries()) {
    if (role === 'own' || role === 'number') both(keyOf(sound))
    const next = words[at + 1]
    // "Jnana Vikas" is "Jnanavikas".
    if (role === 'own' && next?.role === 'own') both(keyOf(soundOf(word + next.word)))
    if (role !== 'own' || word.length > LONGEST_INITIALS) continue
    own.add(`initials ${word}`)
    sought.add(`written out ${word}`)
  }
  for (const initials of [...initialsOf(words), ...initialsOf(words.slice(1))]) {
    own.add(`written out ${initials}`)
    sought.add(`initials ${initials}`)
  }
}

/** What another record of the institution has in common with this one: at least one of these. */
function keysOf(profile: Profile): Keys {
  const keys: Keys = { own: new Set(), sought: new Set() }
  const both = (key: string) => {
    keys.own.add(key)
    keys.sought.add(key)
  }
  const { cityId, districtId, place } = profile
  for (const { words, kind } of profile.names) {
    addNameKeys(words, keys)
    if (kind !== '') both(`${KIND}${kind} in ${districtId}`)
    if (kind !== '' && cityId !== null) both(`${KIND}${kind} in ${cityId}`)
    const isOwn = words.some(({ role, sound }) => role === 'own' && !place.has(sound))
    if (!isOwn && cityId !== null) both(`of many in ${cityId}`)
  }
  for (const sound of profile.locality) both(keyOf(sound))
  return keys
}

/** Finds the records that may be one with a record, without comparing it with all. */
export class Candidates<Entry extends { profile: Profile }> {
  private readonly entries: Entry[] = []
  private readonly postings = new Map<string, number[]>()
  private scores = new Float64Array(0)

  add(entry: Entry): void {
    const at = this.entries.push(entry) - 1
    for (const key of keysOf(entry.profile).own) {
      const list = this.postings.get(key)
      if (list === undefined) this.postings.set(key, [at])
      else list.push(at)
    }
  }

  /** Those that have the rarest in common with it, the most promising first. */
  find(profile: Profile): Entry[] {
    if (this.scores.length < this.entries.length) this.scores = new Float64Array(this.entries.length * 2)
    const seen: number[] = []
    for (const key of keysOf(profile).sought) {
      const list = this.postings.get(key)
      if (list === undefined || list.length > MOST) continue
      const rarity = Math.log2((this.entries.length + 2) / list.length)
      // One of a kind in a town is so in its district, too: both together count once.
      const worth = key.startsWith(KIND) ? rarity / 2 : rarity
      for (const at of list) {
        if (list.length > FEW && this.entries[at]?.profile.districtId !== profile.districtId) continue
        if (this.scores[at] === 0) seen.push(at)
        this.scores[at] = (this.scores[at] ?? 0) + worth
      }
    }
    seen.sort((a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0) || a - b)
    const least = (this.scores[seen[0] ?? 0] ?? 0) * LEAST_SHARE
    const isWorth = (at: number, index: number) => index < MIN_CANDIDATES || (this.scores[at] ?? 0) >= least
    const best = seen.slice(0, MAX_CANDIDATES).filter(isWorth)
    for (const at of seen) this.scores[at] = 0
    return best.flatMap((at) => this.entries[at] ?? [])
  }
}
