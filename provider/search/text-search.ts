import type { DirectoryIndex } from './directory-index'
import { FIELD_WEIGHTS } from './field-weights'
import type { PlaceFinder, SearchPlace } from './place-finder'
import { BEGINNING, QueryReader, searchWordsOf, type Role, type SearchWord, type Tolerance } from './query'
import { ROLE_WEIGHT } from './role-weight'
import { ScoreBoard } from './score-board'
import { keep, type Scored } from './scored'
import { SlotSet, inMostOf, slotSetOf, union } from './slot-set'
import { speakChains, speakKinds } from './spoken-forms'
import { WordMeanings } from './word-meanings'
import { WordScorer } from './word-scorer'

/** Which words a search demands: those of the first of these roles that it has. */
const DEMANDED: readonly Role[] = ['specific', 'describing', 'generic', 'place', 'honorific', 'asked']

/** Below this share of what the demanded words are worth, a match of some of them is no answer. */
const MIN_SHARE = 0.45
/** From this share of all words on, nobody has mistyped. */
const WHOLE_SHARE = 0.93
/** Beside words as typed, those with mistakes count from this share of the best score on. */
const NEARLY_AS_GOOD = 0.8
/** Who finds more than this as typed needs no more words, but other ones. */
const PLENTY = 300
/** Looking at what an institution has takes as long as so many entries of a word's list. */
const LOOK = 8
/** Searches of more words are not looked at for what comes nearest. */
const MAX_NEAR = 4

export type TextMatches = {
  /** Whoever the text finds. */
  all: SlotSet
  /** What the demanded words alone are worth to each of them; `null` where they are worth the same to all. */
  base: Scored | null
  words: readonly SearchWord[]
  /** Whether every demanded word is met. */
  isGood: boolean
}

/** Finds institutions by text. One search at a time: it works on arrays of its own. */
export class TextSearch {
  private readonly reader: QueryReader
  private readonly board = new ScoreBoard()
  /** What was scored whole, which several steps of a search ask for. */
  private readonly scored = new WeakMap<TextMatches, Scored>()

  constructor(
    private readonly index: DirectoryIndex,
    places: PlaceFinder,
  ) {
    this.reader = new QueryReader(index.words, places, (word) => index.courses.hasWord(word))
  }

  /**
   * What the text finds. Of several ways to read it the one counts that is met best; what differs
   * by a mistake joins what has the words as they are, where it answers nearly as well.
   * @param isName whether somebody is called so: then it may itself hold a short form ("GFGC Ramanagara")
   */
  find(text: string, isName: boolean): TextMatches {
    const typed = searchWordsOf(text)
    let words = isName ? typed : speakKinds(typed)
    let exact = this.match(this.reader.read(words, 'exact'), MIN_SHARE)
    for (const other of [speakChains(words), this.reader.split(words)]) {
      const found = other && this.match(this.reader.read(other, 'exact'), MIN_SHARE)
      if (found && this.isBetter(found, exact)) [words, exact] = [other, found]
    }
    const isPlenty = exact.base === null || exact.base.slots.length > PLENTY
    if (exact.isGood && (isPlenty || this.share(exact) >= WHOLE_SHARE)) return exact
    const tolerant = this.match(this.reader.read(words, 'tolerant'), MIN_SHARE)
    if (exact.isGood) return this.join(exact, tolerant)
    return this.isBetter(tolerant, exact) ? tolerant : exact
  }

  /** The places that a word is misspelt for. */
  misspeltPlaces(word: string): readonly SearchPlace[] {
    return this.reader.misspeltPlaces(word)
  }

  /** Everybody, to be ordered by these words, which demand nothing. */
  rank(words: readonly string[], tolerance: Tolerance): TextMatches {
    return { all: this.index.all, base: null, words: this.reader.read(words, tolerance), isGood: true }
  }

  /** What comes nearest to a text that finds nothing. */
  findNearest(text: string): TextMatches {
    const words = searchWordsOf(text)
    // Among many strange words none is a name with a mistake.
    if (words.length > MAX_NEAR) return { all: new SlotSet(this.index.capacity), base: null, words: [], isGood: false }
    return this.match(this.reader.read(words, 'nearest'), 0)
  }

  /** The best of the matches that passed the filters, scored by all words. */
  score(matches: TextMatches, passed: SlotSet): Scored {
    const known = passed === matches.all ? this.scored.get(matches) : undefined
    if (known !== undefined) return known
    const scored = new WordScorer(this.index, matches.words).score(matches.base, passed)
    if (passed === matches.all) this.scored.set(matches, scored)
    return scored
  }

  /** Words of a role that nobody meets are passed over for those of the next one. */
  private match(words: readonly SearchWord[], leastShare: number): TextMatches {
    let isGood = true
    for (const role of DEMANDED) {
      const demanded = words.filter((word) => word.role === role)
      if (demanded.length === 0) continue
      const matches =
        role === 'specific' ? this.matchWords(demanded, words, leastShare) : this.matchWide(demanded, words, leastShare)
      if (!matches.all.isEmpty) return { ...matches, isGood: matches.isGood && isGood }
      isGood = false
    }
    return { all: new SlotSet(this.index.capacity), base: null, words, isGood: false }
  }

  /** Who has all of words that many have; or, where nobody has, most of them. */
  private matchWide(demanded: readonly SearchWord[], words: readonly SearchWord[], leastShare: number): TextMatches {
    const having = demanded.map((word) => this.listHaving(word))
    const { slots, count } = inMostOf(having, this.index.capacity)
    const isEnough = count >= demanded.length * leastShare
    const all = isEnough ? slots : new SlotSet(this.index.capacity)
    return { all, base: null, words, isGood: count === demanded.length }
  }

  private matchWords(demanded: readonly SearchWord[], words: readonly SearchWord[], leastShare: number): TextMatches {
    const whole = this.matchRarest(demanded)
    if (whole !== null) return { all: slotSetOf(whole.slots, this.index.capacity), base: whole, words, isGood: true }
    this.board.begin(this.index.capacity, demanded.length)
    for (const word of demanded) this.demand(word)
    const { slots, isGood } = this.choose(demanded, leastShare)
    const scores = new Float32Array(slots.length)
    for (let at = 0; at < slots.length; at += 1) scores[at] = this.board.scoreOf(slots[at] ?? 0)
    return { all: slotSetOf(slots, this.index.capacity), base: { slots, scores }, words, isGood }
  }

  /**
   * Who has all the words, found among those who have the rarest: `null` where nobody has, or where that
   * would take longer than to go through the lists of all words.
   */
  private matchRarest(demanded: readonly SearchWord[]): Scored | null {
    const counted = demanded.map((word) => ({ word, count: this.countPostings(word) }))
    const total = counted.reduce((sum, { count }) => sum + count, 0)
    const rarest = counted.reduce((least, each) => (each.count < least.count ? each : least))
    if (rarest.count * LOOK > total) return null
    this.board.begin(this.index.capacity, 1)
    this.demand(rarest.word)
    const meanings = new WordMeanings(this.index.words, demanded, FIELD_WEIGHTS)
    const slots = this.board.listWhole().filter((slot) => meanings.bestOf(slot).every((value) => value > 0))
    if (slots.length === 0) return null
    const worthOf = (slot: number) =>
      meanings.bestOf(slot).reduce((sum, value, at) => sum + value * ROLE_WEIGHT[demanded[at]?.role ?? 'specific'], 0)
    return { slots, scores: Float32Array.from(slots, worthOf) }
  }

  private countPostings({ matches }: SearchWord): number {
    return matches.reduce((sum, { term }) => sum + this.index.words.countPostings(term), 0)
  }

  /** Who has all the demanded words; or, where nobody has, who comes nearest to that. */
  private choose(demanded: readonly SearchWord[], leastShare: number): { slots: Int32Array; isGood: boolean } {
    const { board } = this
    const whole = board.listWhole()
    // Copied: the board's lists are those of its next search, too.
    if (whole.length > 0) return { slots: whole.slice(), isGood: true }
    const seen = board.listSeen()
    let best = 0
    for (let at = 0; at < seen.length; at += 1) best = Math.max(best, board.scoreOf(seen[at] ?? 0))
    const worth = demanded.reduce((sum, word) => sum + ROLE_WEIGHT[word.role], 0)
    if (best < worth * leastShare) return { slots: new Int32Array(0), isGood: false }
    return { slots: seen.filter((slot) => board.scoreOf(slot) >= best * NEARLY_AS_GOOD), isGood: false }
  }

  private demand({ matches, role }: SearchWord): void {
    this.board.beginWord()
    for (const { term, quality } of matches) {
      const worth = ROLE_WEIGHT[role] * quality
      const values = FIELD_WEIGHTS.map((weight) => weight * worth)
      this.board.demandAll(this.index.words.postingsOf(term), values)
    }
  }

  /** Who has a word in a name or is of its kind; and who stands in the place that it names. */
  private listHaving(word: SearchWord): SlotSet {
    const having = new SlotSet(this.index.capacity)
    for (const { term } of word.matches) this.index.words.addHaving(term, having)
    if (word.role !== 'place') return having
    const cityIds = word.places.flatMap((place) => place.cityId ?? [])
    const districtIds = word.places.flatMap((place) => (place.cityId === null ? [place.districtId] : []))
    having.addAll(this.index.columns.city_id.having(cityIds, this.index))
    having.addAll(this.index.columns.district_id.having(districtIds, this.index))
    return having
  }

  /** What was found as typed, and with mistakes what comes near to its best. */
  private join(exact: TextMatches, tolerant: TextMatches): TextMatches {
    if (exact.base === null || tolerant.base === null) return exact
    const least = highest(this.score(exact, exact.all).scores) * NEARLY_AS_GOOD
    const near = this.score(tolerant, tolerant.all)
    const isAdded = (slot: number, at: number) => (near.scores[at] ?? 0) >= least && !exact.all.has(slot)
    const added = slotSetOf(near.slots.filter(isAdded), this.index.capacity)
    return {
      all: union(exact.all, added),
      base: concatenated(exact.base, keep(tolerant.base, added)),
      words: tolerant.words,
      isGood: true,
    }
  }

  /** What the best institution has of all that the words are worth; one that is still being typed cannot have more. */
  private share(matches: TextMatches): number {
    const worth = matches.words.reduce(
      (sum, word) => sum + ROLE_WEIGHT[word.role] * (word.isBeginning ? BEGINNING : 1),
      0,
    )
    return highest(this.score(matches, matches.all).scores) / Math.max(worth, 1)
  }

  private isBetter(found: TextMatches, best: TextMatches): boolean {
    if (found.all.isEmpty) return false
    if (best.all.isEmpty) return true
    return found.isGood === best.isGood ? this.share(found) > this.share(best) : found.isGood
  }
}

function highest(scores: Float32Array): number {
  let most = 0
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] ?? 0)
  return most
}

function concatenated(first: Scored, second: Scored): Scored {
  const slots = new Int32Array(first.slots.length + second.slots.length)
  const scores = new Float32Array(slots.length)
  slots.set(first.slots)
  slots.set(second.slots, first.slots.length)
  scores.set(first.scores)
  scores.set(second.scores, first.scores.length)
  return { slots, scores }
}
