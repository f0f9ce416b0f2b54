import type { DeskAccount } from '@/provider/desk/store/accounts'
import type { Database } from '@/provider/platform/database'
import { noteRecord, type Trail, versionOf } from './record-trail'

type Flaws<Name, Flaw> = ReadonlyMap<Name, Flaw>
type Invalid<Name, Flaw> = { kind: 'invalid'; flaws: Flaws<Name, Flaw> }
/** By field; what is left out stays. */
export type Sent = Readonly<Record<string, string | undefined>>

type Read<Name, Said, Flaw> = { said: Said; flaws?: undefined } | { said?: undefined; flaws: Flaws<Name, Flaw> }

/** A kind of record that editors keep one at a time: how one is read, compared and written. */
export type RecordKind<Row extends object, Said extends object, Name extends string, Flaw extends string> = {
  names: readonly Name[]
  trail: Trail<Row>
  idOf: (row: Row) => string
  /** A record as the desk's form has it. */
  cellsOf: (row: Row) => Record<Name, string>
  /** All of it, or what is wrong with each field. */
  read: (cells: Record<Name, string>, db: Database) => Read<Name, Said, Flaw> | Promise<Read<Name, Said, Flaw>>
  /** One of them, without waiting for anybody. */
  get: (db: Database, id: string) => Promise<Row | null>
  /** All of them, which nobody else changes until the transaction ends. */
  hold: (tx: Database) => Promise<Row[]>
  /** Why it cannot be so beside the others. @param row `null`: it is added */
  obstacleTo: (said: Said, row: Row | null, rows: readonly Row[]) => Flaws<Name, Flaw> | null
  insert: (tx: Database, said: Said, rows: readonly Row[]) => Promise<Row>
  /** The records as they are once one says this: it alone, or others with it. */
  changesOf: (row: Row, said: Said, rows: readonly Row[]) => { before: Row; after: Row }[]
  update: (tx: Database, after: Row) => Promise<unknown>
  mayWithdraw: (db: Database, row: Row) => Promise<boolean>
  remove: (tx: Database, row: Row) => Promise<unknown>
}

/** With what was sent in its place. @param cells `null`: of a record that is new */
function withSent<Name extends string>(names: readonly Name[], cells: Record<Name, string> | null, sent: Sent) {
  const after = names.map((name) => [name, sent[name] ?? cells?.[name] ?? ''])
  // fromEntries forgets its keys.
  return Object.fromEntries(after) as Record<Name, string>
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
    const rows = await kind.hold(tx)
    const row = rows.find((each) => kind.idOf(each) === id)
    if (row === undefined) return { kind: 'unknown' }
    if (versionOf(kind.trail.factsOf(row)) !== version) return { kind: 'changed' }
    const { said, flaws } = await kind.read(withSent(kind.names, kind.cellsOf(row), sent), tx)
    if (flaws !== undefined) return { kind: 'invalid', flaws }
    const obstacle = kind.obstacleTo(said, row, rows)
    if (obstacle !== null) return { kind: 'invalid', flaws: obstacle }
    let isChanged = false
    for (const change of kind.changesOf(row, said, rows)) {
      if (!(await noteRecord(tx, kind.trail, account, now, change))) continue
      await kind.update(tx, change.after)
      isChanged = true
    }
    return { kind: isChanged ? 'done' : 'same' }
  })
}

export function addRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  sent: Sent,
  now: Date,
) {
  return db.transaction(async (tx): Promise<{ kind: 'added'; id: string } | Invalid<Name, Flaw>> => {
    const { said, flaws } = await kind.read(withSent(kind.names, null, sent), tx)
    if (flaws !== undefined) return { kind: 'invalid', flaws }
    const rows = await kind.hold(tx)
    const obstacle = kind.obstacleTo(said, null, rows)
    if (obstacle !== null) return { kind: 'invalid', flaws: obstacle }
    const row = await kind.insert(tx, said, rows)
    await noteRecord(tx, kind.trail, account, now, { before: null, after: row })
    return { kind: 'added', id: kind.idOf(row) }
  })
}

/** Takes a record as it was shown away; all that it said stays in the audit trail. */
export function withdrawRecord<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { id, version }: { id: string; version: string },
  now: Date,
): Promise<'done' | 'changed' | 'unknown'> {
  return db.transaction(async (tx) => {
    const row = (await kind.hold(tx)).find((each) => kind.idOf(each) === id)
    if (row === undefined) return 'unknown'
    if (versionOf(kind.trail.factsOf(row)) !== version || !(await kind.mayWithdraw(tx, row))) return 'changed'
    await kind.remove(tx, row)
    await noteRecord(tx, kind.trail, account, now, { before: row, after: null })
    return 'done'
  })
}
