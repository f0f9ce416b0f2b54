import { createHash } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { FACTS } from '@/provider/directory/facts'
import { draftSchema, type Draft } from '@/provider/import/draft'
import { blockOf } from '@/provider/import/merge/same-institution'

/** Which record, and which of its versions. */
export type DraftKey = { source: string; externalId: string; fingerprint: string }
/** A record that the directory has: the version that it stands on, and the institution. */
export type KnownRecord = { fingerprint: string; instituteId: number }
export type RecordedDraft = { instituteId: number; draft: Draft }

const FACT_NAMES = Object.keys(FACTS)
const LAST_OF_FIRST: keyof typeof FACTS = 'description'
/** Fields that came later than records that are kept (a new fact stands last): where one says nothing, the digest is that of a version without it. */
const LATER: ReadonlySet<string> = new Set([
  ...FACT_NAMES.slice(FACT_NAMES.indexOf(LAST_OF_FIRST) + 1),
  'level',
  'twinTown',
])

/** A digest of everything that a draft says: equal for records that would change nothing. */
export function fingerprintOf(draft: Draft): string {
  // Without other names it is the digest that versions made which did not know them yet.
  const { alternativeNames, ...others } = draft
  const said = alternativeNames.length === 0 ? others : draft
  return createHash('sha256')
    .update(JSON.stringify(said, (field, value: unknown) => (value === null && LATER.has(field) ? undefined : value)))
    .digest('base64url')
    .slice(0, 27)
}

const knownSchema = z.object({
  source: z.string(),
  external_id: z.string(),
  fingerprint: z.string(),
  institute_id: z.number(),
})
const storedSchema = z.object({ draft: draftSchema })
const recordedSchema = z.object({ institute_id: z.number(), draft: draftSchema })

function columns(keys: readonly { source: string; externalId: string }[]) {
  return [keys.map((key) => key.source), keys.map((key) => key.externalId)]
}

/** What the directory knows of these records, by `recordKey`. */
export async function listKnown(
  pool: pg.Pool,
  keys: readonly { source: string; externalId: string }[],
): Promise<Map<string, KnownRecord>> {
  const { rows } = await pool.query(
    `select r.source, r.external_id, r.fingerprint, r.institute_id
     from unnest($1::text[], $2::text[]) as k (source, external_id) join imported_records r using (source, external_id)`,
    columns(keys),
  )
  return new Map(
    rows.map((row: unknown) => {
      const known = knownSchema.parse(row)
      return [
        recordKey(known.source, known.external_id),
        { fingerprint: known.fingerprint, instituteId: known.institute_id },
      ]
    }),
  )
}

/** One string for a record, unlike that of any other. */
export function recordKey(source: string, externalId: string): string {
  return `${source}\u0000${externalId}`
}

/** Keeps drafts; those already kept stay. */
export async function keepDrafts(
  pool: pg.Pool,
  drafts: readonly { fingerprint: string; draft: Draft }[],
): Promise<void> {
  if (drafts.length === 0) return
  const list = drafts.map(({ fingerprint, draft }) => ({
    source: draft.source,
    external_id: draft.externalId,
    fingerprint,
    block: blockOf(draft),
    draft,
  }))
  await pool.query(
    `insert into import_drafts (source, external_id, fingerprint, block, draft)
     select source, external_id, fingerprint, block, draft
     from jsonb_to_recordset($1::jsonb) as d (source text, external_id text, fingerprint text, block text, draft jsonb)
     on conflict do nothing`,
    [JSON.stringify(list)],
  )
}

/** These versions of records, in any order. */
export async function listDrafts(pool: pg.Pool, keys: readonly DraftKey[]): Promise<Draft[]> {
  if (keys.length === 0) return []
  const { rows } = await pool.query(
    `select d.draft from unnest($1::text[], $2::text[], $3::text[]) as k (source, external_id, fingerprint)
     join import_drafts d using (source, external_id, fingerprint)`,
    [...columns(keys), keys.map((key) => key.fingerprint)],
  )
  return rows.map((row: unknown) => storedSchema.parse(row).draft)
}

/** The directory's records in these blocks. */
export async function listRecordedInBlocks(pool: pg.Pool, blocks: readonly string[]): Promise<RecordedDraft[]> {
  const { rows } = await pool.query(
    `select r.institute_id, d.draft from import_drafts d join imported_records r using (source, external_id, fingerprint)
     where d.block = any($1::text[]) and d.source <> 'udise'`,
    [blocks],
  )
  return rows.map((row: unknown) => {
    const { institute_id, draft } = recordedSchema.parse(row)
    return { instituteId: institute_id, draft }
  })
}

/** The directory's records of these institutions. */
export async function listRecordedOf(pool: pg.Pool, instituteIds: readonly number[]): Promise<RecordedDraft[]> {
  if (instituteIds.length === 0) return []
  const { rows } = await pool.query(
    `select r.institute_id, d.draft from imported_records r join import_drafts d using (source, external_id, fingerprint)
     where r.institute_id = any($1::int[])`,
    [instituteIds],
  )
  return rows.map((row: unknown) => {
    const { institute_id, draft } = recordedSchema.parse(row)
    return { instituteId: institute_id, draft }
  })
}

const namedSchema = recordedSchema.extend({ source: z.string(), external_id: z.string(), name: z.string() })
const PAGE = 2_000

/** Every record of the directory with its institution's name, but those of one source, a page at a time. */
export async function* eachRecorded(
  pool: pg.Pool,
  leftOut: string | null,
): AsyncGenerator<RecordedDraft & { name: string }> {
  let after = ['', '']
  for (;;) {
    const { rows } = await pool.query(
      `select r.source, r.external_id, r.institute_id, i.name ->> 'en' as name, d.draft
       from imported_records r join import_drafts d using (source, external_id, fingerprint)
       join institutes i on i.id = r.institute_id
       where (r.source, r.external_id) > ($1, $2) and r.source is distinct from $3
       order by r.source, r.external_id limit ${PAGE}`,
      [...after, leftOut],
    )
    for (const row of rows) {
      const { source, external_id, institute_id, name, draft } = namedSchema.parse(row)
      after = [source, external_id]
      yield { instituteId: institute_id, name, draft }
    }
    if (rows.length < PAGE) return
  }
}

/** Drops the drafts that no record of the directory stands on, that nobody is in doubt of, and that undoing an import needs not. */
export const DROP_LOOSE_DRAFTS = `delete from import_drafts d where not exists (
       select from imported_records r
       where r.source = d.source and r.external_id = d.external_id and r.fingerprint = d.fingerprint)
     and not exists (
       select from match_cases c
       where c.source = d.source and c.external_id = d.external_id and c.fingerprint = d.fingerprint)
     and not exists (
       select from import_undo u
       where u.source = d.source and u.external_id = d.external_id
         and d.fingerprint in (u.former_fingerprint, u.former_case ->> 'fingerprint'))`
