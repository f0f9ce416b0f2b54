import { type Yield, yielding } from '@/provider/platform/event-loop'
import { Candidates } from './candidates'
import { compare, type Comparison } from './compare'
import { Frequencies } from './frequencies'
import { isUnplaced, type Profile } from './profile'
import { AHEAD, DOUBTFUL, MATCHED, type LevelName } from './weights'

/** An institution to which records may be linked: one of the directory, or one that this run begins. */
export type Target = { id: number | null; name: string }
export type Found<To extends Target> = Comparison & { target: To }
export type Outcome<To extends Target> = {
  outcome: 'matched' | 'doubtful' | 'new'
  /** The institutions that it may be, the likeliest first. */
  found: readonly Found<To>[]
}
/** What is to be linked: the profiles of one institution's records in one list. */
export type ToLink<To extends Target> = {
  profiles: readonly Profile[]
  /** Whether this list has another record for the institution already, or somebody said that it is not this one. */
  isBarred: (target: To) => boolean
}

const MAX_SHOWN = 3

/** What says that two stand in one place, and how much of it two rows of a list need to be one. */
const PLACES: ReadonlySet<LevelName> = new Set([
  'town',
  'otherTown',
  'mainTown',
  'otherTwin',
  'locality',
  'otherLocality',
  'zip',
  'otherZip',
  'nextDistrict',
  'formerDistrict',
  'otherDistrict',
])
const SAME_PLACE = 2
/** So rare a name two rows bear only where they are one. */
const RARE_NAME = 7.5
/** So much tells a place by which two of a list are one whose names are not whole. */
const TELLING_PLACE = 5
/** What one of them may say more. */
const MORE: ReadonlySet<LevelName> = new Set(['behind', 'filler'])

/**
 * Of rows that are to be one institution those that its whole name and nothing against it makes so, each in words of its
 * own: lists have a college by its name, and once more by its initials.
 */
function sureOf(
  rows: readonly number[],
  reasonsAt: (at: number) => Comparison['reasons'],
  nameAt: (at: number) => string,
): ReadonlySet<number> {
  const isWhole = (at: number) => {
    const reasons = reasonsAt(at)
    const has = (name: LevelName) => reasons.some(({ level }) => level === name)
    return has('whole') && !has('bearers') && reasons.every(({ weight }) => weight >= 0)
  }
  const whole = rows.filter(isWhole)
  const names = whole.map(nameAt)
  return new Set(new Set(names).size === names.length ? whole : [])
}

function nameOf(row: ToLink<never> | undefined): string {
  return row?.profiles[0]?.names[0]?.full ?? ''
}

/** Links the records of one list after another to institutions. */
export class Linker<To extends Target> {
  private readonly candidates = new Candidates<{ profile: Profile; target: To }>()
  private readonly frequencies = new Frequencies()
  private readonly profiles = new Map<To, Profile[]>()

  /** Counts a record's words before it is linked: what is rare is known only from all of them. */
  count(profile: Profile): void {
    this.frequencies.add(profile)
  }

  add(profile: Profile, target: To): void {
    this.candidates.add({ profile, target })
    const known = this.profiles.get(target)
    if (known === undefined) this.profiles.set(target, [profile])
    else known.push(profile)
  }

  /** The institutions that it may be, by weight. */
  find(profiles: readonly Profile[], least: number = DOUBTFUL): Found<To>[] {
    const best = new Map<To, Found<To>>()
    for (const profile of profiles) {
      for (const { profile: other, target } of this.candidates.find(profile)) {
        const compared = compare(profile, other, this.frequencies)
        if (compared.weight < least) continue
        const known = best.get(target)
        if (known === undefined || known.weight < compared.weight) best.set(target, { ...compared, target })
      }
    }
    return [...best.values()].sort((a, b) => b.weight - a.weight)
  }

  /**
   * What becomes of the records of one list, each by itself and then beside the others: one institution takes one. Of a
   * long list that takes longer than a lease lives, so that its beats must come through: it breathes between two records.
   */
  async link(list: readonly ToLink<To>[], yieldToLoop: Yield = yielding()): Promise<Outcome<To>[]> {
    const outcomes: Outcome<To>[] = []
    for (const each of list) {
      outcomes.push(this.decide(each))
      await yieldToLoop()
    }
    const takers = new Map<To, number[]>()
    for (const [at, { outcome, found }] of outcomes.entries()) {
      const target = found[0]?.target
      if (outcome === 'matched' && target !== undefined) takers.set(target, [...(takers.get(target) ?? []), at])
    }
    for (const rivals of takers.values()) {
      await yieldToLoop()
      const weightAt = (at: number) => outcomes[at]?.found[0]?.weight ?? 0
      const [first = 0, ...others] = [...rivals].sort((a, b) => weightAt(b) - weightAt(a))
      const isAhead = others.every((at) => weightAt(first) - weightAt(at) >= AHEAD)
      const apart = others.filter((at) => !this.isListedTwice(list[first]?.profiles ?? [], list[at]?.profiles ?? []))
      if (apart.length === 0) continue
      const sure = sureOf(
        [first, ...apart],
        (at) => outcomes[at]?.found[0]?.reasons ?? [],
        (at) => nameOf(list[at]),
      )
      for (const at of isAhead ? apart : [first, ...apart])
        if (!sure.has(at)) outcomes[at] = { outcome: 'doubtful', found: outcomes[at]?.found ?? [] }
    }
    return outcomes
  }

  /**
   * Whether records of one list, which knows its own, are one institution all the same: by the whole name and in one
   * place, or where one of them says more of a place that tells more; and by a rare name where neither says of a place.
   */
  isListedTwice(some: readonly Profile[], others: readonly Profile[]): boolean {
    if (this.isOne(some, others, SAME_PLACE)) return true
    return [...some, ...others].every(isUnplaced) && this.isOne(some, others, 0, RARE_NAME)
  }

  private decide({ profiles, isBarred }: ToLink<To>): Outcome<To> {
    const all = this.find(profiles)
    const found = all.filter(({ target }) => !isBarred(target)).slice(0, MAX_SHOWN)
    const [best, ...rivals] = found
    if (best === undefined) return { outcome: 'new', found: [] }
    if (best.weight < MATCHED) return { outcome: 'doubtful', found }
    const near = rivals.filter(({ weight }) => best.weight - weight < AHEAD)
    if (near.length === 0) return { outcome: 'matched', found }
    // An institution that stands there twice is no doubt. Of namesakes one of which nobody places, either may be meant
    // by a record that says no town; one that does means the one in it.
    const duplicates = [best, ...near]
    const known = (target: To) => this.profiles.get(target) ?? []
    const leastPlace = profiles.some(({ cityId }) => cityId !== null) ? -Infinity : SAME_PLACE
    if (!near.every(({ target }) => this.isOne(known(target), known(best.target), leastPlace)))
      return { outcome: 'doubtful', found }
    const inTown = duplicates.filter(({ reasons }) => reasons.some(({ level }) => level === 'town'))
    // The older one counts, as its address is known outside.
    const oldest = (inTown.length > 0 ? inTown : duplicates).reduce((a, b) =>
      (b.target.id ?? Infinity) < (a.target.id ?? Infinity) ? b : a,
    )
    return { outcome: 'matched', found: [oldest, ...found.filter((each) => each !== oldest)] }
  }

  /** Whether two would be one without asking: by a whole name that is not one of many, its own words and places weighing so much. */
  private isOne(some: readonly Profile[], others: readonly Profile[], leastPlace: number, leastName = 0): boolean {
    return some.some((one) =>
      others.some((other) => {
        const { weight, reasons } = compare(one, other, this.frequencies)
        const has = (name: LevelName) => reasons.some(({ level }) => level === name)
        const place = reasons.reduce((sum, each) => sum + (PLACES.has(each.level) ? each.weight : 0), 0)
        const name = reasons.find(({ level }) => level === 'names')?.weight ?? 0
        if (weight < MATCHED || has('bearers') || has('otherTwin') || name < leastName) return false
        if (has('whole')) return place >= leastPlace
        return (
          leastPlace > 0 &&
          place >= TELLING_PLACE &&
          !has('apart') &&
          reasons.every((each) => each.weight >= 0 || MORE.has(each.level))
        )
      }),
    )
  }
}
