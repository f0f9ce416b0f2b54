import type { DirectoryIndex } from '../directory-index'
import type { PlaceFinder } from '../place-finder'
import { SOUND } from '../query'
import { FIELD_BITS, FIELD_MASK } from '../word-index'
import { FIELDS } from '../document'
import type { TextMatches, TextSearch } from '../text-search'
import { intersection, type SlotSet } from '../slot-set'
import { havingAll, type Meant, meantBy, type MeantPart } from './meant'
import type { Segment } from './segment'
import { understand, type Understanding } from './understand'
import type { CourseLevel } from './word-table'

/**
 * How a search is read. As kinds: `meant` narrows, and the words rank. As a name: `matches` finds, and whoever is of the
 * kind and in the place that the search says is `favoured`. `isMissing`: nobody of that name is so; these are the nearest.
 */
export type Reading = { matches: TextMatches; isMissing: boolean } & (
  { as: 'kinds'; meant: Meant; favoured: null } | { as: 'name'; meant: null; favoured: SlotSet | null }
)

/** Reads searches: an exact or near name before kinds, kinds before pieces of names. */
export class SearchReader {
  constructor(
    private readonly index: DirectoryIndex,
    private readonly places: PlaceFinder,
    private readonly text: TextSearch,
  ) {}

  /** @param exact who is called so */
  read(typed: string, exact: readonly number[]): Reading {
    const understood = understand(typed, this.places, (word) => this.text.misspeltPlaces(word))
    const meant = meantBy(understood, this.index, this.places)
    const matches = this.text.find(typed, exact.length > 0)
    const rest = understood.rest.flatMap(({ from, to }) => understood.words.slice(from, to))
    const called = exact.length > 0 ? exact : this.nearlyCalled(understood, meant)
    if (called.length > 0) {
      const having = this.having(meant)
      // "Government Polytechnic, Bidar": of those of the kind there, it comes first.
      const isOfKind = rest.length === 0 && this.isNarrowed(meant) && called.every((slot) => having.has(slot))
      return isOfKind ? this.kinds(understood, meant) : asName(matches)
    }
    return rest.length === 0
      ? this.readKinds(understood, meant, matches)
      : this.readRest(understood, meant, matches, rest)
  }

  private readKinds(understood: Understanding, meant: Meant, matches: TextMatches): Reading {
    if (!this.isNarrowed(meant)) return asName(matches)
    return this.kinds(understood, meant)
  }

  private readRest(understood: Understanding, meant: Meant, matches: TextMatches, rest: readonly string[]): Reading {
    const having = this.having(meant)
    const isSaid = meant.parts.some(({ slots }) => slots !== null)
    const isElsewhere = isSaid && intersection(matches.all, [this.having(this.around(understood))]).isEmpty
    const course = this.coursePart(rest, understood.rest, understood.level)
    const taught = course && { ...meant, parts: [...meant.parts, course] }
    const isTaught = taught !== null && !this.having(taught).isEmpty
    const isMet = this.isMet(rest, matches)
    if (isMet && !(isElsewhere && isTaught)) return asName(matches, isSaid ? having : null, isElsewhere)
    if (isTaught) return this.kinds(understood, taught)
    if (matches.isGood && !isElsewhere) return asName(matches, isSaid ? having : null)
    if (isSaid && !having.isEmpty) return this.kinds(understood, meant, true)
    return asName(matches, null, !matches.all.isEmpty)
  }

  /** The same with whole districts: of a name the town is often not known. */
  private around(understood: Understanding): Meant {
    const parts = understood.parts.map((part) => (part.is === 'place' ? { ...part, isNear: true } : part))
    return meantBy({ ...understood, parts }, this.index, this.places)
  }

  private isNarrowed({ parts }: Meant): boolean {
    return parts.some(({ is }) => is !== 'place' && is !== 'sort')
  }

  private having({ parts }: Meant): SlotSet {
    return havingAll(parts, this.index.all)
  }

  /** @param isMissing whether the words that are left are a name that nobody has */
  private kinds(understood: Understanding, said: Meant, isMissing = false): Reading {
    const { words, parts, rest } = understood
    const meant = this.withoutUnknown(said)
    // What asks for an order stands in no name; what is left tells who of the found comes first.
    const told = [...parts.flatMap(({ is, segments }) => (is === 'sort' ? [] : segments)), ...(isMissing ? rest : [])]
    const ranking = words.filter((_, at) => told.some(({ from, to }) => at >= from && at < to))
    const matches = this.text.rank([...new Set(ranking)], isMissing ? 'tolerant' : 'none')
    return { as: 'kinds', meant, matches, isMissing, favoured: null }
  }

  /** Whether a college has a hostel nobody may have said: that nobody is known to have one rules nobody out. */
  private withoutUnknown(meant: Meant): Meant {
    const others = meant.parts.filter(({ is }) => is !== 'residential')
    const isUnknown = others.length < meant.parts.length && this.having(meant).isEmpty
    return isUnknown ? { ...meant, parts: others, unknown: ['is_residential'] } : meant
  }

  /** Who is called what was typed but for another name of the place, or without it and stands there. */
  private nearlyCalled({ parts, words }: Understanding, meant: Meant): readonly number[] {
    const place = parts.find((part) => part.is === 'place')
    const [segment] = place?.segments ?? []
    if (place?.is !== 'place' || segment === undefined) return []
    const called = (middle: readonly string[]) =>
      this.index.words.listByFullName(
        [...words.slice(0, segment.from), ...middle, ...words.slice(segment.to)].join(' '),
      )
    const there = meant.parts.find(({ is }) => is === 'place')?.slots
    return [
      ...this.places.listNames(place.places).flatMap((name) => called([name])),
      ...called([]).filter((slot) => there?.has(slot) === true),
    ]
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

  private coursePart(
    words: readonly string[],
    segments: readonly Segment[],
    level: CourseLevel | null,
  ): MeantPart | null {
    const slots = this.index.courses.having(words, level, this.index.capacity)
    return slots === null || slots.isEmpty ? null : { is: 'course', words, level, segments, filter: null, slots }
  }
}

function asName(matches: TextMatches, favoured: SlotSet | null = null, isMissing = false): Reading {
  return { as: 'name', meant: null, matches, favoured, isMissing }
}
