import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { REMOVED_DAYS } from '@/lib/contract/constants'
import type { Text } from '@/lib/contract/lenient'
import { DAY_MS } from '@/lib/contract/time'
import { institutePictures } from '@/provider/directory/store/picture-tables'
import type { Database } from '@/provider/platform/database'

/** What is seen on the pictures of an institution, by their addresses. */
export async function listPictureTexts(db: Database, instituteId: number): Promise<ReadonlyMap<string, Text>> {
  const { address, alt } = institutePictures
  const rows = await db
    .select({ address, alt })
    .from(institutePictures)
    .where(and(eq(institutePictures.instituteId, instituteId), isNotNull(alt)))
  return new Map(rows.flatMap((row) => (row.alt === null ? [] : [[row.address, row.alt] as const])))
}

/** An upload that stands on some page; one that was removed is nobody's to see. */
export async function getShownPicture(db: Database, address: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ image: institutePictures.image })
    .from(institutePictures)
    .where(and(eq(institutePictures.address, address), isNull(institutePictures.removedAt)))
  return found?.image ?? null
}

/** Takes away for good what was removed so long ago that nobody brings it back. */
export async function purgePictures(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REMOVED_DAYS * DAY_MS)
  await db.delete(institutePictures).where(lt(institutePictures.removedAt, since))
}
