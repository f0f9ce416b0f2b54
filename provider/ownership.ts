import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Ownership } from '@/lib/contract/ownership'

/**
 * What lists write of who runs an institution, as expressions of PostgreSQL; the first that is in the text counts. A
 * text with none of them ("Others", "Unrecognised") says nothing that a family could go by.
 */
const WORDS: readonly (readonly [Ownership, string])[] = [
  ['deemed', 'deemed'],
  ['private_university', 'private.*universit|universit.*(private|pvt)'],
  ['university', 'universit'],
  ['aided', '(?<!un[- ]?)aided'],
  ['private', 'private|pvt|aided|self.?financ|trust|society'],
  ['government', 'government|govt|department|local body|corporation|central|kendriya|navodaya|sainik|railway'],
]

/** The contract's word for a text that says who runs an institution (ADR 70). */
export function ownershipIn(text: SQLWrapper): SQL<Ownership | null> {
  const cases = WORDS.map(([ownership, words]) => sql`when ${text} ~* ${words} then ${sql.raw(`'${ownership}'`)}`)
  return sql<Ownership | null>`(case ${sql.join(cases, sql` `)} end)`
}

const PATTERNS = WORDS.map(([ownership, words]) => [ownership, new RegExp(words, 'i')] as const)

/** The same without a database. */
export function ownershipOf(text: string | null): Ownership | null {
  return text === null ? null : (PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
}
