import { eq } from 'drizzle-orm'
import { deskUploads } from '@/provider/pictures/upload-tables'
import type { Database } from '@/provider/platform/database'

/** The file at an address; `null`: there is none, or none any more. */
export async function getUpload(db: Database, address: string): Promise<Buffer | null> {
  const [found] = await db.select({ file: deskUploads.file }).from(deskUploads).where(eq(deskUploads.address, address))
  return found?.file ?? null
}
