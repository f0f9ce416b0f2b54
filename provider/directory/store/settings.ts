import { eq } from 'drizzle-orm'
import { settings } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/**
 * `content`: `own` once somebody removed the sample content or imported a list; the sample is
 * then never filled in again. `sample` while it is there.
 * `pages`: `sample` once the first texts of the pages were filled in.
 * `enquiry-days`: for how many days enquiries are kept, and since when (`provider/enquiries/erase-when-due.ts`).
 */
export type SettingKey = 'content' | 'pages' | 'enquiry-days'

export async function getSetting(db: Database, key: SettingKey): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value ?? null
}

export async function putSetting(db: Database, key: SettingKey, value: string): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
}

export async function removeSetting(db: Database, key: SettingKey): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key))
}
