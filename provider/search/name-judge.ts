import type { DirectoryIndex } from './directory-index'
import { FIELDS } from './document'
import type { PlaceFinder } from './place-finder'
import type { SearchWord } from './query'
import { DESCRIBING_WORDS, GENERIC_WORDS, HONORIFICS, JOINING_WORDS } from './word-lists'
import { FIELD_BITS, FIELD_MASK } from './word-index'

const EXACT_NAME = 60
const SAME_WORDS = 50
/** The name is all that was typed but the place, and stands there. */
const NAME_IN_PLACE = 45
const NAME_BEGINS = 14
const COVERAGE = 8
/** Nearly as good as a name that is all typed. */
const SHORT_FORM = 7
const IN_ORDER = 2
/** What is left of all that where the search names another place. */
const ELSEWHERE = 0.3
/** Stands for every name of the place that was searched. */
const PLACE = '@'

type Answer = { position: number; quality: number }

/** What is no word of a name itself; all others are worth 1. */
const WORTH: ReadonlyMap<string, number> = new Map([
  ...[...DESCRIBING_WORDS].map((word) => [word, 0.6] as const),
  ...[...GENERIC_WORDS].map((word) => [word, 0.3] as const),
  ...[PLACE, ...HONORIFICS].map((word) => [word, 0.1] as const),
])

/** The words that count, with one sign for the place. */
function spoken(words: readonly string[], placeNames: ReadonlySet<string>): string[] {
  const said: string[] = []
  for (const word of words) {
    if (JOINING_WORDS.has(word)) continue
    if (!placeNames.has(word)) said.push(word)
    else if (said.at(-1) !== PLACE) said.push(PLACE)
  }
  return said
}

/** How well whole names answer a search, beyond its single words. */
export class NameJudge {
  private readonly placeNames: ReadonlySet<string>
  /** Where somebody stands who stands in a place of the search. */
  private readonly cities = new Set<number>()
  private readonly districts = new Set<number>()
  private readonly asked: readonly string[]
  private readonly askedText: string
  /** With what a name begins that was typed so far. */
  private readonly askedStart: string
  private readonly unplacedText: string
  private readonly sortedText: string
  /** By word of a name: which word of the search it answers, and how well. */
  private readonly answers = new Map<string, Answer>()
  /** The terms that are words of the search themselves. */
  private readonly typedTerms = new Set<number>()

  constructor(
    private readonly index: DirectoryIndex,
    private readonly search: readonly SearchWord[],
    places: PlaceFinder,
  ) {
    const placed = search.filter((word) => word.role === 'place')
    this.placeNames = new Set(placed.flatMap((word) => [word.word, ...places.listNames(word.places)]))
    for (const { cityId, districtId } of search.flatMap((word) => word.places)) {
      if (cityId === null) this.districts.add(districtId)
      else this.cities.add(cityId)
    }
    this.asked = spoken(
      search.map(({ word }) => word),
      this.placeNames,
    )
    this.askedText = this.asked.join(' ')
    // A word that somebody has as it stands (MAHE) is not the beginning of another one (Mahesh).
    const isWhole = search.at(-1)?.matches[0]?.quality === 1
    this.askedStart = isWhole ? `${this.askedText} ` : this.askedText
    this.unplacedText = this.asked.filter((word) => word !== PLACE).join(' ')
    this.sortedText = [...this.asked].sort().join(' ')
    for (const [position, { matches }] of search.entries()) {
      for (const { term, quality } of matches) {
        const word = index.words.vocabulary.words[term] ?? ''
        if ((this.answers.get(word)?.quality ?? 0) < quality) this.answers.set(word, { position, quality })
        if (quality === 1) this.typedTerms.add(term)
      }
    }
  }

  /** From 0 for a name that has no more than single words of the search. */
  judge(slot: number): number {
    const isThere = this.placeNames.size > 0 && this.isThere(slot)
    let bonus = 0
    for (const name of this.index.words.fullNamesAt(slot))
      bonus = Math.max(bonus, this.judgeName(name.split(' '), isThere))
    return this.hasAcronym(slot) ? Math.max(bonus, SHORT_FORM * this.shareMet(slot)) : bonus
  }

  /** Whether a word of the search is its short form. */
  private hasAcronym(slot: number): boolean {
    if (this.typedTerms.size === 0) return false
    for (const entry of this.index.words.termsAt(slot))
      if ((entry & FIELD_MASK) === FIELDS.acronym && this.typedTerms.has(entry >>> FIELD_BITS)) return true
    return false
  }

  /** How many of the words that say who is meant, and what it is, the institution has: "PES University" is no PES school. */
  private shareMet(slot: number): number {
    const telling = this.search.filter(({ role }) => role === 'specific' || role === 'describing')
    const terms = new Set(Array.from(this.index.words.termsAt(slot), (entry) => entry >>> FIELD_BITS))
    const met = telling.filter(({ matches }) => matches.some(({ term }) => terms.has(term)))
    return telling.length === 0 ? 1 : met.length / telling.length
  }

  private isThere(slot: number): boolean {
    return this.cities.has(this.index.cityAt(slot)) || this.districts.has(this.index.districtAt(slot))
  }

  private judgeName(words: readonly string[], isLocated: boolean): number {
    const said = spoken(words, this.placeNames)
    const text = said.join(' ')
    const hasPlace = this.placeNames.size > 0
    // Whoever is only named after a place that is all that was searched stands elsewhere.
    const isThere = !hasPlace || isLocated || (this.unplacedText !== '' && said.includes(PLACE))
    let bonus = this.judgeWords(said)
    if (text === this.askedText) bonus += EXACT_NAME
    else if (this.hasSameWords(said)) bonus += SAME_WORDS
    else if (hasPlace && isThere && said.filter((word) => word !== PLACE).join(' ') === this.unplacedText)
      bonus += NAME_IN_PLACE
    else if (text.startsWith(this.askedStart)) bonus += NAME_BEGINS
    return isThere ? bonus : bonus * ELSEWHERE
  }

  /** In another order. */
  private hasSameWords(said: readonly string[]): boolean {
    if (said.length !== this.asked.length || !said.every((word) => this.asked.includes(word))) return false
    return [...said].sort().join(' ') === this.sortedText
  }

  /** How much of the name was typed, since a short name that is all met comes before a long one, and whether in order. */
  private judgeWords(said: readonly string[]): number {
    let [all, met, answered, last, isInOrder] = [0, 0, 0, 0, true]
    for (const word of said) {
      const worth = WORTH.get(word) ?? 1
      all += worth
      const answer = this.answers.get(word)
      if (answer === undefined) continue
      met += worth * answer.quality
      answered += 1
      isInOrder &&= answer.position >= last
      last = answer.position
    }
    const coverage = all === 0 ? 0 : (COVERAGE * met) / all
    return coverage + (answered > 1 && isInOrder ? IN_ORDER : 0)
  }
}
