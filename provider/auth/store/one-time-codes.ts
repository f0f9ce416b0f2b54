import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { VERIFIED_MINUTES } from '@/lib/contract/constants'
import type { CodePurpose } from '@/lib/contract/auth'
import { minutesAfter } from '@/lib/contract/time'
import { MAX_TRIES } from '@/provider/auth/one-time-code'
import type { Database } from '@/provider/platform/database'
import { oneTimeCodes } from '@/provider/account/store/student-tables'

/** Whose code, for what, and asked for by which browser (empty: the website names none). */
export type CodeKey = { phoneDigest: string; purpose: CodePurpose; browserDigest: string }

/** So long it can still be told from a code that never was that this one has expired. */
const KEPT_MINUTES = 60

const hasKey = ({ phoneDigest, purpose, browserDigest }: CodeKey) =>
  and(
    eq(oneTimeCodes.phoneDigest, phoneDigest),
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.browserDigest, browserDigest),
  )

/** Makes this the one live code of its phone, purpose and browser. @returns its id */
export async function replaceCode(
  tx: Database,
  code: CodeKey & { codeDigest: string; expiresAt: Date },
): Promise<number> {
  await tx.delete(oneTimeCodes).where(and(hasKey(code), isNull(oneTimeCodes.usedAt)))
  const [added] = await tx.insert(oneTimeCodes).values(code).returning({ id: oneTimeCodes.id })
  if (!added) throw new Error('the code was not written')
  return added.id
}

export async function removeCode(db: Database, id: number): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id))
}

/** All of a number's, for whatever they are. */
export async function removeCodes(db: Database, phoneDigest: string): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.phoneDigest, phoneDigest))
}

/**
 * Takes one of the tries of the live code, before anybody looks whether it is the right one. Until
 * the transaction ends, others who try the same code wait.
 * @returns `null` when there is no live code, or it has no tries left
 */
export async function takeTry(tx: Database, key: CodeKey, now: Date) {
  const isOpen = and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now), lt(oneTimeCodes.tries, MAX_TRIES))
  const [taken] = await tx
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(hasKey(key), isOpen))
    .returning({ id: oneTimeCodes.id, codeDigest: oneTimeCodes.codeDigest, tries: oneTimeCodes.tries })
  return taken ?? null
}

/** Within the transaction that took the try, so that it happens once. */
export async function useCode(tx: Database, id: number, now: Date): Promise<void> {
  await tx.update(oneTimeCodes).set({ usedAt: now }).where(eq(oneTimeCodes.id, id))
}

/** The latest code, live or not. */
export async function getLatestCode(db: Database, key: CodeKey) {
  const [latest] = await db.select().from(oneTimeCodes).where(hasKey(key)).orderBy(desc(oneTimeCodes.id)).limit(1)
  return latest ?? null
}

/** Takes away the proof that this browser has verified its number for registration lately. @returns whether there was one */
export async function takeVerification(tx: Database, who: Omit<CodeKey, 'purpose'>, now: Date): Promise<boolean> {
  const isProof = and(
    hasKey({ ...who, purpose: 'registration' }),
    gt(oneTimeCodes.usedAt, minutesAfter(now, -VERIFIED_MINUTES)),
  )
  const taken = await tx.delete(oneTimeCodes).where(isProof).returning({ id: oneTimeCodes.id })
  return taken.length > 0
}

export async function purgeCodes(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, minutesAfter(now, -KEPT_MINUTES)))
}
