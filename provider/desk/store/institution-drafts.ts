import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { INSTITUTION_FIELD_NAMES } from '@/lib/contract/desk/institution'
import { versionAt } from '@/lib/rules/desk/versions'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { listAuditOf } from '@/provider/desk/store/audit'
import {
  changeDraft,
  type Draft,
  type DraftAsked,
  type Drafted,
  type DraftOutcome,
  revert,
  type RevertAsked,
  type Shelf,
} from '@/provider/desk/store/drafts'
import {
  holdImports,
  holdInstitution,
  recordOfInstitution,
  versionOf,
  writeSaid,
} from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import { checkInstitution } from '@/provider/edits/check'
import { instituteDrafts } from '@/provider/edits/edit-tables'
import { valuesOf } from '@/provider/edits/fields'
import type { Database } from '@/provider/platform/database'

type Row = NonNullable<Awaited<ReturnType<typeof holdInstitution>>>

const shelfOf = (instituteId: number): Shelf => ({
  async put(tx, set) {
    const [kept] = await tx
      .insert(instituteDrafts)
      .values({ instituteId, ...set })
      .onConflictDoUpdate({ target: instituteDrafts.instituteId, set })
      .returning()
    if (kept === undefined) throw new Error('the draft was not written')
    return kept
  },
  change: (tx, set) => tx.update(instituteDrafts).set(set).where(eq(instituteDrafts.instituteId, instituteId)),
  remove: (tx) => tx.delete(instituteDrafts).where(eq(instituteDrafts.instituteId, instituteId)),
})

export async function getInstitutionDraft(db: Database, id: number): Promise<Draft | null> {
  const [found] = await db.select().from(instituteDrafts).where(eq(instituteDrafts.instituteId, id))
  return found ?? null
}

/** An institution with its draft. */
export const draftedInstitution = (row: Row, draft: Draft | null): Drafted => ({
  ...{ record: recordOfInstitution(row.id), version: versionOf(row), values: valuesOf(row), draft },
  shelf: shelfOf(row.id),
  flawsOf: (said) => checkInstitution(valuesOf(row), said).flaws,
  async publish(tx, account, said, now, { action, ...of }) {
    const { changed } = checkInstitution(valuesOf(row), said)
    const isChanged = changed !== null && Object.keys(changed).length > 0
    if (isChanged) await writeSaid(tx, account, row, changed, now, of, action)
    return isChanged
  },
  async versionAt(tx, to) {
    const history = await listAuditOf(tx, recordOfInstitution(row.id))
    return versionAt(INSTITUTION_FIELD_NAMES, valuesOf(row), history, to)
  },
})

/** Holds an institution with its draft until the transaction ends. */
export async function holdDrafted(tx: Database, id: number): Promise<Drafted | null> {
  const row = await holdInstitution(tx, id)
  return row && draftedInstitution(row, await getInstitutionDraft(tx, id))
}

/** Drafts, the latest first, with the institution that they are to change. */
export async function listInstitutionDrafts(db: Database) {
  const rows = await db
    .select({ row: institutes, draft: instituteDrafts })
    .from(instituteDrafts)
    .innerJoin(institutes, eq(institutes.id, instituteDrafts.instituteId))
    .orderBy(desc(instituteDrafts.at))
  return rows.map(({ row, draft }) => ({ id: row.id, name: row.name, version: versionOf(row), draft }))
}

/** Of which institutions the time has come. */
export async function listDueInstitutions(db: Database, now: Date): Promise<number[]> {
  const isDue = and(lte(instituteDrafts.publishAt, now), isNull(instituteDrafts.missed))
  const rows = await db.select({ id: instituteDrafts.instituteId }).from(instituteDrafts).where(isDue)
  return rows.map(({ id }) => id)
}

type Outcome = DraftOutcome | { kind: 'importing' }

/** What is done with an institution that is held; what publishes waits for no import. */
const onHeld = (
  db: Database,
  id: number,
  isPublishing: boolean,
  work: (tx: Database, drafted: Drafted) => Promise<Outcome>,
) =>
  db.transaction(async (tx): Promise<Outcome> => {
    if (isPublishing && !(await holdImports(tx))) return { kind: 'importing' }
    const drafted = await holdDrafted(tx, id)
    return drafted === null ? { kind: 'unknown' } : work(tx, drafted)
  })

export const changeInstitutionDraft = (db: Database, account: DeskAccount, id: number, asked: DraftAsked, now: Date) =>
  onHeld(db, id, asked.action === 'publish', (tx, drafted) => changeDraft(tx, account, drafted, asked, now))

export const revertInstitution = (db: Database, account: DeskAccount, id: number, asked: RevertAsked, now: Date) =>
  onHeld(db, id, asked.as === 'published', (tx, drafted) => revert(tx, account, drafted, asked, now))
