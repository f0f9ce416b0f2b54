import type pg from 'pg'
import { auditStatement, type Actor } from '@/provider/desk/store/audit'
import { ImportError } from '@/provider/import/import-error'
import { CASE_COLUMNS, type Statement } from '@/provider/import/store/cases'
import { takeLease } from '@/provider/import/store/lease'
import { publish, tidy } from '@/provider/import/store/staging'
import { stageMoves } from '@/provider/import/steps/move-records'
import { ranksBack } from './former-ranks'
import { listUndone, NO_DEPENDENTS, planUndo, type UndoPlan } from './plan-undo'

type Undo = {
  runId: number
  /** How the run stands meanwhile: at the desk it says so. */
  state: 'published' | 'undoing'
  by: Actor
  now: Date
  /** While nobody else changes the directory, before anything is read; what it throws ends the undoing. */
  begin?: () => Promise<void>
}
type Undone = Awaited<ReturnType<typeof listUndone>>

/** So many institutions are made of their records at once. */
const PAGE = 500

/** Throws an `ImportError` where there is nothing that could be undone. */
async function checkKept(pool: pg.Pool, runId: number): Promise<void> {
  const { rows } = await pool.query<{ state: string; kept: boolean }>(
    'select state, former_sources is not null as kept from import_runs where id = $1',
    [runId],
  )
  const [run] = rows
  if (run === undefined) throw new ImportError(`There is no import ${runId}.`)
  if (run.state === 'undone')
    throw new ImportError(`Import ${runId} is undone already; to have it again, import its list again.`)
  if (!run.kept)
    throw new ImportError(
      `Import ${runId} cannot be undone: it changed nothing, was imported before such imports could be, or later ones took its place.`,
    )
}

/** Stages every institution that stays as its records say it without the import. */
async function stageStaying(
  pool: pg.Pool,
  records: Undone['records'],
): Promise<{ staged: number; moved: Statement[] }> {
  const byInstitute = new Map<number, Undone['records']>()
  for (const record of records) {
    const others = byInstitute.get(record.institute_id)
    if (others === undefined) byInstitute.set(record.institute_id, [record])
    else others.push(record)
  }
  const ids = [...byInstitute.keys()]
  const moved: Statement[] = []
  let count = 0
  for (let at = 0; at < ids.length; at += PAGE) {
    const moves = ids.slice(at, at + PAGE).flatMap((id) =>
      (byInstitute.get(id) ?? []).map(({ source, external_id, fingerprint, former_fingerprint }) => ({
        ...{ source, externalId: external_id, fingerprint: former_fingerprint ?? fingerprint },
        to: former_fingerprint === null ? null : id,
      })),
    )
    const staged = await stageMoves(pool, moves)
    if (staged.emptied.length > 0)
      throw new Error(`undoing would empty ${staged.emptied.length} institutions that stay`)
    moved.push(...staged.besides)
    count += staged.staged
  }
  return { staged: count, moved }
}

/** What goes, and what was in doubt. By name: the embedded database's transaction runs without the references' own deletions. */
function goneStatements(runId: number, { emptied, cases }: Undone): Statement[] {
  const keys = [cases.map(({ source }) => source), cases.map(({ external_id }) => external_id)]
  return [
    // Nobody adds anything to one that is held.
    { text: 'select from institutes where id = any($1::int[]) order by id for update', values: [emptied] },
    { text: NO_DEPENDENTS, values: [emptied], isNeeded: true },
    { text: 'delete from imported_records where institute_id = any($1::int[])', values: [emptied] },
    { text: 'delete from courses where institute_id = any($1::int[])', values: [emptied] },
    { text: 'delete from removed_brochures where institute_id = any($1::int[])', values: [emptied] },
    { text: 'delete from institutes where id = any($1::int[])', values: [emptied] },
    {
      text: `delete from match_cases c using unnest($1::text[], $2::text[]) as k (source, external_id)
        where c.source = k.source and c.external_id = k.external_id`,
      values: keys,
    },
    {
      text: `insert into match_cases (${CASE_COLUMNS}, changed_at) select ${CASE_COLUMNS}, now() from (
          select c.* from unnest($2::text[], $3::text[]) as k (source, external_id) join import_undo u using (source, external_id),
            jsonb_populate_record(null::match_cases, '{"is_by_hand": false}' || u.former_case) c
          where u.run_id = $1 and u.former_case is not null) as former`,
      values: [runId, ...keys],
    },
  ]
}

/** What is said of lists is what was said before, unless they were read again; of one that was new nothing, where none of it is left. */
const SOURCES_BACK = [
  `update sources s set title = b.title, licence = b.licence, url = b.url, dated = b.dated, read_at = b.read_at
   from import_runs run, jsonb_array_elements(run.former_sources) as f (row),
     jsonb_populate_record(null::sources, f.row -> 'before') b
   where run.id = $1 and s.name = f.row ->> 'name' and s.read_at = (f.row ->> 'read_at')::timestamptz
     and jsonb_typeof(f.row -> 'before') = 'object'`,
  `delete from sources s using import_runs run, jsonb_array_elements(run.former_sources) as f (row)
   where run.id = $1 and s.name = f.row ->> 'name' and s.read_at = (f.row ->> 'read_at')::timestamptz
     and jsonb_typeof(f.row -> 'before') = 'null'
     and not exists (select from imported_records r where r.source = s.name)
     and not exists (select from match_cases c where c.source = s.name)`,
]

function endStatements({ runId, state, by, now }: Undo, plan: UndoPlan): Statement[] {
  const { removed, restored, detached, doubts, lists_removed, lists_restored, left_total: left } = plan
  return [
    ...SOURCES_BACK.map((text) => ({ text, values: [runId] })),
    {
      text: `update import_runs set state = 'undone', undone = $3, undone_at = $4, undone_by = $5, undone_account_id = $6,
        former_sources = null where id = $1 and state = $2 and former_sources is not null`,
      values: [runId, state, JSON.stringify(plan), now, by.name, by.id],
      isNeeded: true,
    },
    { text: 'delete from import_undo where run_id = $1', values: [runId] },
    { text: 'delete from import_undo_ranks where run_id = $1', values: [runId] },
    auditStatement(by, now, {
      action: 'list-undone',
      record: `import ${runId}`,
      after: { removed, restored, detached, doubts, lists_removed, lists_restored, left },
    }),
  ]
}

/**
 * Undoes an import in one transaction: what it alone changed is as it was before. What a later import or a decision has
 * changed since stays, and what the desk says leads as ever; an institution on which something hangs stays, too.
 * Throws an `ImportError`, with nothing changed, while an import runs, or where it cannot be undone.
 */
export async function undoImport(
  { pool, isEmbedded }: { pool: pg.Pool; isEmbedded: boolean },
  undo: Undo,
): Promise<UndoPlan> {
  const { runId } = undo
  const lease = await takeLease(pool)
  try {
    await tidy(pool, lease.owner)
    await undo.begin?.()
    await checkKept(pool, runId)
    const plan = await planUndo(pool, runId)
    const undone = await listUndone(pool, runId)
    const { staged, moved } = await stageStaying(pool, undone.records)
    const besides = [
      ...moved,
      ...goneStatements(runId, undone),
      ...ranksBack(undone.lists),
      ...endStatements(undo, plan),
    ]
    await publish(pool, lease.owner, isEmbedded, { staged, besides })
    return plan
  } finally {
    // When the database is gone, the error that says so matters; the next import tidies up.
    await tidy(pool, lease.owner).catch(() => {})
    await lease.release().catch(() => {})
  }
}

/** What undoing an import would come to. Throws an `ImportError` where it cannot be undone. */
export async function previewUndo(pool: pg.Pool, runId: number): Promise<UndoPlan> {
  await checkKept(pool, runId)
  return planUndo(pool, runId)
}
