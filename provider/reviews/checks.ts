import { and, eq, sql } from 'drizzle-orm'
import type { ReviewCheck } from '@/lib/contract/review-states'
import type { ReviewForm } from '@/lib/rules/reviews/review-schema'
import { asciiDigits } from '@/lib/rules/text/digits'
import { reviews } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** Ten digits of a mobile number, with whatever people put between them, and no more digits around. */
const PHONE = /(?<!\d)(?:(?:\+|00)?91[\s.()-]*|0)?[6-9](?:[\s.()-]{0,2}\d){9}(?!\d)/
const MAIL = /[^\s@]@[^\s@]+\.\p{L}{2,}/u
/** Names of hosts in lower case: a full stop without a space after it makes no link. */
const LINK = /[Hh]ttps?:|[Ww]{3}\.|\b[a-z\d-]{2,}\.(?:com|in|org|net|co|me|edu|info)\b/
/** Of fewer letters none shouts: "IISC", "KCET". */
const MANY_LETTERS = 30

function shouts(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  return (
    letters.length >= MANY_LETTERS &&
    letters.filter((letter) => /\p{Lu}/u.test(letter)).length * 10 > letters.length * 7
  )
}

/** What of a review's own words a moderator should read before others do. */
export function checkWords({ name, role, description }: Omit<ReviewForm, 'rating'>): ReviewCheck[] {
  const lines = [name, role, description].map(asciiDigits)
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line))
  const mail = has(MAIL)
  return [
    has(PHONE) ? (['phone'] as const) : [],
    mail ? (['mail'] as const) : [],
    // The end of a mail address looks like a link.
    lines.some((line) => LINK.test(line.replace(/\S+@\S+/g, ''))) ? (['link'] as const) : [],
    shouts(description) ? (['capitals'] as const) : [],
  ].flat()
}

/** Shorter ones, such as "Very good college", two people write without knowing of each other. */
const LONG_ENOUGH = 40

/** Whether the same words stand in another review, of whomever. */
export async function isCopied(tx: Database, description: string, studentId: number, instituteId: number) {
  if ([...description].length < LONG_ENOUGH) return false
  const isSame = eq(sql`md5(${reviews.description})`, sql`md5(${description}::text)`)
  const isOther = sql`(${reviews.instituteId}, ${reviews.studentId}) is distinct from (${instituteId}::int, ${studentId}::int)`
  const found = await tx.select({ id: reviews.id }).from(reviews).where(and(isSame, isOther)).limit(1)
  return found.length > 0
}
