import { asc, eq, ne, sql } from 'drizzle-orm'
import { indianDay } from '@/lib/contract/indian-day'
import { importedRecords } from '@/provider/directory/store/schema'
import { draftSchema } from '@/provider/import/draft'
import { importDrafts } from '@/provider/import/store/import-tables'
import type { Database } from '@/provider/platform/database'
import { instituteEdits } from '@/provider/edits/edit-tables'
import { DESK_SOURCE } from './desk-source'
import { sources } from './source-tables'
import { type SourceStatement, statementsOf } from './statements'

/** The desk speaks of those that it edited, too. */
const institutes = sql<number>`(select count(*)::int from (
  select ${importedRecords.instituteId} from ${importedRecords} where ${importedRecords.source} = ${sources.name}
  union select ${instituteEdits.instituteId} from ${instituteEdits} where ${sources.name} = ${DESK_SOURCE}) told)`

/** All lists that the directory was made from, by title, and of how many institutions each speaks. */
export async function listSources(db: Database) {
  return db.select({ source: sources, institutes }).from(sources).orderBy(asc(sources.title), asc(sources.name))
}

/** How many lists there are, and which say of which day more than a year ago they are, the oldest first, or of none. */
export async function ageLists(db: Database, now: Date) {
  const all = await db
    .select({ title: sources.title, dated: sources.dated })
    .from(sources)
    .where(ne(sources.name, DESK_SOURCE))
    .orderBy(sql`${sources.dated} nulls last`, asc(sources.title))
  const today = indianDay(now)
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return { count: all.length, old: all.filter(({ dated }) => dated === null || dated < yearAgo) }
}

/** What each list says of an institution, and the lists that say it. Both are empty where no list told of it. */
export async function findStatements(db: Database, instituteId: number) {
  const rows = await db
    .select({ draft: importDrafts.draft, source: sources })
    .from(importedRecords)
    .innerJoin(
      importDrafts,
      sql`(${importDrafts.source}, ${importDrafts.externalId}, ${importDrafts.fingerprint}) =
        (${importedRecords.source}, ${importedRecords.externalId}, ${importedRecords.fingerprint})`,
    )
    .innerJoin(sources, eq(sources.name, importedRecords.source))
    .where(eq(importedRecords.instituteId, instituteId))
  const [desk] = await db
    .select({
      source: sources,
      said: instituteEdits.said,
      courses: instituteEdits.courses,
      changedAt: instituteEdits.changedAt,
    })
    .from(instituteEdits)
    .innerJoin(sources, eq(sources.name, DESK_SOURCE))
    .where(eq(instituteEdits.instituteId, instituteId))
  const named = new Map(rows.map(({ source }) => [source.name, source]))
  // Of this institution it is dated by what was said of it last.
  if (desk) named.set(DESK_SOURCE, { ...desk.source, dated: indianDay(desk.changedAt), readAt: desk.changedAt })
  const drafts = rows.flatMap(({ draft }) => {
    // One that this version cannot read costs its statements, not the page.
    const { data } = draftSchema.safeParse(draft)
    return data === undefined ? [] : data
  })
  const statements: SourceStatement[] = statementsOf(drafts, desk)
  return { sources: [...named.values()], statements }
}
