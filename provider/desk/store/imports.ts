import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { ImportOutcome, ImportState } from '@/lib/contract/desk/import'
import { DAY_MS } from '@/lib/contract/time'
import { importRunRows, importRuns } from '@/provider/import/store/run-tables'
import type { Database } from '@/provider/platform/database'
import { takeLock } from '@/provider/platform/locks'

const LIFE_MS = DAY_MS
/** How long the rows of an import are kept; the import itself stays in the history. */
const ROWS_LIFE_MS = 90 * LIFE_MS
/** So many uploads wait at most: the oldest make room. */
export const MAX_UPLOADS = 20
/** How long a run may take to begin, on a busy machine; from then on it holds the lease of imports, or is over. */
const BEGIN_MS = 60_000
const RUNNING: ImportState[] = ['trying', 'publishing', 'undoing']

// The list itself is read by who works on it alone.
const { content, ...columns } = getTableColumns(importRuns)

type Row = typeof importRuns.$inferSelect
export type ImportRun = Omit<Row, 'content'>
type Upload = Pick<
  typeof importRuns.$inferInsert,
  | 'fileName'
  | 'content'
  | 'kind'
  | 'area'
  | 'source'
  | 'title'
  | 'licence'
  | 'url'
  | 'dated'
  | 'columns'
  | 'accountId'
  | 'by'
>

/** What somebody chose at the desk for the columns of a source's edition before; the command keeps no choice. */
async function lastMap(db: Database, source: string | null): Promise<Record<string, string>> {
  if (source === null) return {}
  const [last] = await db
    .select({ map: importRuns.map })
    .from(importRuns)
    .where(and(eq(importRuns.source, source), eq(importRuns.state, 'published'), isNotNull(importRuns.accountId)))
    .orderBy(desc(importRuns.id))
    .limit(1)
  return last?.map ?? {}
}

/**
 * Keeps a list for a day, with the columns of its edition before; of too many that wait the oldest goes.
 * @returns its id; `null` where no further run may begin yet
 */
export async function addImport(db: Database, upload: Upload, now: Date): Promise<number | null> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'importRuns')
    if (await isBusy(tx, now)) return null
    const map = await lastMap(tx, upload.source ?? null)
    const begun = { state: 'trying', version: 1, map, createdAt: now, startedAt: now } as const
    const expiresAt = new Date(now.getTime() + LIFE_MS)
    const [added] = await tx
      .insert(importRuns)
      .values({ ...upload, ...begun, expiresAt })
      .returning({ id: importRuns.id })
    const kept = tx
      .select({ id: importRuns.id })
      .from(importRuns)
      .where(isNotNull(importRuns.expiresAt))
      .orderBy(desc(importRuns.id))
      .limit(MAX_UPLOADS)
    await tx
      .delete(importRuns)
      .where(
        and(
          isNotNull(importRuns.expiresAt),
          notInArray(importRuns.state, RUNNING),
          sql`${importRuns.id} not in (${kept})`,
        ),
      )
    return added?.id ?? null
  })
}

/** Takes away the uploads whose day is over, unless somebody works on them, and the rows of what was imported long ago. */
export async function purgeImports(db: Database, now: Date): Promise<void> {
  await endInterrupted(db, now)
  await db.delete(importRuns).where(and(lt(importRuns.expiresAt, now), notInArray(importRuns.state, RUNNING)))
  const old = db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(lt(importRuns.createdAt, new Date(now.getTime() - ROWS_LIFE_MS)))
  await db.delete(importRunRows).where(inArray(importRunRows.runId, old))
}

const leased = sql`exists (select from import_lease where expires_at > now())`

/** Whether somebody imports now. */
export async function isImporting(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select ${leased} as yes`)
  return rows[0]?.yes === true
}

/** So many runs at most are at work at once: each is a process of its own, beside those that answer visitors. */
const MAX_RUNNING = 2

/** Whether no further run may begin yet. */
export async function isBusy(db: Database, now: Date): Promise<boolean> {
  await endInterrupted(db, now)
  const [{ running } = { running: 0 }] = await db
    .select({ running: count() })
    .from(importRuns)
    .where(inArray(importRuns.state, RUNNING))
  return running >= MAX_RUNNING
}

/** How many lists wait to be imported, and how many could not be tried or imported. */
export async function countImports(db: Database, now: Date) {
  await endInterrupted(db, now)
  const inState = (state: ImportState) => db.$count(importRuns, eq(importRuns.state, state))
  return { failed: await inState('failed'), tried: await inState('tried') }
}

/** It is imported, and nobody undoes it. */
export const NOT_UNDONE = { state: 'published', undoneBy: null, undoneAccountId: null } as const

/** A run whose program was killed has failed, and says so: what it would have written was not. One that was being undone stands. */
async function endInterrupted(db: Database, now: Date): Promise<void> {
  const lost = and(
    inArray(importRuns.state, RUNNING),
    lt(importRuns.startedAt, new Date(now.getTime() - BEGIN_MS)),
    sql`not ${leased}`,
  )
  await db
    .update(importRuns)
    .set({ ...NOT_UNDONE })
    .where(and(lost, eq(importRuns.state, 'undoing')))
  await db.update(importRuns).set({ state: 'failed', failure: null }).where(lost)
}

/** @returns a page of imports, the latest first, and how many there are */
export async function listImports(db: Database, page: number, limit: number, now: Date) {
  await endInterrupted(db, now)
  const rows = await db
    .select(columns)
    .from(importRuns)
    .orderBy(desc(importRuns.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(importRuns)
  return { rows, total }
}

export async function getImport(db: Database, id: number, now: Date): Promise<ImportRun | null> {
  await endInterrupted(db, now)
  const [run] = await db.select(columns).from(importRuns).where(eq(importRuns.id, id))
  return run ?? null
}

/** An import that is being undone; `null` where it is not. */
export async function getUndoing(db: Database, id: number): Promise<ImportRun | null> {
  const [run] = await db
    .select(columns)
    .from(importRuns)
    .where(and(eq(importRuns.id, id), eq(importRuns.state, 'undoing')))
  return run ?? null
}

/** The same with the list; `null` also where that is gone. */
export async function getImportWithList(db: Database, id: number): Promise<(ImportRun & { content: Buffer }) | null> {
  const [run] = await db
    .select({ ...columns, content })
    .from(importRuns)
    .where(eq(importRuns.id, id))
  return run === undefined || run.content === null ? null : { ...run, content: run.content }
}

/** A page of what became of its rows. */
export async function listImportRows(
  db: Database,
  id: number,
  query: { outcome: ImportOutcome | undefined; page: number; limit: number },
) {
  const matches = and(
    eq(importRunRows.runId, id),
    query.outcome === undefined ? undefined : eq(importRunRows.outcome, query.outcome),
  )
  const rows = await db
    .select({ row: importRunRows.row })
    .from(importRunRows)
    .where(matches)
    .orderBy(asc(importRunRows.position))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(importRunRows).where(matches)
  return { rows: rows.map(({ row }) => row), total }
}

/**
 * A digest of all that decides what a list comes to: another one after every import, decision and change of the desk.
 * What visitors write does not change it.
 */
export async function digestDirectory(db: Database): Promise<string> {
  const { rows } = await db.execute<{ digest: string }>(sql`
    select md5(concat_ws('|',
      (select concat_ws(',', count(*), max(updated_at)) from institutes),
      (select concat_ws(',', count(*), max(imported_at)) from imported_records),
      (select concat_ws(',', count(*), max(changed_at)) from match_cases),
      (select concat_ws(',', count(*), max(changed_at)) from institute_edits),
      (select string_agg(fingerprint, ',' order by id) from rank_lists))) as digest`)
  return rows[0]?.digest ?? ''
}
