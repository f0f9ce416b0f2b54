import type { SourceDescription } from '@/provider/sources/record-source'

/** A college as a list names it: its code, and name and address as far as they can be told apart. */
export type ListedCollege = { code: string; name: string; address: string | null }

/**
 * A course of a college, and the last rank that was admitted in each category. A rank may be a fraction down to
 * thirty-seconds, which a double holds exactly.
 */
export type ListedCourse = {
  college: string
  name: string
  page: number | null
  ranks: readonly { category: string; rank: number }[]
  /** The categories that its row has as "--"; not told of a CSV. */
  nobody?: readonly string[]
  /** Its row says one category alone: of the others it says nothing. */
  isOfOneCategory?: boolean
}

/** Whose seats a list is of: `H` of Kalyana-Karnataka alone. */
export const REGIONS = ['', 'H'] as const

/** One list: a round of a year of an exam. */
export type RankList = {
  exam: string
  year: number
  round: number
  /** `H`: of Kalyana-Karnataka alone; else empty. */
  region: (typeof REGIONS)[number]
  /** What it says of itself; the operator may say it better. */
  description: Pick<SourceDescription, 'dated'> & { title: string }
  courses: readonly ListedCourse[]
}

/** What an operator says of a list whose title does not say it. */
export type SaidOfList = { exam?: string | undefined; year?: number | undefined; round?: number | undefined }

/** A row that was not taken: on which page or line, and why. */
export type BrokenRank = { at: number; why: string }

/** What a file holds. */
export type RankFile = {
  exam: string
  lists: readonly RankList[]
  /** Each once, with the page or line on which it first stands. */
  colleges: readonly (ListedCollege & { at: number })[]
  broken: readonly BrokenRank[]
  /** Columns that say something which is not among what was read. */
  unused: readonly string[]
}

const RANK = /^\d{1,7}(?:\.\d{1,6})?$/

/** `null` for what is no rank. */
export function readRank(text: string): number | null {
  const plain = text.replace(/,/g, '')
  const rank = RANK.test(plain) ? Number(plain) : 0
  return rank > 0 ? rank : null
}

/** How lists write that nobody was admitted. */
export function isNobody(text: string): boolean {
  return /^(?:-+|–+|—+|na|nil|null|)$/i.test(text)
}
