import { isDeepStrictEqual } from 'node:util'
import type { Miss } from '@/lib/contract/desk/content'
import type { DraftAction } from '@/lib/contract/desk/draft'
import type { Problem } from '@/provider/content/problems'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { isOfNewDraft, noteAudit } from '@/provider/desk/store/audit'
import { setTime, type Timed, type TimedStore, type TimeOutcome } from '@/provider/desk/store/draft-times'
import { versionOfValue } from '@/provider/desk/store/version'
import type { instituteDrafts } from '@/provider/edits/edit-tables'
import { contentPicturesIn } from '@/provider/pictures/upload-address'
import type { Database } from '@/provider/platform/database'

/** Drafts beside records, whatever these are (ADR 139). */

type Words = Readonly<Record<string, string>>
export type Draft = Omit<typeof instituteDrafts.$inferSelect, 'instituteId'>

/** Where the draft of one record lies. */
export type DraftStore = TimedStore & {
  change: (tx: Database, set: Partial<Draft>) => Promise<unknown>
  put: (tx: Database, draft: Omit<Draft, 'publishAt' | 'timeSetById' | 'timeSetBy'>) => Promise<Draft>
}

/** A record with its draft, as both are held. */
export type Drafted = Timed<Words> & {
  version: string
  values: Words
  draft: Draft | null
  store: DraftStore
  /** Of fields that have places of their own, what is wrong where. */
  problemsOf?: (said: Words) => readonly (Problem & { path: string })[]
  /** What it said after an entry of its history, where that says something else now; `null`: there is no such version. */
  versionAt: (tx: Database, to: number) => Promise<Words | null>
}

/** `version`: that of the form as it was shown. */
type Shown = { version: string }
/**
 * `changed`: record or draft are not as they were shown, and nothing was done. `invalid` and `time`: what was typed is
 * kept as the draft, and the rest was not done.
 */
export type DraftOutcome = TimeOutcome | { kind: 'changed' | 'unknown' }
const DONE = { kind: 'done' } as const
const CHANGED = { kind: 'changed' } as const

/** What the form of a record shows, in short: the draft over the record, where one waits. */
export const versionOfForm = ({ version, draft }: Pick<Drafted, 'version' | 'draft'>) =>
  draft === null ? version : `${version}.${versionOfValue(draft.said)}`

/** Of an institution whose draft is older than versions that go on with its courses and names, or its pictures, the beginning is the same. */
const isMadeOn = (version: string, madeOn: string) =>
  version === madeOn || ['.', '~'].some((next) => !madeOn.includes(next) && version.startsWith(madeOn + next))

/** Why a time that is set does not hold of a record in that version; `null`: it does. */
export const missOf = (version: string, draft: Draft): Miss | null =>
  draft.missed ?? (isMadeOn(version, draft.madeOn) ? null : 'changed')

/** What differs from the record, as it was typed. */
function differing(values: Words, typed: Readonly<Record<string, string | undefined>>): Words {
  const said = Object.entries(values).flatMap(([name, value]) => {
    const other = typed[name]
    return other === undefined || other.trim() === value.trim() ? [] : [[name, other] as const]
  })
  return Object.fromEntries(said)
}

/** Takes away what waits, where something does; what it said stays in the audit trail. */
export async function discard(tx: Database, account: DeskAccount, { record, draft, store }: Drafted, now: Date) {
  if (draft === null) return
  await store.remove(tx)
  await noteAudit(tx, account, now, { action: 'draft-discarded', record, before: draft.said })
}

/** Keeps what was typed beside what the draft said. @returns what waits now; `null`: nothing differs from the record */
async function keep(tx: Database, account: DeskAccount, drafted: Drafted, said: Words, now: Date) {
  const { record, values, version: madeOn, draft, store } = drafted
  if (Object.keys(said).length === 0) {
    await discard(tx, account, drafted, now)
    return null
  }
  if (draft !== null && isDeepStrictEqual(draft.said, said) && draft.madeOn === madeOn) return draft
  // What was typed before, and stands as it was, was typed over what the record said then.
  const before = draft?.said ?? {}
  const wasThen = (name: string) => (before[name] === said[name] ? draft?.was[name] : undefined) ?? values[name] ?? ''
  const was = Object.fromEntries(Object.keys(said).map((name) => [name, wasThen(name)]))
  // A time holds for the draft that it was set for: nobody's half sentence is published at night.
  const missed = draft?.publishAt ? ('edited' as const) : null
  const kept = await store.put(tx, { said, was, madeOn, by: account.name, at: now, missed })
  // What the form said before, which is the draft where one waited.
  const stood = Object.fromEntries(Object.keys(said).map((name) => [name, values[name] ?? '']))
  await noteAudit(tx, account, now, { action: 'content-drafted', record, before: { ...stood, ...before }, after: said })
  return kept
}

/**
 * Notes the words of a draft with which a picture goes that what is published in its place does not name: it stays for as long as
 * that of a draft that is discarded, and its words can be taken up again.
 * @param said what is published, over what stands
 */
async function noteLost(tx: Database, account: DeskAccount, drafted: Drafted, said: Words, now: Date) {
  const { record, values, draft } = drafted
  // By the last entry of one that is new it is told what came of it.
  if (isOfNewDraft(record)) return
  const kept = contentPicturesIn(Object.values({ ...values, ...said }).join('\n'))
  const lost = Object.entries(draft?.said ?? {}).filter(([, words]) =>
    contentPicturesIn(words).some((address) => !kept.includes(address)),
  )
  if (lost.length > 0)
    await noteAudit(tx, account, now, { action: 'draft-discarded', record, before: Object.fromEntries(lost) })
}

/** Puts it before the public; what cannot be is kept as the draft. */
async function publish(tx: Database, account: DeskAccount, drafted: Drafted, said: Words, now: Date) {
  const flaws = drafted.flawsOf(said)
  if (flaws !== null) {
    await keep(tx, account, drafted, said, now)
    return { kind: 'invalid', flaws } as const
  }
  const isChanged = await drafted.publish(tx, account, said, now, {})
  if (isChanged) {
    await noteLost(tx, account, drafted, said, now)
    await drafted.store.remove(tx)
  } else await discard(tx, account, drafted, now)
  return DONE
}

/** What is asked for a draft. `sent`: by field; what is left out stays. */
export type DraftAsked = Shown & {
  action: DraftAction
  at: string
  sent: Readonly<Record<string, string | undefined>>
}

/** What is done with the draft of a record that is held, where both are as the form showed them: all of it or nothing. */
export async function changeDraft(
  tx: Database,
  account: DeskAccount,
  drafted: Drafted,
  { version, action, sent, at }: DraftAsked,
  now: Date,
): Promise<DraftOutcome> {
  if (versionOfForm(drafted) !== version) return CHANGED
  const said = differing(drafted.values, { ...drafted.draft?.said, ...sent })
  switch (action) {
    case 'keep':
      await keep(tx, account, drafted, said, now)
      return DONE
    case 'publish':
      return publish(tx, account, drafted, said, now)
    case 'schedule':
      return setTime(tx, account, { ...drafted, draft: await keep(tx, account, drafted, said, now) }, at, now)
    case 'discard':
      await discard(tx, account, drafted, now)
      return DONE
  }
}

export type RevertAsked = Shown & { to: number; as: 'draft' | 'published' }

/** Makes what a record that is held said after an entry of its history its draft, or publishes it. */
export async function revert(
  tx: Database,
  account: DeskAccount,
  drafted: Drafted,
  { version, to, as }: RevertAsked,
  now: Date,
): Promise<DraftOutcome> {
  if (versionOfForm(drafted) !== version) return CHANGED
  const said = await drafted.versionAt(tx, to)
  if (said === null) return { kind: 'unknown' }
  if (as === 'draft') {
    await keep(tx, account, drafted, said, now)
    return DONE
  }
  // A draft that waits is somebody's, and stays: its page says what has changed since.
  const flaws = drafted.flawsOf(said, { version: to })
  if (flaws !== null) return { kind: 'invalid', flaws }
  await drafted.publish(tx, account, said, now, { version: to })
  return DONE
}
