import type { DirectoryIndex } from './directory-index'
import { FIELDS, type Field } from './document'
import type { PlaceFinder } from './place-finder'
import { QueryReader, searchWordsOf, type Role, type SearchWord } from './query'
import { ScoreBoard } from './score-board'
import { union, type SlotSet } from './slot-set'

/** What a whole match of a word is worth, by what the word tells. */
const ROLE_WEIGHT: Record<Role, number> = {
  specific: 10,
  place: 6,
  describing: 4,
  generic: 2,
  honorific: 0.5,
  asked: 0.3,
}
/** Which words a search demands: those of the first of these roles that it has. */
const DEMANDED: readonly Role[] = ['specific', 'describing', 'generic', 'place', 'honorific', 'asked']
function byField(weights: Record<Field, number>): Float64Array {
  return Float64Array.from(Object.values(FIELDS), (field) => weights[field])
}

const FIELD_WEIGHTS = byField({
  [FIELDS.nameAndKind]: 1.15,
  [FIELDS.nameStart]: 1.03,
  [FIELDS.name]: 1,
  [FIELDS.otherName]: 0.97,
  [FIELDS.acronym]: 0.95,
  [FIELDS.kind]: 0.85,
  [FIELDS.university]: 0.3,
  [FIELDS.address]: 0.35,
})
/** Words that universities and addresses have without being what somebody looks for there. */
const NARROW: ReadonlySet<Role> = new Set(['describing', 'generic', 'honorific', 'asked'])
const NARROW_FIELD_WEIGHTS = FIELD_WEIGHTS.map((weight, field) => (field > FIELDS.kind ? 0 : weight))
const NO_POSTINGS = new Int32Array(0)
/** What the district is worth, and what it is to a town of it. */
const IN_DISTRICT = 0.95
const AROUND = 0.8
/** What a place's name is worth in the name of who may stand elsewhere. */
const NAMED_AFTER = 0.7
/** Below this share of what the demanded words are worth, a match of some of them is no answer. */
const LEAST_SHARE = 0.45
/** From this share of all words on, nobody has mistyped. */
const WHOLE_SHARE = 0.93
/** Beside words as typed, those with mistakes count from this share of the best score on. */
const NEARLY_AS_GOOD = 0.8

/** The institutions that a search finds, with how well; `isGood` when every demanded word is met. */
export type TextMatches = { slots: Int32Array; scores: Float32Array; words: readonly SearchWord[]; isGood: boolean }

/** Finds institutions by text. One search at a time: it works on arrays of its own. */
export class TextSearch {
  private readonly reader: QueryReader
  private readonly board = new ScoreBoard()

  constructor(
    private readonly index: DirectoryIndex,
    places: PlaceFinder,
  ) {
    this.reader = new QueryReader(index.vocabulary, places)
  }

  /**
   * What the text finds, in no order. What differs by a mistake joins what has the words as they
   * are, where it answers nearly as well.
   */
  find(text: string): TextMatches {
    const words = searchWordsOf(text)
    const asTyped = this.match(this.reader.read(words, 'exact'), LEAST_SHARE)
    if (asTyped.isGood && share(asTyped) >= WHOLE_SHARE) return asTyped
    const split = asTyped.isGood ? null : this.reader.split(words)
    const asSplit = split && this.match(this.reader.read(split, 'exact'), LEAST_SHARE)
    const isSplitBetter = split !== null && asSplit !== null && isBetter(asSplit, asTyped)
    const exact = isSplitBetter ? asSplit : asTyped
    const tolerant = this.match(this.reader.read(isSplitBetter ? split : words, 'tolerant'), LEAST_SHARE)
    return exact.isGood ? join(exact, tolerant) : isBetter(tolerant, exact) ? tolerant : exact
  }

  /** What comes nearest to a text that finds nothing. */
  findNearest(text: string): TextMatches {
    return this.match(this.reader.read(searchWordsOf(text), 'nearest'), 0)
  }

  private match(words: readonly SearchWord[], leastShare: number): TextMatches {
    const role = DEMANDED.find((each) => words.some((word) => word.role === each))
    const demanded = words.filter((word) => word.role === role)
    if (role === undefined) return nothing(words)
    this.board.begin(this.index.capacity)
    for (const word of demanded) this.demand(word)
    const { slots, isGood } = this.choose(demanded, leastShare)
    for (const word of words) if (word.role !== role) this.prefer(word, slots)
    const scores = new Float32Array(slots.length)
    for (let at = 0; at < slots.length; at += 1) scores[at] = this.board.scoreOf(slots[at] ?? 0)
    return { slots, scores, words, isGood }
  }

  /** Who has all the demanded words; or, where nobody has, who comes nearest to that. */
  private choose(demanded: readonly SearchWord[], leastShare: number): { slots: Int32Array; isGood: boolean } {
    const { board } = this
    const seen = board.listSeen()
    const whole = seen.filter((slot) => board.countOf(slot) === demanded.length)
    if (whole.length > 0) return { slots: whole, isGood: true }
    let best = 0
    for (const slot of seen) best = Math.max(best, board.scoreOf(slot))
    const worth = demanded.reduce((sum, word) => sum + ROLE_WEIGHT[word.role], 0)
    if (best < worth * leastShare) return { slots: new Int32Array(0), isGood: false }
    return { slots: seen.filter((slot) => board.scoreOf(slot) >= best * NEARLY_AS_GOOD), isGood: false }
  }

  private demand(word: SearchWord): void {
    this.board.beginWord()
    this.eachTerm(word, (postings, values) => this.board.scorePostings(postings, values, true))
    if (word.role === 'place')
      this.slotsIn(word).forEach((slot) => this.board.demand(slot, this.placeWorth(word, slot)))
  }

  private prefer(word: SearchWord, slots: Int32Array): void {
    this.board.beginWord()
    this.eachTerm(word, (postings, values) => this.board.scorePostings(postings, values, false))
    if (word.places.length > 0) for (const slot of slots) this.board.prefer(slot, this.placeWorth(word, slot))
  }

  /** Who stands in a place that the word names is preferred, whether or not the name says it. */
  private placeWorth({ places }: SearchWord, slot: number): number {
    const record = this.index.records[slot]
    let share = 0
    for (const { districtId, cityId, isMain } of places) {
      if (cityId !== null && record?.cityId === cityId) return ROLE_WEIGHT.place
      if (record?.districtId === districtId) share = Math.max(share, cityId === null && isMain ? IN_DISTRICT : AROUND)
    }
    return ROLE_WEIGHT.place * share
  }

  private slotsIn({ places }: SearchWord): SlotSet {
    const { all, cities, districts } = this.index
    const inTowns = cities.having(
      places.flatMap((place) => place.cityId ?? []),
      all,
    )
    const inDistricts = districts.having(
      places.flatMap((place) => (place.cityId === null ? [place.districtId] : [])),
      all,
    )
    return union(inTowns, inDistricts)
  }

  private eachTerm({ matches, role }: SearchWord, visit: (postings: Int32Array, values: Float64Array) => void): void {
    const weights = NARROW.has(role) ? NARROW_FIELD_WEIGHTS : FIELD_WEIGHTS
    for (const { term, quality } of matches) {
      const worth = ROLE_WEIGHT[role] * quality * (role === 'place' ? NAMED_AFTER : 1)
      const values = weights.map((weight) => weight * worth)
      visit(this.index.postings[term]?.view() ?? NO_POSTINGS, values)
    }
  }
}

function nothing(words: readonly SearchWord[]): TextMatches {
  return { slots: new Int32Array(0), scores: new Float32Array(0), words, isGood: false }
}

function highest(scores: Float32Array): number {
  let most = 0
  for (const score of scores) if (score > most) most = score
  return most
}

/** What was found as typed, and with mistakes what comes near to its best. */
function join(exact: TextMatches, tolerant: TextMatches): TextMatches {
  const least = highest(exact.scores) * NEARLY_AS_GOOD
  const known = new Set(exact.slots)
  const added = tolerant.slots.filter((slot, at) => (tolerant.scores[at] ?? 0) >= least && !known.has(slot))
  const addedScores = tolerant.scores.filter((score, at) => score >= least && !known.has(tolerant.slots[at] ?? 0))
  const slots = new Int32Array(exact.slots.length + added.length)
  const scores = new Float32Array(slots.length)
  slots.set(exact.slots)
  slots.set(added, exact.slots.length)
  scores.set(exact.scores)
  scores.set(addedScores, exact.slots.length)
  return { slots, scores, words: tolerant.words, isGood: true }
}

/** What the best institution has of all that the words are worth. */
function share({ scores, words }: TextMatches): number {
  const worth = words.reduce((sum, word) => sum + ROLE_WEIGHT[word.role], 0)
  return highest(scores) / Math.max(worth, 1)
}

function isBetter(found: TextMatches, best: TextMatches): boolean {
  if (found.slots.length === 0) return false
  if (best.slots.length === 0) return true
  return found.isGood === best.isGood ? share(found) > share(best) : found.isGood
}
