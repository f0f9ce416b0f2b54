import { eq } from 'drizzle-orm'
import { settings } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/**
 * `content`: `own` once somebody removed the sample content or imported a list; the sample is
 * then never filled in again. `sample` while it is there.
 * `pages`: `sample` once the first texts of the pages were filled in.
 */
export type SettingKey = 'content' | 'pages'

export async function getSetting(db: Database, key: SettingKey): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value ?? null
}

export async function putSetting(db: Database, key: SettingKey, value: string): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
}
