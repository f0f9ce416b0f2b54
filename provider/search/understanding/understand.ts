import type { InstituteSort } from '@/lib/contract/institute-query'
import type { Ownership } from '@/lib/contract/ownership'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { canonicalWords } from '../document'
import type { PlaceFinder, SearchPlace } from '../place-finder'
import type { Meaning } from './lexicon'
import { type MisspeltPlaces, segment, type Segment } from './segment'
import type { CourseLevel } from './word-table'

/** Longer searches are read so far. */
const MAX_WORDS = 20

/** Something that a search says, and the segments that say it. Several ids are alternatives. */
export type Part = { segments: readonly Segment[] } & (
  | { is: 'type'; ids: readonly number[] }
  | { is: 'stream'; ids: readonly number[]; level: CourseLevel | null }
  | { is: 'college' | 'women' | 'men' | 'residential' | 'minority' }
  | { is: 'ownership'; values: readonly Ownership[] }
  /** `isNear`: and around it. */
  | { is: 'place'; places: readonly SearchPlace[]; isNear: boolean }
  | { is: 'course'; words: readonly string[]; level: CourseLevel | null }
  | { is: 'sort'; sort: InstituteSort }
)

/** A search as it was understood: what it says, and the words that are left for a name. */
export type Understanding = {
  parts: readonly Part[]
  rest: readonly Segment[]
  words: readonly string[]
  /** Of a course, wherever it is said. */
  level: CourseLevel | null
}

/** Who else may be meant: of universities, a public one by "government"; of others only where nobody else is there. */
const ALSO: Partial<Record<Ownership, readonly Ownership[]>> = {
  government: ['university'],
  private: ['private_university', 'deemed'],
}

function idOf(slug: string): number {
  return TAXONOMY.find((type) => type.slug === slug)?.id ?? 0
}
const ENGINEERING = idOf('engineering')
const POLYTECHNIC = idOf('polytechnic')
export const SCHOOL = idOf('school')
export const UNIVERSITY = idOf('university')
/** Who goes there has yet to begin a degree. */
export const BEFORE_DEGREES = [idOf('pu-college'), SCHOOL]
/** What "degree" and "school" say gives way to a course that is none of theirs: "BCA degree", "nursing school". */
const WEAK = new Set([idOf('degree'), SCHOOL])
const TYPE_OF_STREAM = new Map(TAXONOMY.flatMap(({ id, streams }) => streams.map((stream) => [stream.id, id] as const)))

type Said = { segment: Segment; meaning: Meaning }

/** Reads what a search says with the words of the tables and the places of the directory. */
export function understand(text: string, places: PlaceFinder, misspelt: MisspeltPlaces): Understanding {
  const words = canonicalWords(text).slice(0, MAX_WORDS)
  const segments = segment(words, places, misspelt)
  const said = segments.flatMap((each) =>
    each.is === 'meant' ? each.meanings.map((meaning): Said => ({ segment: each, meaning })) : [],
  )
  const kinds = kindsOf(said)
  const isCollege = kinds.length === 0 ? segmentsOf(said, 'college') : []
  const parts: Part[] = [
    ...kinds,
    ...(isCollege.length > 0 ? [{ is: 'college' as const, segments: isCollege }] : []),
    ...ownershipOf(said).map((part) => (kinds.some(isUniversity) ? wider(part) : part)),
    ...(['women', 'men', 'residential', 'minority'] as const).flatMap((is): Part[] => {
      const by = segmentsOf(said, is)
      return by.length > 0 ? [{ is, segments: by }] : []
    }),
    ...coursesOf(said),
    ...placesOf(segments, segmentsOf(said, 'near').length > 0),
    ...sortOf(said),
  ]
  return { parts, rest: segments.filter((each) => each.is === 'rest'), words, level: levelOf(said) }
}

function segmentsOf(said: readonly Said[], of: Meaning['of']): Segment[] {
  return said.flatMap(({ segment: by, meaning }) => (meaning.of === of ? [by] : []))
}

/** Types and streams, as far as they go together. */
function kindsOf(said: readonly Said[]): Part[] {
  const streams = said.flatMap(({ segment: by, meaning }) =>
    meaning.of === 'stream' ? [{ by, ids: meaning.ids }] : [],
  )
  const named = said.flatMap(({ segment: by, meaning }) => (meaning.of === 'type' ? [{ by, ids: meaning.ids }] : []))
  const typeIds = new Set(named.flatMap(({ ids }) => ids))
  if (typeIds.has(POLYTECHNIC)) typeIds.delete(ENGINEERING)
  const strong = [...typeIds].filter((id) => !WEAK.has(id))
  if (strong.length > 0) for (const id of WEAK) typeIds.delete(id)
  const streamIds = [...new Set(streams.flatMap(({ ids }) => ids))]
  const within = streamIds.filter((id) => typeIds.has(TYPE_OF_STREAM.get(id) ?? 0))
  const isWithin = within.length > 0 || (strong.length === 0 && streamIds.length > 0)
  const level = levelOf(said)
  const bySegment = (list: typeof named) => list.map(({ by }) => by)
  if (streamIds.length > 0 && isWithin) {
    return [
      // Whoever says both names one thing: the course, at that kind of institution.
      ...(within.length > 0 ? [typePart(typeIds, bySegment(named))] : []),
      { is: 'stream', ids: within.length > 0 ? within : streamIds, level, segments: bySegment(streams) },
    ]
  }
  return [
    ...(typeIds.size > 0 ? [typePart(typeIds, bySegment(named))] : []),
    ...(streamIds.length > 0 ? [{ is: 'stream' as const, ids: streamIds, level, segments: bySegment(streams) }] : []),
  ]
}

function typePart(ids: ReadonlySet<number>, segments: readonly Segment[]): Part {
  return { is: 'type', ids: [...ids], segments }
}

function ownershipOf(said: readonly Said[]): Part[] {
  const owned = said.flatMap(({ segment: by, meaning }) =>
    meaning.of === 'ownership' ? [{ by, values: meaning.values }] : [],
  )
  if (owned.length === 0) return []
  const values = new Set(owned.flatMap(({ values: each }) => each))
  return [{ is: 'ownership', values: [...values], segments: owned.map(({ by }) => by) }]
}

function isUniversity(part: Part): boolean {
  return part.is === 'type' && part.ids.includes(UNIVERSITY)
}

function wider(part: Part): Part {
  if (part.is !== 'ownership') return part
  return { ...part, values: [...new Set(part.values.flatMap((value) => [value, ...(ALSO[value] ?? [])]))] }
}

/** The same with universities and their colleges, public ones for "government" and their own for "private". */
export function withUniversities(understood: Understanding): Understanding {
  return { ...understood, parts: understood.parts.map(wider) }
}

/** The longest of the courses that are said counts; each is one. */
function coursesOf(said: readonly Said[]): Part[] {
  const level = levelOf(said)
  return said.flatMap(({ segment: by, meaning }): Part[] =>
    meaning.of === 'course' ? [{ is: 'course', words: meaning.words, level, segments: [by] }] : [],
  )
}

function levelOf(said: readonly Said[]): CourseLevel | null {
  return said.flatMap(({ meaning }) => (meaning.of === 'level' ? [meaning.level] : []))[0] ?? null
}

/** A place by a district's name is that district, and not the small town elsewhere that is called so, too. */
function placesOf(segments: readonly Segment[], isNear: boolean): Part[] {
  return segments.flatMap((by): Part[] => {
    if (by.is !== 'place') return []
    const districts = new Set(by.places.flatMap((place) => (place.cityId === null ? [place.districtId] : [])))
    const places = districts.size === 0 ? by.places : by.places.filter((place) => districts.has(place.districtId))
    return [{ is: 'place', places, isNear, segments: [by] }]
  })
}

function sortOf(said: readonly Said[]): Part[] {
  const byFee = segmentsOf(said, 'lowFee')
  if (byFee.length > 0) return [{ is: 'sort', sort: 'fee', segments: byFee }]
  const byRating = segmentsOf(said, 'bestRated')
  return byRating.length > 0 ? [{ is: 'sort', sort: 'rating', segments: byRating }] : []
}

/** Every type that somebody who asks for a college may mean. */
export const COLLEGE_TYPES: readonly number[] = TAXONOMY.flatMap(({ id, slug }) => (slug === 'school' ? [] : [id]))
