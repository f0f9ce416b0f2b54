import { inArray, like, sql } from 'drizzle-orm'
import type { SectionName } from '@/lib/contract/content/sections'
import type { Content } from '@/provider/content/sections'
import { content } from '@/provider/content/store/content-tables'
import { addVersion, type Written } from '@/provider/content/store/versions'
import { TERMINAL } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'
import { takeLock } from '@/provider/platform/locks'

/** The sections that there are, of those asked for. */
export async function getContent<Name extends SectionName>(
  db: Database,
  names: readonly Name[],
): Promise<Partial<Pick<Content, Name>>> {
  const rows = await db
    .select({ section: content.section, fields: content.fields })
    .from(content)
    .where(inArray(content.section, [...names]))
  // Only `putSection` writes, and its caller says which content belongs to which section.
  return Object.fromEntries(rows.map(({ section, fields }) => [section, fields])) as Partial<Pick<Content, Name>>
}

/** Replaces a section, and keeps what it is now as a version. @returns the number of that, or `null`: it is as it was */
export async function putSection<Name extends SectionName>(
  tx: Database,
  section: Name,
  fields: Content[Name],
  { author = TERMINAL, at = new Date(), madeFrom = null }: Partial<Pick<Written, 'author' | 'at' | 'madeFrom'>> = {},
): Promise<number | null> {
  const written = await tx
    .insert(content)
    .values({ section, fields, updatedAt: at })
    .onConflictDoUpdate({
      target: content.section,
      set: { fields: sql`excluded.fields`, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${content.fields} is distinct from excluded.fields`,
    })
    .returning({ section: content.section })
  if (written.length === 0) return null
  return addVersion(tx, section, { kind: 'published', fields, madeFrom, author, at })
}

/** Changes of content one after the other: what `work` reads is what it changes. All of it or nothing. */
export function changeContent<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'content')
    return work(tx)
  })
}

/** Whether addresses that reach nobody (`.example`) still stand in the content. */
export async function hasPlaceholders(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ section: content.section })
    .from(content)
    .where(like(sql`${content.fields}::text`, '%.example%'))
    .limit(1)
  return found !== undefined
}
