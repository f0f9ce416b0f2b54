import type { Profile } from './profile'

/** So many records more, none of which has a value: in a small directory every word would be a common one. */
const UNSEEN = 1_000

/** How many records have a word in their name or address, stand in a town, in a district. */
export class Frequencies {
  private records = 0
  private readonly words = new Map<string, number>()
  /** By town, district, kind and whole name. */
  private readonly values = new Map<string, number>()

  add(profile: Profile): void {
    this.records += 1
    const words = new Set(profile.locality)
    for (const { words: name } of profile.names) for (const { sound } of name) words.add(sound)
    for (const word of words) this.words.set(word, (this.words.get(word) ?? 0) + 1)
    const kind = profile.names[0]?.kind ?? ''
    const full = new Set(profile.names.map((name) => `name ${name.full}`))
    for (const value of [...full, `town ${profile.cityId}`, `district ${profile.districtId}`, `kind ${kind}`])
      this.values.set(value, (this.values.get(value) ?? 0) + 1)
  }

  wordShare(sound: string): number {
    return this.shareOf(this.words.get(sound))
  }

  kindShare(kind: string): number {
    return this.shareOf(this.values.get(`kind ${kind}`))
  }

  /** How many have the whole name, and the share of all that this is. */
  bearersOf(full: string): { count: number; share: number } {
    const count = this.values.get(`name ${full}`) ?? 0
    return { count, share: this.shareOf(count) }
  }

  townShare(cityId: number): number {
    return this.shareOf(this.values.get(`town ${cityId}`))
  }

  districtShare(districtId: number): number {
    return this.shareOf(this.values.get(`district ${districtId}`))
  }

  private shareOf(count = 0): number {
    return (count + 1) / (this.records + UNSEEN)
  }
}
