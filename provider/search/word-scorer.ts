import type { DirectoryIndex } from './directory-index'
import { FIELDS } from './document'
import { FIELD_WEIGHTS } from './field-weights'
import { largest } from './largest'
import type { SearchWord } from './query'
import { keysOf, slotOfKey } from './rank-key'
import { ROLE_WEIGHT } from './role-weight'
import { keep, type Scored } from './scored'
import { intersection, slotSetOf, union, type SlotSet } from './slot-set'
import { WordMeanings } from './word-meanings'

/** So many are scored by all words; of more, the best by what is known without that. */
const MAX_SCORED = 500
/** By field; universities and addresses have such words without being what somebody looks for there. */
const WEIGHTS = FIELD_WEIGHTS.map((weight, field) => (field <= FIELDS.kind ? weight : 0))
/** What the district is worth, and what it is to a town of it. */
const IN_DISTRICT = 0.95
const AROUND = 0.8
/** What a place's name is worth in the name of who may stand elsewhere. */
const NAMED_AFTER = 0.7

/** Scores institutions by the words of one search that stand in their names, kinds and places. */
export class WordScorer {
  private readonly meanings: WordMeanings

  constructor(
    private readonly index: DirectoryIndex,
    private readonly words: readonly SearchWord[],
  ) {
    this.meanings = new WordMeanings(index.words, words, WEIGHTS)
  }

  /**
   * The best of `passed`, with scores.
   * @param base what the specific words are worth to each; else they are scored as the others are
   */
  score(base: Scored | null, passed: SlotSet): Scored {
    const known = base === null ? this.withoutBase(passed) : this.cut(base, passed)
    const scores = new Float32Array(known.slots.length)
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (known.scores[at] ?? 0) + this.scoreSlot(known.slots[at] ?? 0, base !== null)
    return { slots: known.slots, scores }
  }

  private cut(base: Scored, passed: SlotSet): Scored {
    const kept = passed.size === base.slots.length ? base : keep(base, passed)
    if (kept.slots.length <= MAX_SCORED) return kept
    const keys = largest(keysOf(this.index, kept), MAX_SCORED)
    const best = Array.from(keys, (key) => slotOfKey(this.index, key))
    return keep(kept, slotSetOf(best, passed.capacity))
  }

  /** The best by themselves, and the best of those that stand in the places of the search. */
  private withoutBase(passed: SlotSet): Scored {
    const { size } = passed
    const chosen = size <= MAX_SCORED ? passed : union(this.first(passed), this.first(this.inPlaces(passed)))
    const slots = chosen.toArray()
    return { slots, scores: new Float32Array(slots.length) }
  }

  private first(slots: SlotSet): SlotSet {
    return slotSetOf(this.index.byQuality.page(slots, slots.size, 0, MAX_SCORED), slots.capacity)
  }

  private inPlaces(passed: SlotSet): SlotSet {
    const places = this.words.flatMap((word) => word.places)
    const districtIds = places.map((place) => place.districtId)
    return intersection(passed, [this.index.columns.district_id.having(districtIds, this.index)])
  }

  private scoreSlot(slot: number, isBaseKnown: boolean): number {
    const { words } = this
    const best = this.meanings.bestOf(slot)
    let score = 0
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at]
      if (word === undefined || (isBaseKnown && word.role === 'specific')) continue
      let share = best[at] ?? 0
      if (word.places.length > 0) share = Math.max(share * NAMED_AFTER, this.placeShare(word, slot))
      score += ROLE_WEIGHT[word.role] * share
    }
    return score
  }

  /** Who stands in a place that the word names is preferred, whether or not the name says it. */
  private placeShare({ places }: SearchWord, slot: number): number {
    const [district, city] = [this.index.districtAt(slot), this.index.cityAt(slot)]
    let share = 0
    for (const { districtId, cityId, isMain } of places) {
      if (cityId !== null && city === cityId) return 1
      if (district === districtId) share = Math.max(share, cityId === null && isMain ? IN_DISTRICT : AROUND)
    }
    return share
  }
}
