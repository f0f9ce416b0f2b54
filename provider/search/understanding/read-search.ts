import type { DirectoryIndex } from '../directory-index'
import type { PlaceFinder } from '../place-finder'
import { SOUND } from '../query'
import { FIELD_BITS, FIELD_MASK } from '../word-index'
import { FIELDS } from '../document'
import type { TextMatches, TextSearch } from '../text-search'
import { intersection } from '../slot-set'
import { havingAll, type Meant, meantBy, type MeantPart } from './meant'
import type { Segment } from './segment'
import { understand, type Understanding } from './understand'

/**
 * How a search is read. As kinds: `meant` narrows, and the words rank. As a name: `matches` finds, and `missing`
 * says that nobody of that name is of the kind, or stands in the place, that the search says.
 */
export type Reading =
  | { as: 'kinds'; meant: Meant; matches: TextMatches }
  | { as: 'name'; meant: null; matches: TextMatches; isMissing: boolean }

/** Reads searches: an exact or near name before kinds, kinds before pieces of names. */
export class SearchReader {
  constructor(
    private readonly index: DirectoryIndex,
    private readonly places: PlaceFinder,
    private readonly text: TextSearch,
  ) {}

  /** @param isExact whether somebody is called so */
  read(typed: string, isExact: boolean): Reading {
    const understood = understand(typed, this.places, (word) => this.text.misspeltPlaces(word))
    const meant = meantBy(understood, this.index)
    const matches = this.text.find(typed, isExact)
    const isNarrowed = meant.parts.some(({ is }) => is !== 'place' && is !== 'sort')
    if (isExact) return { as: 'name', meant: null, matches, isMissing: false }
    if (understood.rest.length === 0) {
      return isNarrowed ? this.kinds(understood, meant) : { as: 'name', meant: null, matches, isMissing: false }
    }
    const rest = understood.rest.flatMap(({ from, to }) => understood.words.slice(from, to))
    if (this.isMet(rest, matches)) return this.name(matches, meant)
    const course = this.coursePart(rest, understood.rest)
    if (course !== null) return this.kinds(understood, { ...meant, parts: [...meant.parts, course] })
    return this.name(matches, meant)
  }

  private kinds(understood: Understanding, said: Meant): Reading {
    const { words, parts } = understood
    const meant = this.withoutUnknown(said)
    // What asks for a course or an order stands in no name; what is left tells who of the found comes first.
    const told = new Set(parts.flatMap(({ is, segments }) => (is === 'sort' ? [] : segments)))
    const ranking = words.filter((_, at) => [...told].some(({ from, to }) => at >= from && at < to))
    return { as: 'kinds', meant, matches: this.text.rank([...new Set(ranking)]) }
  }

  /** Whether a college has a hostel nobody may have said: that nobody is known to have one rules nobody out. */
  private withoutUnknown(meant: Meant): Meant {
    const others = meant.parts.filter(({ is }) => is !== 'residential')
    const isUnknown = others.length < meant.parts.length && havingAll(meant.parts, this.index.all).isEmpty
    return isUnknown ? { ...meant, parts: others, unknown: ['is_residential'] } : meant
  }

  private name(matches: TextMatches, meant: Meant): Reading {
    const narrowing = meant.parts.filter(({ slots }) => slots !== null)
    const isElsewhere =
      narrowing.length > 0 && intersection(matches.all, [havingAll(narrowing, this.index.all)]).isEmpty
    const isMissing = !matches.all.isEmpty && (!matches.isGood || isElsewhere)
    return { as: 'name', meant: null, matches, isMissing }
  }

  /** Whether somebody has all the words that are left in a name, as they are typed or sound. */
  private isMet(rest: readonly string[], matches: TextMatches): boolean {
    if (!matches.isGood || matches.all.isEmpty) return false
    const terms = matches.words
      .filter(({ word }) => rest.includes(word))
      .map(({ matches: meant }) => new Set(meant.flatMap(({ term, quality }) => (quality >= SOUND ? [term] : []))))
    if (terms.length < new Set(rest).size) return false
    const isNamed = (entry: number) => (entry & FIELD_MASK) <= FIELDS.acronym
    return matches.all.toArray().some((slot) => {
      const has = this.index.words.termsAt(slot)
      return terms.every((each) => has.some((entry) => isNamed(entry) && each.has(entry >>> FIELD_BITS)))
    })
  }

  private coursePart(rest: readonly string[], segments: readonly Segment[]): MeantPart | null {
    const slots = this.index.courses.having(rest, this.index.capacity)
    return slots === null || slots.isEmpty ? null : { is: 'course', words: rest, segments, filter: null, slots }
  }
}
