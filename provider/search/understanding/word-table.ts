import type { Ownership } from '@/lib/contract/ownership'

/** Of a course, as its heading tells (course-words.ts). */
export type CourseLevel = 'diploma' | 'degree' | 'postgraduate'

/**
 * What people call what they look for, in one language: phrases apart by commas, as they are typed. Case, dots,
 * Kannada or Latin letters and the usual spellings of a sound make no difference; endings of cases come off by
 * themselves (case-endings.ts). A phrase may stand in several rows, and then means all of them.
 */
export type WordTable = {
  /** By slug of the taxonomy. */
  types: Readonly<Record<string, string>>
  /** By slug, of whatever types have such a stream. */
  streams: Readonly<Record<string, string>>
  /** By words that the name of such a course has; counts before a stream where somebody teaches it. */
  courses: Readonly<Record<string, string>>
  levels: Readonly<Record<CourseLevel, string>>
  /** Any college, as apart from a school. */
  college: string
  ownership: Readonly<Partial<Record<Ownership, string>>>
  women: string
  men: string
  residential: string
  minority: string
  /** Orders. */
  bestRated: string
  lowFee: string
  /** Not in a town alone, but around it. */
  near: string
  /** What says nothing of what is looked for: questions, "admission". */
  filler: string
}
