import { z } from 'zod'
import type { AuditAction, AuditValues } from '@/lib/contract/desk/audit'
import type { Miss, TimeFlaw } from '@/lib/contract/desk/content'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import type { instituteDrafts } from '@/provider/edits/edit-tables'
import type { Database } from '@/provider/platform/database'

/** The times of drafts, of whatever these are (ADR 106, 139). */

type Time = Pick<typeof instituteDrafts.$inferSelect, 'publishAt' | 'timeSetById' | 'timeSetBy' | 'missed'>

export type TimedStore = {
  change: (tx: Database, set: Partial<Time>) => Promise<unknown>
  remove: (tx: Database) => Promise<unknown>
}

/** How it is noted that a record was changed: as at which time, or what entry of its history is brought back. */
export type Noted = { action?: AuditAction; version?: number }

type Flaws = ReadonlyMap<string, string>

/** What has a draft that may be published at a time, as both are held. */
export type Timed<Said> = {
  /** What the audit trail calls it. */
  record: string
  draft: (Time & { said: Said }) | null
  /** Why a time that is set does not hold; `null`: it does. */
  miss: Miss | null
  store: TimedStore
  /** What the audit trail says of the draft for which a time is set. */
  noted?: AuditValues
  /** Why it cannot say that. @param noted as in `publish` */
  flawsOf: (said: Said, noted?: Noted) => Flaws | null
  /** Puts what has no flaws before the public. @returns whether that says something else than before */
  publish: (tx: Database, account: DeskAccount, said: Said, now: Date, noted: Noted) => Promise<boolean>
}

const momentSchema = z.iso.datetime({ offset: true })

/** A time to publish at, as it was typed. */
function readTime(typed: string, now: Date): Date | TimeFlaw {
  const at = new Date(momentSchema.safeParse(typed).data ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return 'unreadable'
  const last = new Date(now)
  last.setUTCFullYear(now.getUTCFullYear() + 1)
  return at <= now ? 'past' : at > last ? 'far' : at
}

export type TimeOutcome = { kind: 'done' } | { kind: 'invalid'; flaws: Flaws } | { kind: 'time'; flaw: TimeFlaw }
const DONE = { kind: 'done' } as const

/** Notes that it is published at no time any more. */
export const noteRemoved = (tx: Database, account: DeskAccount, record: string, { publishAt }: Time, now: Date) =>
  noteAudit(tx, account, now, {
    ...{ action: 'publish-time-removed', record },
    before: { at: publishAt?.toISOString() ?? null },
  })

/** Says when the draft is published by itself, or, where `typed` is empty, that it is not. */
export async function setTime<Said>(
  tx: Database,
  account: DeskAccount,
  { record, draft, store, noted, flawsOf }: Pick<Timed<Said>, 'record' | 'draft' | 'store' | 'noted' | 'flawsOf'>,
  typed: string,
  now: Date,
): Promise<TimeOutcome> {
  const at = typed.trim()
  if (at === '') {
    if (!draft?.publishAt) return DONE
    await store.change(tx, { publishAt: null, timeSetById: null, timeSetBy: null, missed: null })
    await noteRemoved(tx, account, record, draft, now)
    return DONE
  }
  if (draft === null) return { kind: 'time', flaw: 'noDraft' }
  const publishAt = readTime(at, now)
  if (!(publishAt instanceof Date)) return { kind: 'time', flaw: publishAt }
  const flaws = flawsOf(draft.said)
  if (flaws !== null) return { kind: 'invalid', flaws }
  await store.change(tx, { publishAt, timeSetById: account.id, timeSetBy: account.name, missed: null })
  const after = { ...noted, at: publishAt.toISOString() }
  await noteAudit(tx, account, now, { action: 'publish-time-set', record, after })
  return DONE
}

/** Notes that a draft was not published at its time. */
export async function noteMissed(tx: Database, record: string, draft: Time, why: Miss, now: Date) {
  const author = { id: draft.timeSetById, name: draft.timeSetBy ?? '' }
  const after = { at: draft.publishAt?.toISOString() ?? null, why }
  await noteAudit(tx, author, now, { action: 'publish-time-missed', record, after })
}

/** The same, and keeps it. */
export async function missTime(
  tx: Database,
  { record, store }: { record: string; store: TimedStore },
  draft: Time,
  why: Miss,
  now: Date,
) {
  await store.change(tx, { missed: why })
  await noteMissed(tx, record, draft, why, now)
}

/** Whether its time has come and nobody has seen to it: another provider may have while this one waited. */
export const isDue = (draft: Time | null, now: Date): draft is Time =>
  draft !== null && draft.publishAt !== null && draft.publishAt <= now && draft.missed === null

/**
 * Publishes a draft whose time has come, or notes why not.
 * @param account who set the time, where they may still publish @returns whether the pages show something else now
 */
export async function publishAtTime<Said>(tx: Database, account: DeskAccount | null, timed: Timed<Said>, now: Date) {
  const { draft, miss, store } = timed
  if (draft === null) return false
  const isRight = timed.flawsOf(draft.said) === null
  const why = miss ?? (account === null ? 'forbidden' : isRight ? null : 'invalid')
  if (why !== null || account === null) {
    await missTime(tx, timed, draft, why ?? 'forbidden', now)
    return false
  }
  const isChanged = await timed.publish(tx, account, draft.said, now, { action: 'content-published-at-time' })
  await store.remove(tx)
  return isChanged
}
