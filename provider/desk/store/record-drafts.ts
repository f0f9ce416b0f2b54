import type { AuditAction } from '@/lib/contract/desk/audit'
import { isNewDraft, NOT_THERE } from '@/lib/contract/desk/draft'
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
import { dropUnended } from '@/provider/desk/store/ends'
import { keepNew, type NewOutcome, noteAdded } from '@/provider/desk/store/new-drafts'
import { getRecordDraft, draftStoreOfRecord } from '@/provider/desk/store/record-draft-store'
import type { Database } from '@/provider/platform/database'
import { noteRecord, recordOf, versionOf } from './record-trail'
import {
  asSent,
  type Beside,
  changesOf,
  findAmong,
  holdAll,
  insertRecord,
  readRecord,
  type RecordKind,
  type Sent,
  withSent,
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

/** Puts a draft before the public of which nothing was there yet. */
async function publishNew<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  tx: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { record, ...of }: { record: string; said: Said; rows: readonly Row[] },
  now: Date,
  action?: AuditAction,
) {
  const id = await insertRecord(tx, kind, account, of, now)
  await noteAdded(tx, account, { record, id }, now, action)
}

/** A record with its draft; of one that is not there yet that alone. */
function draftedRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  id: string,
  beside: Beside<Row>,
  draft: Draft | null,
): Drafted {
  const { row, rows } = beside
  const record = recordOf(kind.trail, id)
  const version = row === null ? NOT_THERE : versionOf(kind.trail.factsOf(row))
  return {
    ...{ record, version, draft, miss: draft && missOf(version, draft) },
    values: row === null ? withSent(kind.names, null, {}) : kind.cellsOf(row),
    store: draftStoreOfRecord(kind.room, id),
    flawsOf: (said) => readRecord(kind, beside, said).flaws,
    async publish(tx, account, sent, now, noted) {
      const { said } = readRecord(kind, beside, sent)
      if (said === null) return false
      if (row !== null) return writeRecord(tx, kind, account, { row, rows, said }, now, noted)
      await publishNew(tx, kind, account, { record, said, rows }, now, noted.action)
      return true
    },
    versionAt: async (tx, to) => row && versionOfRecord(tx, kind, row, to),
  }
}

/** The place of a record, or of the draft of one that is not there yet; `null`: there is neither. */
const placeOf = <Row extends object>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  id: string,
  draft: Draft | null,
): Beside<Row> | null => (isNewDraft(id) ? draft && { row: null, rows } : findAmong(rows, idOf, id))

/** A record with its draft, without waiting for anybody; `null`: there is none. */
export async function getDraftedRecord<
  Row extends object,
  Said extends object,
  Name extends string,
  Flaw extends string,
>(db: Database, kind: RecordKind<Row, Said, Name, Flaw>, id: string) {
  const [rows, draft] = await Promise.all([kind.list(db), getRecordDraft(db, kind.room, id)])
  const beside = placeOf(rows, kind.trail.idOf, id, draft)
  return beside && { row: beside.row, drafted: draftedRecord(kind, id, beside, draft) }
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
    const { recordId: id } = draft
    const beside = placeOf(rows, kind.trail.idOf, id, draft)
    return beside === null ? [] : [[id, draftedRecord(kind, id, beside, draft)] as const]
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
  const rows = await holdAll(tx, kind)
  const draft = await getRecordDraft(tx, kind.room, id)
  const beside = placeOf(rows, kind.trail.idOf, id, draft)
  return beside && { row: beside.row, drafted: draftedRecord(kind, id, beside, draft) }
}

/** Whether not a word was sent. */
const isEmpty = ({ names }: { names: readonly string[] }, sent: Sent) => names.every((name) => !sent[name]?.trim())

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
    if ('to' in asked) return revert(tx, account, drafted, asked, now)
    const sent = isNewDraft(id) ? await asSent(tx, kind, asked.sent) : asked.sent
    // Emptied, it would be discarded, and said to be saved.
    if (isNewDraft(id) && asked.action !== 'discard' && isEmpty(kind, { ...drafted.draft?.said, ...asked.sent }))
      return { kind: 'invalid', flaws: drafted.flawsOf({}) ?? new Map() }
    return changeDraft(tx, account, drafted, { ...asked, sent }, now)
  })
}

/** Keeps the draft of a record that is not there yet, under a name of its own. `invalid`: not a word was sent. */
export function keepNewDraft<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  sent: Sent,
  now: Date,
): Promise<NewOutcome> {
  return db.transaction(async (tx) => {
    const beside = { row: null, rows: await kind.list(tx) }
    const draftedAs = (id: string) => draftedRecord(kind, id, beside, null)
    if (isEmpty(kind, sent)) return { kind: 'invalid', flaws: draftedAs('').flawsOf({}) ?? new Map() }
    return keepNew(tx, account, draftedAs, await asSent(tx, kind, sent), now)
  })
}

/** Takes a record that is held away with its draft; what it and its draft said stays in the audit trail. */
export async function takeAway<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  tx: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { row, drafted }: { row: Row; drafted: Drafted },
  now: Date,
) {
  await discard(tx, account, drafted, now)
  await kind.remove(tx, row)
  await noteRecord(tx, kind.trail, account, now, { before: row, after: null })
}

/** The same, where record and draft are as they were shown. */
export function withdrawRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { id, version }: { id: string; version: string },
  now: Date,
): Promise<'done' | 'changed' | 'unknown'> {
  return db.transaction(async (tx) => {
    const held = await holdDraftedRecord(tx, kind, id)
    if (!held?.row) return 'unknown'
    const { row, drafted } = held
    if (versionOfForm(drafted) !== version || (await kind.mayWithdraw?.(tx, row)) === false) return 'changed'
    await dropUnended(tx, account, { list: kind.room, id, record: drafted.record }, now)
    await takeAway(tx, kind, account, { row, drafted }, now)
    return 'done'
  })
}

/** What a record would say with what of a draft can be read; `null`: not even it itself can be. */
function readRight<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  among: Beside<Row>,
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
 * none waits. `drafted`: that one.
 */
export async function listWithDraft<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  id: string,
): Promise<{ rows: Row[]; drafted: Row | null }> {
  const [rows, draft] = await Promise.all([kind.list(db), getRecordDraft(db, kind.room, id)])
  const beside = placeOf(rows, kind.trail.idOf, id, draft)
  const said = beside && draft && readRight(kind, beside, draft.said)
  if (!beside || !said) return { rows, drafted: null }
  const { row } = beside
  if (row === null) {
    const drafted = kind.rowOf(said, null, rows)
    return { rows: [drafted, ...rows], drafted }
  }
  const changes = changesOf(kind, { row, rows, said })
  const after = new Map(changes.map((change) => [change.before, change.after]))
  return { rows: rows.map((each) => after.get(each) ?? each), drafted: after.get(row) ?? null }
}
