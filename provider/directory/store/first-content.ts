import { eq } from 'drizzle-orm'
import { institutes } from '@/provider/directory/store/schema'
import { getSetting, putSetting } from '@/provider/directory/store/settings'
import type { Database } from '@/provider/platform/database'
import { takeLock } from '@/provider/platform/locks'

/** Fills in content; how many institutions it added. */
export type Seed = (db: Database) => Promise<{ institutes: number }>

/**
 * Fills an empty directory with the sample content, once: after it was taken away it does
 * not come back, nor into a directory that a list has filled. How many institutions were added.
 */
export async function fillOnce(db: Database, seed: Seed): Promise<number> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'firstContent')
    if ((await getSetting(tx, 'content')) !== null) return 0
    const [any] = await tx.select({ id: institutes.id }).from(institutes).limit(1)
    if (any) return 0
    const added = await seed(tx)
    await putSetting(tx, 'content', 'sample')
    return added.institutes
  })
}

export async function hasSample(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: institutes.id }).from(institutes).where(eq(institutes.isSample, true)).limit(1)
  return found !== undefined
}
