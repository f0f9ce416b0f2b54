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

function worthOf(word: string): number {
  if (word === PLACE || HONORIFICS.has(word)) return 0.1
  if (GENERIC_WORDS.has(word)) return 0.3
  return DESCRIBING_WORDS.has(word) ? 0.6 : 1
}

/** The words that count, with one sign for the place. */
function spoken(words: readonly string[], isPlace: (word: string) => boolean): string[] {
  const said = words.filter((word) => !JOINING_WORDS.has(word)).map((word) => (isPlace(word) ? PLACE : word))
  return said.filter((word, at) => word !== PLACE || said[at - 1] !== PLACE)
}

/** How well whole names answer a search, beyond its single words. */
export class NameJudge {
  private readonly placeNames: ReadonlySet<string>
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
    this.asked = spoken(
      search.map(({ word }) => word),
      (word) => this.placeNames.has(word),
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
    const isThere = this.isThere(slot)
    const names = this.index.words.fullNamesAt(slot)
    const bonus = Math.max(...names.map((name) => this.judgeName(name.split(' '), isThere)))
    return this.hasAcronym(slot) ? Math.max(bonus, SHORT_FORM * this.shareMet(slot)) : bonus
  }

  /** Whether a word of the search is its short form. */
  private hasAcronym(slot: number): boolean {
    return this.index.words
      .termsAt(slot)
      .some((entry) => (entry & FIELD_MASK) === FIELDS.acronym && this.typedTerms.has(entry >>> FIELD_BITS))
  }

  /** How many of the words that say who is meant, and what it is, the institution has: "PES University" is no PES school. */
  private shareMet(slot: number): number {
    const telling = this.search.filter(({ role }) => role === 'specific' || role === 'describing')
    const terms = new Set(Array.from(this.index.words.termsAt(slot), (entry) => entry >>> FIELD_BITS))
    const met = telling.filter(({ matches }) => matches.some(({ term }) => terms.has(term)))
    return telling.length === 0 ? 1 : met.length / telling.length
  }

  private isThere(slot: number): boolean {
    const [district, city] = [this.index.districtAt(slot), this.index.cityAt(slot)]
    return this.search.some((word) =>
      word.places.some(({ cityId, districtId }) => (cityId === null ? districtId === district : cityId === city)),
    )
  }

  private judgeName(words: readonly string[], isLocated: boolean): number {
    const said = spoken(words, (word) => this.placeNames.has(word))
    const text = said.join(' ')
    const hasPlace = this.placeNames.size > 0
    // Whoever is only named after a place that is all that was searched stands elsewhere.
    const isThere = !hasPlace || isLocated || (this.unplacedText !== '' && said.includes(PLACE))
    let bonus = this.coverage(said) + this.order(said)
    if (text === this.askedText) bonus += EXACT_NAME
    else if (said.length === this.asked.length && [...said].sort().join(' ') === this.sortedText) bonus += SAME_WORDS
    else if (hasPlace && isThere && said.filter((word) => word !== PLACE).join(' ') === this.unplacedText)
      bonus += NAME_IN_PLACE
    else if (text.startsWith(this.askedStart)) bonus += NAME_BEGINS
    return isThere ? bonus : bonus * ELSEWHERE
  }

  /** How much of the name was typed: a short name that is all met comes before a long one. */
  private coverage(said: readonly string[]): number {
    const all = said.reduce((sum, word) => sum + worthOf(word), 0)
    const met = said.reduce((sum, word) => sum + worthOf(word) * (this.answers.get(word)?.quality ?? 0), 0)
    return all === 0 ? 0 : (COVERAGE * met) / all
  }

  private order(said: readonly string[]): number {
    const positions = said.flatMap((word) => this.answers.get(word)?.position ?? [])
    const isInOrder = positions.every((position, at) => at === 0 || position >= (positions[at - 1] ?? 0))
    return positions.length > 1 && isInOrder ? IN_ORDER : 0
  }
}
