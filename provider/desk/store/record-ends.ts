import type { DeskAccount } from '@/provider/desk/store/accounts'
import { setTime, type TimeOutcome } from '@/provider/desk/store/draft-times'
import { versionOfForm } from '@/provider/desk/store/drafts'
import { getEnd, timedEnd, type TimedEnd } from '@/provider/desk/store/ends'
import { holdDraftedRecord, takeAway } from '@/provider/desk/store/record-drafts'
import type { RecordKind } from '@/provider/desk/store/records'
import type { Database } from '@/provider/platform/database'

/** A record that is held, with the time at which it is withdrawn by itself; `null`: it is not there. */
async function holdBoth<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  tx: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  id: string,
) {
  const held = await holdDraftedRecord(tx, kind, id)
  if (!held?.row) return null
  const { row, drafted } = held
  const mayGo = (await kind.mayWithdraw?.(tx, row)) ?? true
  const timed = timedEnd({
    ...{ list: kind.room, id, record: drafted.record, noted: { withdrawn: true }, said: {} },
    end: await getEnd(tx, kind.room, id),
    flaws: mayGo ? null : new Map([['until', 'kept']]),
    perform: (within, account, now) => takeAway(within, kind, account, { row, drafted }, now),
  })
  return { timed, version: versionOfForm(drafted) }
}

export async function holdWithdrawal<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  tx: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  id: string,
): Promise<TimedEnd | null> {
  return (await holdBoth(tx, kind, id))?.timed ?? null
}

/** Says when a record, as it was shown, is withdrawn by itself, or, where `until` is empty, that it is not. */
export function planWithdrawal<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  kind: RecordKind<Row, Said, Name, Flaw>,
  account: DeskAccount,
  { id, version, until }: { id: string; version: string; until: string },
  now: Date,
): Promise<TimeOutcome | { kind: 'changed' | 'unknown' }> {
  return db.transaction(async (tx): Promise<TimeOutcome | { kind: 'changed' | 'unknown' }> => {
    const held = await holdBoth(tx, kind, id)
    if (held === null) return { kind: 'unknown' }
    if (held.version !== version) return { kind: 'changed' }
    return setTime(tx, account, held.timed, until, now)
  })
}
