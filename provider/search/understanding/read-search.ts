import type { DirectoryIndex } from '../directory-index'
import type { PlaceFinder } from '../place-finder'
import type { Role, SearchWord } from '../query'
import type { TextMatches, TextSearch } from '../text-search'
import { difference, intersection, SlotSet, union } from '../slot-set'
import { typeOfStream } from '@/provider/import/clean/stream'
import { havingAll, type Meant, meantBy, type MeantPart, named } from './meant'
import type { Segment } from './segment'
import { SCHOOL, understand, UNIVERSITY, type Understanding, withUniversities } from './understand'
import { hasWholeName, MAX_LOOKED_AT, type Writing } from './whole-name'
import type { CourseLevel } from './word-table'

/**
 * How a search is read. As kinds: `meant` narrows, and the words rank. As a name: `matches` finds, and whoever is of the
 * kind and in the place that the search says is `favoured`. `isMissing`: nobody of that name is so; these are the nearest.
 * `called`: whose name it is, but perhaps for a place.
 */
export type Reading = { matches: TextMatches; isMissing: boolean; called: readonly number[] } & (
  { as: 'kinds'; meant: Meant; favoured: null } | { as: 'name'; meant: null; favoured: SlotSet | null }
)

/** What a word of a name tells: all but places, and what people ask about. */
const NAMING: readonly Role[] = ['specific', 'describing', 'generic']

/** Describing words that stand in names alone, and say no kind: an institute of fashion is not the national one. */
const OF_NAMES = new Set(['national', 'international', 'central'])

/** So many words may be the beginning of a name that says kinds alone; and so many may be called so. */
const LONG_BEGINNING = 5
const MAX_BEGUN = 3

/** Reads searches: an exact or near name before kinds, kinds before pieces of names. */
export class SearchReader {
  constructor(
    private readonly index: DirectoryIndex,
    private readonly places: PlaceFinder,
    private readonly text: TextSearch,
  ) {}

  /** @param exact who is called so */
  read(typed: string, exact: readonly number[]): Reading {
    const { understood, meant } = this.understand(typed)
    let found: TextMatches | undefined
    // Of what says kinds alone, no names need be looked for.
    const find = () => (found ??= this.text.find(typed, exact.length > 0))
    const rest = understood.rest.flatMap(({ from, to }) => understood.words.slice(from, to))
    const called =
      exact.length > 0 ? exact : [...this.nearlyCalled(understood, meant), ...this.begunBy(understood, find)]
    if (called.length > 0) {
      const having = this.having(meant)
      // "Government Polytechnic, Bidar": of those of the kind there, it comes first.
      const isOfKind = rest.length === 0 && this.isNarrowed(meant) && called.every((slot) => having.has(slot))
      return { ...(isOfKind ? this.kinds(understood, meant) : asName(find())), called }
    }
    return rest.length === 0 ? this.readKinds(understood, meant, find) : this.readRest(understood, meant, find(), rest)
  }

  /** A college of a public university is none of the government's, and a deemed one not private, but where nobody else is there. */
  private understand(typed: string): { understood: Understanding; meant: Meant } {
    const understood = understand(typed, this.places, (word) => this.text.misspeltPlaces(word))
    const meant = meantBy(understood, this.index, this.places)
    const isThere = (said: Meant) => !this.having(this.withoutUnknown(said)).isEmpty
    if (!meant.parts.some(({ is }) => is === 'ownership') || isThere(meant)) return { understood, meant }
    const wider = withUniversities(understood)
    const widerMeant = meantBy(wider, this.index, this.places)
    return isThere(widerMeant) ? { understood: wider, meant: widerMeant } : { understood, meant }
  }

  private readKinds(understood: Understanding, meant: Meant, find: () => TextMatches): Reading {
    const isPlaced = meant.parts.some(({ is }) => is === 'place')
    // A place with the ending of a case ("ಮೈಸೂರಿನಲ್ಲಿ") is that place, though names are read for such a word.
    const isInflected = () => isPlaced && find().words.some(({ role }) => role === 'specific')
    if (!this.isNarrowed(meant) && !isInflected()) return asName(find(), isPlaced ? this.having(meant) : null)
    if (!isUniversityOfPlace(understood)) return this.kinds(understood, meant)
    return this.kinds(understood, meant, !this.isNamedAfter(understood, meant))
  }

  /** Whether a university that stands there is called after the place. */
  private isNamedAfter({ parts }: Understanding, meant: Meant): boolean {
    const names = parts.flatMap((part) => (part.is === 'place' ? this.places.listNames(part.places) : []))
    return !intersection(this.having(meant), [named(names, this.index)]).isEmpty
  }

  private readRest(understood: Understanding, meant: Meant, matches: TextMatches, rest: readonly string[]): Reading {
    const having = this.having(meant)
    const isSaid = meant.parts.some(({ slots }) => slots !== null)
    // Whoever is called so is meant, also by a name that says another kind: "AIMS Institute of Management and Science".
    if (this.isCalled(NAMING, matches, this.around(understood))) return asName(matches, isSaid ? having : null)
    // Who has the name and who is of the kind must be one: a school called Savitha is no "Saveetha Engineering College".
    const there = isSaid ? intersection(matches.all, [this.having(this.around(understood))]) : matches.all
    const isThere = this.isMet({ ...matches, all: there })
    const course = this.coursePart(rest, understood.rest, understood.level)
    const taught = course && { ...meant, parts: [...meant.parts, course] }
    if (taught !== null && !this.having(taught).isEmpty && !isThere) return this.kinds(understood, taught)
    if (matches.isGood && isThere) return asName(matches, isSaid ? having : null)
    return this.nearest(understood, meant, matches)
  }

  /**
   * Of a name that nobody has: whoever is of the kind, in the place, and has the most of it; or has all of it, as it
   * sounds, and is of the kind or there, but no school for a college; else whoever is of the kind in the place.
   */
  private nearest(understood: Understanding, meant: Meant, matches: TextMatches): Reading {
    const having = this.having(meant)
    const ofKind = { ...matches, all: intersection(matches.all, [having]) }
    const named = { ...matches, all: intersection(matches.all, this.near(understood, meant)) }
    if (meant.parts.some(({ slots }) => slots !== null) && !having.isEmpty) {
      if (!ofKind.all.isEmpty) return asName(ofKind, null, true)
      if (!this.isMet(named, 'sounding')) return this.kinds(understood, meant, true)
    }
    // Of a kind that nobody is, whoever only shares words like "college" is not near.
    const isNear = !having.isEmpty || this.isMet(named, 'sounding')
    return asName(
      isNear ? named : { ...named, all: new SlotSet(this.index.capacity) },
      null,
      isNear && !named.all.isEmpty,
    )
  }

  /** Who is of the kind or in the district that is said, and no school where a college is meant. */
  private near(understood: Understanding, { parts }: Meant): SlotSet[] {
    const { columns, all } = this.index
    const schools = columns.institute_type_id.having([SCHOOL], this.index)
    const kind = havingAll(
      parts.filter(({ is }) => is !== 'place'),
      all,
    )
    const place = havingAll(
      this.around(understood).parts.filter(({ is }) => is === 'place'),
      all,
    )
    return parts.some(isCollege) ? [union(kind, place), difference(all, schools)] : [union(kind, place)]
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
    return { as: 'kinds', meant, matches, isMissing, favoured: null, called: [] }
  }

  /** Whether a college has a hostel nobody may have said: that nobody is known to have one rules nobody out. */
  private withoutUnknown(meant: Meant): Meant {
    const others = meant.parts.filter(({ is }) => is !== 'residential')
    const isUnknown = others.length < meant.parts.length && this.having(meant).isEmpty
    return isUnknown ? { ...meant, parts: others, unknown: ['is_residential'] } : meant
  }

  /** Who is called what was typed but for another name of a place, or without it and stands there. */
  private nearlyCalled({ parts, words }: Understanding, meant: Meant): readonly number[] {
    const there = meant.parts.find(({ is }) => is === 'place')?.slots
    const placed = parts.flatMap((part) =>
      part.is === 'place' ? part.segments.map((segment) => ({ segment, places: part.places })) : [],
    )
    return placed.flatMap(({ segment, places }) => {
      const called = (middle: readonly string[]) =>
        this.index.words.listByFullName(
          [...words.slice(0, segment.from), ...middle, ...words.slice(segment.to)].join(' '),
        )
      const here = called([]).filter((slot) => there?.has(slot) === true)
      return [...this.places.listNames(places).flatMap((name) => called([name])), ...here]
    })
  }

  /** Whose name so many words begin that no kind is meant, where they are few. */
  private begunBy({ words }: Understanding, find: () => TextMatches): readonly number[] {
    if (words.length < LONG_BEGINNING) return []
    const { all } = find()
    if (all.size > MAX_LOOKED_AT) return []
    const beginning = words.join(' ')
    const begun = all
      .toArray()
      .filter((slot) => this.index.words.fullNamesAt(slot).some((name) => name.startsWith(beginning)))
    return begun.length > MAX_BEGUN ? [] : [...begun]
  }

  /** Whether somebody has every word that tells a name in its names, as it is meant. */
  private isMet({ words, all }: TextMatches, writing?: Writing): boolean {
    const isTelling = ({ role, word }: SearchWord) => role === 'specific' || OF_NAMES.has(word)
    return hasWholeName(words, isTelling, all, this.index, writing)
  }

  /** Whether somebody there has every word of these roles in its names. */
  private isCalled(roles: readonly Role[], { words, all }: TextMatches, { parts }: Meant): boolean {
    const there = parts.flatMap((part) => (part.is === 'place' && part.slots !== null ? [part.slots] : []))
    return hasWholeName(words, ({ role }) => roles.includes(role), intersection(all, there), this.index)
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
  return { as: 'name', meant: null, matches, favoured, isMissing, called: [] }
}

/** Words that a university's name has beside its place. */
const OF_UNIVERSITIES = new Set(['of', 'karnataka'])

/** "Gulbarga University" is a name, where "university in Gulbarga" is a kind and a place. */
function isUniversityOfPlace({ parts, words }: Understanding): boolean {
  const isOfPlace = parts.every(
    (part) => part.is === 'place' || (part.is === 'type' && part.ids.every((id) => id === UNIVERSITY)),
  )
  const said = parts.flatMap(({ segments }) => segments)
  const isSaid = (at: number) => said.some(({ from, to }) => at >= from && at < to)
  return isOfPlace && parts.length > 1 && words.every((word, at) => isSaid(at) || OF_UNIVERSITIES.has(word))
}

/** Whether it says a kind that is no school. */
function isCollege(part: MeantPart): boolean {
  if (part.is === 'stream') return part.ids.every((id) => typeOfStream(id) !== SCHOOL)
  return part.is === 'college' || (part.is === 'type' && !part.ids.includes(SCHOOL))
}
