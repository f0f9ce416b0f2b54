import { eq, sql } from 'drizzle-orm'
import type { SectionName } from '@/lib/contract/content/sections'
import type { Miss } from '@/lib/contract/desk/content'
import { contentDrafts, contentSchedules } from '@/provider/content/store/content-tables'
import type { Database } from '@/provider/platform/database'

type Row = typeof contentSchedules.$inferSelect
/** As what has a draft says it of that (`columns.ts`). */
export type Schedule = {
  section: SectionName
  publishAt: Date
  timeSetById: number
  timeSetBy: string
  missed: Miss | null
}

const published = sql`(select max(number) from content_versions of_it where of_it.section = ${contentSchedules.section} and of_it.kind = 'published')`
/** A time holds for the draft that it was set for, over what was published then. */
const missed = sql<Miss | null>`case
  when ${contentDrafts.number} is distinct from ${contentSchedules.number} then 'edited'
  when ${published} is distinct from ${contentSchedules.publishedNumber} then 'changed'
  else ${contentSchedules.missed} end`

/** The times that are set, of all sections or of one. */
export function listSchedules(db: Database, section?: SectionName): Promise<Schedule[]> {
  const { at, by, accountId } = contentSchedules
  return db
    .select({ section: contentSchedules.section, publishAt: at, timeSetById: accountId, timeSetBy: by, missed })
    .from(contentSchedules)
    .leftJoin(contentDrafts, eq(contentDrafts.section, contentSchedules.section))
    .where(section === undefined ? undefined : eq(contentSchedules.section, section))
    .orderBy(at)
}

/** Sets the time of a section, in the place of any other. */
export async function putSchedule(tx: Database, { section, ...rest }: Omit<Row, 'missed'>): Promise<void> {
  const set = { ...rest, missed: null }
  await tx
    .insert(contentSchedules)
    .values({ section, ...set })
    .onConflictDoUpdate({ target: contentSchedules.section, set })
}

/** @returns the time that was set, `null`: none */
export async function removeSchedule(tx: Database, section: SectionName): Promise<Date | null> {
  const [removed] = await tx.delete(contentSchedules).where(eq(contentSchedules.section, section)).returning()
  return removed?.at ?? null
}

export async function missSchedule(tx: Database, section: SectionName, why: Miss): Promise<void> {
  await tx.update(contentSchedules).set({ missed: why }).where(eq(contentSchedules.section, section))
}
