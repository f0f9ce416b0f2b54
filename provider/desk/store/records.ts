import { sql } from 'drizzle-orm'
import type { AuditAction } from '@/lib/contract/desk/audit'
import type { CacheTag } from '@/lib/contract/cache-tags'
import type { RecordList } from '@/lib/contract/desk/rights'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { dropEnd } from '@/provider/desk/store/ends'
import type { Database } from '@/provider/platform/database'
import { getRecordDraft, draftStoreOfRecord } from './record-draft-store'
import { noteRecord, type Trail, versionOf } from './record-trail'

type Flaws<Name, Flaw> = ReadonlyMap<Name, Flaw>
type Invalid<Name, Flaw> = { kind: 'invalid'; flaws: Flaws<Name, Flaw> }
/** By field; what is left out stays. */
export type Sent = Readonly<Record<string, string | undefined>>

type Held<Row> = {
  /** All of them, without waiting for anybody. */
  list: (db: Database) => Promise<Row[]>
  /** In which nobody else writes while one is changed. */
  table: string
  /** What else is held then. */
  holdMore?: (tx: Database) => Promise<unknown>
}

type Change<Row> = { before: Row; after: Row }

/** The name of a record that is not written yet, where it has one (`UNWRITTEN`). */
export const UNNAMED = 'new'

/** A kind of record that editors keep one at a time: how one is read, compared and written. */
export type RecordKind<
  Row extends object,
  Said extends object,
  Name extends string,
  Flaw extends string,
> = Held<Row> & {
  room: RecordList
  /** Of what the website shows of them. */
  tags: readonly CacheTag[]
  names: readonly Name[]
  trail: Trail<Row>
  /** A record as the desk's form has it. */
  cellsOf: (row: Row) => Record<Name, string>
  /** All of it, or what is wrong with each field. */
  read: (
    cells: Record<Name, string>,
  ) => { said: Said; flaws?: undefined } | { said?: undefined; flaws: Flaws<Name, Flaw> }
  /** What was sent of a new one, where that depends on what is there. */
  asSent?: (tx: Database, sent: Sent) => Promise<Sent>
  /** Why it cannot be so beside the others. @param row `null`: it is added */
  obstacleTo: (said: Said, row: Row | null, rows: readonly Row[]) => Flaws<Name, Flaw> | null
  /** The record as it is once it says this. @param row `null`: it is new, and has no id until it is written */
  rowOf: (said: Said, row: Row | null, rows: readonly Row[]) => Row
  /** Which others change with it. */
  changesWith?: (said: Said, row: Row, rows: readonly Row[]) => Change<Row>[]
  /** Writes it, with an id where it is new. @returns it alone */
  put: (tx: Database, row: Row, isNew: boolean, rows: readonly Row[]) => Promise<Row[]>
  /** Left out, any may be. */
  mayWithdraw?: (db: Database, row: Row) => Promise<boolean>
  remove: (tx: Database, row: Row) => Promise<unknown>
}

/** All of a kind, which nobody else changes until the transaction ends. */
export async function holdAll<Row>(tx: Database, { table, holdMore, list }: Held<Row>): Promise<Row[]> {
  await tx.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`)
  await holdMore?.(tx)
  return list(tx)
}

/** A record among the others of its kind. */
export type Among<Row> = { row: Row; rows: readonly Row[] }

/** The one of that id. */
export function findAmong<Row>(rows: readonly Row[], idOf: (row: Row) => string, id: string): Among<Row> | null {
  const row = rows.find((each) => idOf(each) === id)
  return row === undefined ? null : { row, rows }
}

/** The same, or a place for one that is not there yet: `row` is `null` then. */
export type Beside<Row> = { row: Row | null; rows: readonly Row[] }

/** With what was sent in its place. @param cells `null`: of a record that is new */
export function withSent<Name extends string>(names: readonly Name[], cells: Record<Name, string> | null, sent: Sent) {
  const after = names.map((name) => [name, sent[name] ?? cells?.[name] ?? ''])
  // fromEntries forgets its keys.
  return Object.fromEntries(after) as Record<Name, string>
}

/** What a record would say with what was sent, or why it cannot. */
export function readRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  { row, rows }: Beside<Row>,
  sent: Sent,
): { said: Said; flaws: null } | { said: null; flaws: Flaws<Name, Flaw> } {
  const { said, flaws } = kind.read(withSent(kind.names, row && kind.cellsOf(row), sent))
  const wrong = said === undefined ? flaws : kind.obstacleTo(said, row, rows)
  return said === undefined || wrong !== null ? { said: null, flaws: wrong ?? new Map() } : { said, flaws: null }
}

/** Of a record that changed with another one: its draft, where it has nothing of that, is one of what the record says now. */
async function carryDraft<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  tx: Database,
  { room, names, trail, cellsOf }: RecordKind<Row, Said, Name, Flaw>,
  { before, after }: Change<Row>,
) {
  const draft = await getRecordDraft(tx, room, trail.idOf(before))
  if (draft?.madeOn !== versionOf(trail.factsOf(before))) return
  const [old, fresh] = [cellsOf(before), cellsOf(after)]
  if (names.some((name) => name in draft.said && old[name] !== fresh[name])) return
  await draftStoreOfRecord(room, trail.idOf(before)).change(tx, { madeOn: versionOf(trail.factsOf(after)) })
}

/** All that changes once a record says this: it alone, or others with it. */
export const changesOf = <Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  { row, rows, said }: Among<Row> & { said: Said },
): Change<Row>[] => [
  { before: row, after: kind.rowOf(said, row, rows) },
  ...(kind.changesWith?.(said, row, rows) ?? []),
]

/** Writes a record that is held, and what changes with it, with the audit trail. @returns whether anything was changed */
export async function writeRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  tx: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  among: Among<Row> & { said: Said },
  now: Date,
  noted: { action?: AuditAction; version?: number } = {},
): Promise<boolean> {
  let isChanged = false
  for (const change of changesOf(kind, among)) {
    const isIt = change.before === among.row
    if (!(await noteRecord(tx, kind.trail, account, now, change, isIt ? noted : {}))) continue
    await kind.put(tx, change.after, false, among.rows)
    if (!isIt) await carryDraft(tx, kind, change)
    isChanged = true
  }
  return isChanged
}

/** Saves a record as it was shown: what is left out stays. `changed`: it is not as it was shown. */
export function saveRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { id, version, sent }: { id: string; version: string; sent: Sent },
  now: Date,
) {
  type Outcome = { kind: 'done' | 'same' | 'changed' | 'unknown' } | Invalid<Name, Flaw>
  return db.transaction(async (tx): Promise<Outcome> => {
    const found = findAmong(await holdAll(tx, kind), kind.trail.idOf, id)
    if (found === null) return { kind: 'unknown' }
    if (versionOf(kind.trail.factsOf(found.row)) !== version) return { kind: 'changed' }
    const { said, flaws } = readRecord(kind, found, sent)
    if (flaws !== null) return { kind: 'invalid', flaws }
    return { kind: (await writeRecord(tx, kind, account, { ...found, said }, now)) ? 'done' : 'same' }
  })
}

/** What was sent of a record that is new, as its kind takes it. */
export const asSent = async (
  tx: Database,
  kind: { asSent?: (tx: Database, sent: Sent) => Promise<Sent> },
  sent: Sent,
): Promise<Sent> => (await kind.asSent?.(tx, sent)) ?? sent

/** Adds one that fits beside the others, which are held, with the audit trail. @returns its id */
export async function insertRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  tx: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { said, rows }: { said: Said; rows: readonly Row[] },
  now: Date,
): Promise<string> {
  const [row] = await kind.put(tx, kind.rowOf(said, null, rows), true, rows)
  if (row === undefined) throw new Error('the record was not written')
  const id = kind.trail.idOf(row)
  // A former release left it, of one that had this id.
  await dropEnd(tx, kind.room, id)
  await noteRecord(tx, kind.trail, account, now, { before: null, after: row })
  return id
}

export function addRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  sent: Sent,
  now: Date,
) {
  return db.transaction(async (tx): Promise<{ kind: 'added'; id: string } | Invalid<Name, Flaw>> => {
    const { said, flaws } = kind.read(withSent(kind.names, null, await asSent(tx, kind, sent)))
    if (flaws !== undefined) return { kind: 'invalid', flaws }
    const rows = await holdAll(tx, kind)
    const obstacle = kind.obstacleTo(said, null, rows)
    if (obstacle !== null) return { kind: 'invalid', flaws: obstacle }
    return { kind: 'added', id: await insertRecord(tx, kind, account, { said, rows }, now) }
  })
}
