import type { NameWord, Profile } from './profile'

/** More entries under one key are looked through for those of the district alone; beyond the second, not at all. */
const FEW = 200
const MOST = 8_000
const MAX_CANDIDATES = 10
const LONGEST_INITIALS = 5

function initialsOf(words: readonly NameWord[]): string[] {
  const letters = words.map(({ word }) => word[0] ?? '').join('')
  return [2, 3, 4, 5]
    .filter((length) => length <= Math.min(letters.length, LONGEST_INITIALS))
    .map((length) => letters.slice(0, length))
}

function* nameKeys(words: readonly NameWord[]): Generator<string> {
  for (const [at, { word, sound, role }] of words.entries()) {
    if (role === 'own' || role === 'number') yield sound
    const next = words[at + 1]
    if (role === 'own' && next?.role === 'own') yield word + next.word
    if (role === 'own' && word.length <= LONGEST_INITIALS) yield `initials ${word}`
  }
  for (const initials of initialsOf(words)) yield `initials ${initials}`
  for (const initials of initialsOf(words.slice(1))) yield `initials ${initials}`
}

/** What another record of the institution has in common with this one: at least one of these. */
function keysOf(profile: Profile): Set<string> {
  const keys = new Set<string>()
  const { cityId, districtId, place } = profile
  for (const { words, kind } of profile.names) {
    for (const key of nameKeys(words)) keys.add(key)
    if (kind !== '') keys.add(`${kind} in ${districtId}`)
    if (kind !== '' && cityId !== null) keys.add(`${kind} in ${cityId}`)
    const isOwn = words.some(({ role, sound }) => role === 'own' && !place.has(sound))
    if (!isOwn && cityId !== null) keys.add(`of many in ${cityId}`)
  }
  for (const sound of profile.locality) keys.add(sound)
  return keys
}

/** Finds the records that may be one with a record, without comparing it with all. */
export class Candidates<Entry extends { profile: Profile }> {
  private readonly entries: Entry[] = []
  private readonly postings = new Map<string, number[]>()
  private scores = new Float64Array(0)

  add(entry: Entry): void {
    const at = this.entries.push(entry) - 1
    for (const key of keysOf(entry.profile)) {
      const list = this.postings.get(key)
      if (list === undefined) this.postings.set(key, [at])
      else list.push(at)
    }
  }

  /** Those that have the rarest in common with it, the most promising first. */
  find(profile: Profile): Entry[] {
    if (this.scores.length < this.entries.length) this.scores = new Float64Array(this.entries.length * 2)
    const seen: number[] = []
    for (const key of keysOf(profile)) {
      const list = this.postings.get(key)
      if (list === undefined || list.length > MOST) continue
      const worth = Math.log2((this.entries.length + 2) / list.length)
      for (const at of list) {
        if (list.length > FEW && this.entries[at]?.profile.districtId !== profile.districtId) continue
        if (this.scores[at] === 0) seen.push(at)
        this.scores[at] = (this.scores[at] ?? 0) + worth
      }
    }
    seen.sort((a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0) || a - b)
    for (const at of seen) this.scores[at] = 0
    const best = seen.slice(0, MAX_CANDIDATES)
    return best.flatMap((at) => this.entries[at] ?? [])
  }
}
