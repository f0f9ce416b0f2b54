import { versionAt } from '@/lib/rules/desk/versions'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { listAuditOf } from '@/provider/desk/store/audit'
import {
  changeDraft,
  discard,
  type Draft,
  type DraftAsked,
  type Drafted,
  type DraftOutcome,
  missOf,
  revert,
  type RevertAsked,
  versionOfForm,
} from '@/provider/desk/store/drafts'
import { getRecordDraft, draftStoreOfRecord } from '@/provider/desk/store/record-draft-store'
import type { Database } from '@/provider/platform/database'
import { noteRecord, recordOf, versionOf } from './record-trail'
import {
  type Among,
  changesOf,
  findAmong,
  holdAll,
  readRecord,
  type RecordKind,
  type Sent,
  writeRecord,
} from './records'

/** What a record said after an entry of its history, as its form has it. */
async function versionOfRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  tx: Database,
  { trail, names, cellsOf }: RecordKind<Row, Said, Name, Flaw>,
  row: Row,
  to: number,
) {
  const history = await listAuditOf(tx, recordOf(trail, trail.idOf(row)))
  const cells: Readonly<Record<string, string>> = cellsOf(row)
  if (trail.cellsIn === undefined) return versionAt(names, cells, history, to)
  const facts = Object.fromEntries(Object.entries(trail.factsOf(row)).map(([name, value]) => [name, String(value)]))
  const said = versionAt([...new Set([...Object.keys(facts), ...names])], { ...facts, ...cells }, history, to)
  return said && trail.cellsIn(row, said)
}

/** A record with its draft. */
function draftedRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  among: Among<Row>,
  draft: Draft | null,
): Drafted {
  const { row } = among
  const version = versionOf(kind.trail.factsOf(row))
  return {
    record: recordOf(kind.trail, kind.trail.idOf(row)),
    ...{ version, values: kind.cellsOf(row), draft, miss: draft && missOf(version, draft) },
    store: draftStoreOfRecord(kind.room, kind.trail.idOf(row)),
    flawsOf: (said) => readRecord(kind, among, said).flaws,
    async publish(tx, account, sent, now, noted) {
      const { said } = readRecord(kind, among, sent)
      return said !== null && writeRecord(tx, kind, account, { ...among, said }, now, noted)
    },
    versionAt: (tx, to) => versionOfRecord(tx, kind, row, to),
  }
}

/** A record with its draft, without waiting for anybody; `null`: there is none. */
export async function getDraftedRecord<
  Row extends object,
  Said extends object,
  Name extends string,
  Flaw extends string,
>(db: Database, kind: RecordKind<Row, Said, Name, Flaw>, id: string) {
  const [rows, draft] = await Promise.all([kind.list(db), getRecordDraft(db, kind.room, id)])
  const among = findAmong(rows, kind.trail.idOf, id)
  return among && { row: among.row, drafted: draftedRecord(kind, among, draft) }
}

/** A draft, and of which record it is. */
export type Waiting = Draft & { recordId: string }

/** Records with these drafts, by id, of one look at their list; none of a record that is gone. */
export async function listDraftedRecords<
  Row extends object,
  Said extends object,
  Name extends string,
  Flaw extends string,
>(db: Database, kind: RecordKind<Row, Said, Name, Flaw>, drafts: readonly Waiting[]) {
  const rows = await kind.list(db)
  const found = drafts.flatMap((draft) => {
    const among = findAmong(rows, kind.trail.idOf, draft.recordId)
    return among === null ? [] : [[draft.recordId, draftedRecord(kind, among, draft)] as const]
  })
  return new Map(found)
}

/** The same, which nobody else changes until the transaction ends. */
export async function holdDraftedRecord<
  Row extends object,
  Said extends object,
  Name extends string,
  Flaw extends string,
>(tx: Database, kind: RecordKind<Row, Said, Name, Flaw>, id: string) {
  const among = findAmong(await holdAll(tx, kind), kind.trail.idOf, id)
  return among && { row: among.row, drafted: draftedRecord(kind, among, await getRecordDraft(tx, kind.room, id)) }
}

/** What is done with the draft of a record. */
export function changeRecordDraft<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { id, ...asked }: { id: string } & (DraftAsked | RevertAsked),
  now: Date,
): Promise<DraftOutcome> {
  return db.transaction(async (tx): Promise<DraftOutcome> => {
    const drafted = (await holdDraftedRecord(tx, kind, id))?.drafted
    if (drafted === undefined) return { kind: 'unknown' }
    return 'to' in asked ? revert(tx, account, drafted, asked, now) : changeDraft(tx, account, drafted, asked, now)
  })
}

/** Takes a record, where it and its draft are as they were shown, away with its draft; what both said stays in the audit trail. */
export function withdrawRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { id, version }: { id: string; version: string },
  now: Date,
): Promise<'done' | 'changed' | 'unknown'> {
  return db.transaction(async (tx) => {
    const held = await holdDraftedRecord(tx, kind, id)
    if (held === null) return 'unknown'
    const { row, drafted } = held
    if (versionOfForm(drafted) !== version || (await kind.mayWithdraw?.(tx, row)) === false) return 'changed'
    await discard(tx, account, drafted, now)
    await kind.remove(tx, row)
    await noteRecord(tx, kind.trail, account, now, { before: row, after: null })
    return 'done'
  })
}

/** What a record would say with what of a draft can be read; `null`: not even it itself can be. */
function readRight<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  among: Among<Row>,
  draft: Sent,
): Said | null {
  const { said, flaws } = readRecord(kind, among, draft)
  if (said !== null) return said
  const names = Object.keys(draft)
  const without = (...left: string[]) =>
    Object.fromEntries(Object.entries(draft).filter(([name]) => !left.includes(name)))
  const wrong = Array.from<string>(flaws?.keys() ?? []).filter((name) => names.includes(name))
  if (wrong.length > 0) return readRight(kind, among, without(...wrong))
  // What is wrong is a field that it does not change, beside one that it does: a last day before the new first one.
  const right = names.reduce<Sent>((kept, name) => {
    const more = { ...kept, [name]: draft[name] }
    return readRecord(kind, among, more).said === null ? kept : more
  }, {})
  return readRecord(kind, among, right).said
}

/**
 * All records of a kind as they would be with the draft of one, but for its fields that cannot be read; as they are where
 * none waits.
 */
export async function listWithDraft<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  id: string,
): Promise<Row[]> {
  const [rows, draft] = await Promise.all([kind.list(db), getRecordDraft(db, kind.room, id)])
  const among = findAmong(rows, kind.trail.idOf, id)
  if (among === null || draft === null) return rows
  const said = readRight(kind, among, draft.said)
  if (said === null) return rows
  const after = new Map(
    changesOf(kind, { ...among, said }).map((change) => [kind.trail.idOf(change.before), change.after]),
  )
  return rows.map((row) => after.get(kind.trail.idOf(row)) ?? row)
}
