import { z } from 'zod'
import { OWNERSHIPS, type Ownership } from '@/lib/contract/ownership'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { DISTRICTS } from '@/provider/geography/places'

const LEVELS = ['diploma', 'degree', 'pg'] as const
export type Level = (typeof LEVELS)[number]

const TYPE_SLUGS = TAXONOMY.map(({ slug }) => slug)
const STREAMS = TAXONOMY.flatMap(({ slug: type, streams }) => streams.map((stream) => ({ ...stream, type })))
const SCHOOL = TAXONOMY.find(({ slug }) => slug === 'school')?.id
const phrases = z.array(z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, 'words in small letters')).min(1)

/** What a right answer satisfies: every field that is given; of a field's values one is enough (README.md). */
export const predicateSchema = z
  .strictObject({
    type: z.array(z.enum(TYPE_SLUGS)).min(1),
    college: z.literal(true),
    stream: z.array(z.enum(STREAMS.map(({ slug }) => slug))).min(1),
    course: phrases,
    level: z.array(z.enum(LEVELS)).min(1),
    district: z.array(z.enum(DISTRICTS.map(({ name }) => name))).min(1),
    place: phrases,
    ownership: z.array(z.enum(OWNERSHIPS)).min(1),
    women: z.literal(true),
    residential: z.literal(true),
    name: phrases,
  })
  .partial()
export type Predicate = z.output<typeof predicateSchema>

/** An institution as predicates see it; texts are folded. */
export type Institution = {
  id: number
  title: string
  names: readonly string[]
  /** Name, address and town together. */
  whereabouts: string
  district: string | null
  typeIds: readonly number[]
  streamIds: readonly number[]
  ownership: Ownership | null
  isForWomen: boolean
  isResidential: boolean
  courses: readonly { text: string; level: Level }[]
}

/** Small letters and digits, words apart by single spaces, one before the first: "P.E.S. College" is " pes college". */
export function folded(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()}`
}

/** Whether all words of one of the phrases begin words of a folded text, in any order. */
function says(text: string, wanted: readonly string[]): boolean {
  return wanted.some((phrase) => phrase.split(' ').every((word) => text.includes(` ${word}`)))
}

/** One course must be both what is asked and of the level that is asked. */
function teaches({ courses }: Institution, { course, level }: Predicate): boolean {
  return courses.some((each) => (!course || says(each.text, course)) && (!level || level.includes(each.level)))
}

function isOfKind({ typeIds, streamIds }: Institution, { type, college, stream }: Predicate): boolean {
  const isOfType = !type || TAXONOMY.some(({ id, slug }) => type.includes(slug) && typeIds.includes(id))
  const isOfStream =
    !stream ||
    STREAMS.some(
      ({ id, slug, type: owner }) => stream.includes(slug) && (!type || type.includes(owner)) && streamIds.includes(id),
    )
  return isOfType && isOfStream && (!college || typeIds.some((id) => id !== SCHOOL))
}

/** Whether an institution satisfies all that a predicate says; an empty one is satisfied by every institution. */
export function satisfies(institution: Institution, predicate: Predicate): boolean {
  const { district, ownership, place, name, course, level } = predicate
  return (
    (!district || (institution.district !== null && district.includes(institution.district))) &&
    (!ownership || (institution.ownership !== null && ownership.includes(institution.ownership))) &&
    (!predicate.women || institution.isForWomen) &&
    (!predicate.residential || institution.isResidential) &&
    isOfKind(institution, predicate) &&
    (!place || says(institution.whereabouts, place)) &&
    (!name || institution.names.some((each) => says(each, name))) &&
    ((!course && !level) || teaches(institution, predicate))
  )
}
