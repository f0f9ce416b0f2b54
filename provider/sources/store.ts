import { asc, eq, sql } from 'drizzle-orm'
import { importedRecords } from '@/provider/directory/store/schema'
import { draftSchema } from '@/provider/import/draft'
import { importDrafts } from '@/provider/import/store/import-tables'
import type { Database } from '@/provider/platform/database'
import { sources } from './source-tables'
import { type SourceStatement, statementsOf } from './statements'

const institutes = sql<number>`(select count(distinct ${importedRecords.instituteId})::int from ${importedRecords}
  where ${importedRecords.source} = ${sources.name})`

/** All lists that the directory was made from, by title, and of how many institutions each speaks. */
export async function listSources(db: Database) {
  return db.select({ source: sources, institutes }).from(sources).orderBy(asc(sources.title), asc(sources.name))
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
  const named = new Map(rows.map(({ source }) => [source.name, source]))
  const statements: SourceStatement[] = statementsOf(
    rows.flatMap(({ draft }) => {
      // One that this version cannot read costs its statements, not the page.
      const { data } = draftSchema.safeParse(draft)
      return data === undefined ? [] : data
    }),
  )
  return { sources: [...named.values()], statements }
}
