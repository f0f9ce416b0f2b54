import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Miss, TimeFlaw } from '@/lib/contract/desk/content'
import {
  type DraftAction,
  type FieldFlaw,
  INSTITUTION_FIELD_NAMES,
  type InstitutionField,
  type InstitutionValues,
} from '@/lib/contract/desk/institution'
import { versionAt } from '@/lib/rules/desk/institution-versions'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { listAuditOf, noteAudit } from '@/provider/desk/store/audit'
import {
  holdImports,
  holdInstitution,
  inShort,
  recordOfInstitution,
  saidBefore,
  versionOf,
  writeSaid,
} from '@/provider/desk/store/institutions'
import { readTime } from '@/provider/desk/store/schedule-content'
import { institutes } from '@/provider/directory/store/schema'
import { checkInstitution } from '@/provider/edits/check'
import { instituteDrafts } from '@/provider/edits/edit-tables'
import { valuesOf } from '@/provider/edits/fields'
import type { Database } from '@/provider/platform/database'

type Row = NonNullable<Awaited<ReturnType<typeof holdInstitution>>>
export type Draft = typeof instituteDrafts.$inferSelect

/** `version`: that of the form as it was shown. */
type Shown = { id: number; version: string }
type Typed = { sent: InstitutionValues; at: string }
/**
 * `changed`: record or draft are not as they were shown, and nothing was done. `invalid` and `time`: what was typed is
 * kept as the draft, and the rest was not done.
 */
export type DraftOutcome =
  | { kind: 'done' | 'importing' | 'changed' | 'unknown' }
  | { kind: 'invalid'; flaws: ReadonlyMap<InstitutionField, FieldFlaw> }
  | { kind: 'time'; flaw: TimeFlaw }
const DONE = { kind: 'done' } as const

export async function getInstitutionDraft(db: Database, id: number): Promise<Draft | null> {
  const [found] = await db.select().from(instituteDrafts).where(eq(instituteDrafts.instituteId, id))
  return found ?? null
}

/** What the form of an institution shows, in short: the draft over the record, where one waits. */
export const versionOfForm = (row: Row, draft: Draft | null) =>
  draft === null ? versionOf(row) : `${versionOf(row)}.${inShort(draft.said)}`

/** Why a time that is set does not hold; `null`: it does. */
export const missOf = (row: Row, draft: Draft): Miss | null =>
  draft.missed ?? (versionOf(row) === draft.madeOn ? null : 'changed')

/** Drafts, the latest first, with the record that they are to change. */
export function listInstitutionDrafts(db: Database): Promise<{ row: Row; draft: Draft }[]> {
  return db
    .select({ row: institutes, draft: instituteDrafts })
    .from(instituteDrafts)
    .innerJoin(institutes, eq(institutes.id, instituteDrafts.instituteId))
    .orderBy(desc(instituteDrafts.at))
}

/** Of which institutions the time has come. */
export async function listDueDrafts(db: Database, now: Date): Promise<number[]> {
  const isDue = and(lte(instituteDrafts.publishAt, now), isNull(instituteDrafts.missed))
  const rows = await db.select({ id: instituteDrafts.instituteId }).from(instituteDrafts).where(isDue)
  return rows.map(({ id }) => id)
}

/** Why a draft is not published at its time, which has come; it stays. */
export async function missTime(tx: Database, id: number, missed: Miss): Promise<void> {
  await tx.update(instituteDrafts).set({ missed }).where(eq(instituteDrafts.instituteId, id))
}

export async function removeDraft(tx: Database, id: number): Promise<void> {
  await tx.delete(instituteDrafts).where(eq(instituteDrafts.instituteId, id))
}

async function discard(tx: Database, account: DeskAccount, { instituteId, said }: Draft, now: Date): Promise<void> {
  await removeDraft(tx, instituteId)
  await noteAudit(tx, account, now, {
    action: 'draft-discarded',
    record: recordOfInstitution(instituteId),
    before: said,
  })
}

/** What differs from the record, in the order of its fields. */
function differing(values: Record<InstitutionField, string>, typed: InstitutionValues): InstitutionValues {
  const said = INSTITUTION_FIELD_NAMES.flatMap((name) => {
    const value = typed[name]?.trim()
    return value === undefined || value === values[name] ? [] : [[name, value] as const]
  })
  return Object.fromEntries(said)
}

/** Keeps what was typed beside what the draft said. @returns what waits now; `null`: nothing differs from the record */
async function keep(
  tx: Database,
  account: DeskAccount,
  row: Row,
  draft: Draft | null,
  said: InstitutionValues,
  now: Date,
) {
  if (Object.keys(said).length === 0) {
    if (draft !== null) await discard(tx, account, draft, now)
    return null
  }
  const [instituteId, madeOn, was] = [row.id, versionOf(row), saidBefore(row, said)]
  if (draft !== null && isDeepStrictEqual(draft.said, said) && draft.madeOn === madeOn) return draft
  // A time holds for the draft that it was set for: nobody's half sentence is published at night.
  const missed = draft?.publishAt ? ('edited' as const) : null
  const set = { said, was, madeOn, by: account.name, at: now, missed }
  const [kept] = await tx
    .insert(instituteDrafts)
    .values({ instituteId, ...set })
    .onConflictDoUpdate({ target: instituteDrafts.instituteId, set })
    .returning()
  if (kept === undefined) throw new Error('the draft was not written')
  // What the form said before, which is the draft where one waited.
  const before = { ...was, ...draft?.said }
  const record = recordOfInstitution(instituteId)
  await noteAudit(tx, account, now, { action: 'content-drafted', record, before, after: said })
  return kept
}

/** Puts it before the public; what cannot be is kept as the draft. */
async function publish(
  tx: Database,
  account: DeskAccount,
  row: Row,
  draft: Draft | null,
  said: InstitutionValues,
  now: Date,
): Promise<DraftOutcome> {
  const { changed, flaws } = checkInstitution(valuesOf(row), said)
  if (flaws !== null) {
    await keep(tx, account, row, draft, said, now)
    return { kind: 'invalid', flaws }
  }
  const isChanged = Object.keys(changed).length > 0
  if (isChanged) await writeSaid(tx, account, row, changed, now)
  if (draft !== null && isChanged) await removeDraft(tx, row.id)
  if (draft !== null && !isChanged) await discard(tx, account, draft, now)
  return DONE
}

/** Says when the draft is published by itself, or, where `at` is empty, that it is not. */
async function setTime(tx: Database, account: DeskAccount, row: Row, draft: Draft | null, at: string, now: Date) {
  const [record, ofIt] = [recordOfInstitution(row.id), eq(instituteDrafts.instituteId, row.id)]
  if (at === '') {
    if (!draft?.publishAt) return DONE
    const none = { publishAt: null, timeSetById: null, timeSetBy: null, missed: null }
    await tx.update(instituteDrafts).set(none).where(ofIt)
    const before = { at: draft.publishAt.toISOString() }
    await noteAudit(tx, account, now, { action: 'publish-time-removed', record, before })
    return DONE
  }
  if (draft === null) return { kind: 'time', flaw: 'noDraft' } as const
  const publishAt = readTime(at, now)
  if (!(publishAt instanceof Date)) return { kind: 'time', flaw: publishAt } as const
  const { flaws } = checkInstitution(valuesOf(row), draft.said)
  if (flaws !== null) return { kind: 'invalid', flaws } as const
  const set = { publishAt, timeSetById: account.id, timeSetBy: account.name, missed: null }
  await tx.update(instituteDrafts).set(set).where(ofIt)
  const after = { at: publishAt.toISOString() }
  await noteAudit(tx, account, now, { action: 'publish-time-set', record, after })
  return DONE
}

/** Does something to what a form shows, where record and draft are as it showed them: all of it or nothing. */
function onShown(
  db: Database,
  { id, version }: Shown,
  isPublishing: boolean,
  work: (tx: Database, row: Row, draft: Draft | null) => Promise<DraftOutcome>,
): Promise<DraftOutcome> {
  return db.transaction(async (tx): Promise<DraftOutcome> => {
    if (isPublishing && !(await holdImports(tx))) return { kind: 'importing' }
    const row = await holdInstitution(tx, id)
    if (row === null) return { kind: 'unknown' }
    const draft = await getInstitutionDraft(tx, id)
    if (versionOfForm(row, draft) !== version) return { kind: 'changed' }
    return work(tx, row, draft)
  })
}

/** What is done with the draft of an institution, as its form was shown. */
export function changeDraft(
  db: Database,
  account: DeskAccount,
  { action, sent, at, ...shown }: Shown & Typed & { action: DraftAction },
  now: Date,
): Promise<DraftOutcome> {
  return onShown(db, shown, action === 'publish', async (tx, row, draft) => {
    const said = differing(valuesOf(row), { ...draft?.said, ...sent })
    switch (action) {
      case 'keep':
        await keep(tx, account, row, draft, said, now)
        return DONE
      case 'publish':
        return publish(tx, account, row, draft, said, now)
      case 'schedule':
        return setTime(tx, account, row, await keep(tx, account, row, draft, said, now), at.trim(), now)
      case 'discard':
        if (draft !== null) await discard(tx, account, draft, now)
        return DONE
    }
  })
}

/** Makes what an institution said after an entry of its history its draft, or publishes it. */
export function revertInstitution(
  db: Database,
  account: DeskAccount,
  { to, as, ...shown }: Shown & { to: number; as: 'draft' | 'published' },
  now: Date,
): Promise<DraftOutcome> {
  return onShown(db, shown, as === 'published', async (tx, row, draft) => {
    const history = await listAuditOf(tx, recordOfInstitution(row.id))
    const said = versionAt(valuesOf(row), history, to)
    if (said === null) return { kind: 'unknown' }
    if (as === 'draft') {
      await keep(tx, account, row, draft, said, now)
      return DONE
    }
    // A draft that waits is somebody's, and stays: its page says what has changed since.
    const { changed, flaws } = checkInstitution(valuesOf(row), said)
    if (flaws !== null) return { kind: 'invalid', flaws }
    if (Object.keys(changed).length > 0) await writeSaid(tx, account, row, changed, now, { version: to })
    return DONE
  })
}
