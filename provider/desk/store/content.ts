import type { SectionName } from '@/lib/contract/content/sections'
import { checkSection, problemsIn } from '@/provider/content/check'
import { publishSection, recordOfSection } from '@/provider/content/publish'
import { listSchedules, missSchedule, putSchedule, removeSchedule } from '@/provider/content/store/schedules'
import { changeContent, getContent } from '@/provider/content/store/content'
import {
  addVersion,
  getDraft,
  getHead,
  getSetAside,
  getVersion,
  listPublished,
  putDraft,
  removeDraft,
} from '@/provider/content/store/versions'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { withoutLostPictures } from '@/provider/desk/store/content-pictures'
import { setTime, type Timed } from '@/provider/desk/store/draft-times'
import type { DraftOutcome } from '@/provider/desk/store/drafts'
import type { Database } from '@/provider/platform/database'
import { takeLock } from '@/provider/platform/locks'
import { isDeepStrictEqual } from 'node:util'

/** `version`: the number that its writer was shown. */
export type Shown = { section: SectionName; version: number }
export type Typed = Shown & { fields: unknown }

/**
 * `changed`: somebody else saved since it was shown; what was sent is kept aside, and nothing else was done.
 * `invalid`: it is saved as the draft, since it cannot be published as it is.
 */
export type ContentOutcome = 'done' | 'same' | 'changed' | 'invalid' | 'unknown'

/** What a section is for whoever edits it. */
export async function getDeskContent(db: Database, section: SectionName, accountId: number) {
  const [head, draft, published, stored, aside, schedules] = await Promise.all([
    getHead(db, section),
    getDraft(db, section),
    listPublished(db, section),
    getContent(db, [section]),
    getSetAside(db, section, accountId),
    listSchedules(db, section),
  ])
  const fields = draft === null ? stored[section] : draft.fields
  const problems = fields === undefined ? [] : problemsIn(section, fields)
  return {
    ...{ version: head?.number ?? 0, fields: fields ?? null, problems, draft, published: published[0] ?? null, aside },
    schedule: schedules[0],
  }
}

/** What waits, or else what is published. */
async function currentFields(tx: Database, section: SectionName): Promise<unknown> {
  const waiting = await getDraft(tx, section)
  return waiting === null ? (await getContent(tx, [section]))[section] : waiting.fields
}

async function isCurrent(tx: Database, { section, version }: Shown): Promise<boolean> {
  return ((await getHead(tx, section))?.number ?? 0) === version
}

const KEPT = {
  draft: { action: 'content-drafted', outcome: 'done' },
  aside: { action: 'content-set-aside', outcome: 'changed' },
} as const

/** Keeps what was typed as a version, unless it is what stands or waits there. */
async function keep(tx: Database, account: DeskAccount, kind: keyof typeof KEPT, typed: Typed, at: Date) {
  const { section, version: madeFrom, fields } = typed
  const { action, outcome } = KEPT[kind]
  if (isDeepStrictEqual(await currentFields(tx, section), fields)) return 'same'
  // A draft takes the place of what stood, which of a version that is brought back is another one than it is made from.
  const before = kind === 'draft' ? ((await getHead(tx, section))?.number ?? 0) : madeFrom
  const number = await addVersion(tx, section, { kind, fields, madeFrom, author: account, at })
  if (kind === 'draft') await putDraft(tx, section, number)
  const record = recordOfSection(section)
  await noteAudit(tx, account, at, { action, record, before: { version: before }, after: { version: number } })
  return outcome
}

/** What was typed while somebody else saved. */
const setAside = (tx: Database, account: DeskAccount, typed: Typed, at: Date) => keep(tx, account, 'aside', typed, at)
const draft = (tx: Database, account: DeskAccount, typed: Typed, at: Date) => keep(tx, account, 'draft', typed, at)

async function publish(tx: Database, account: DeskAccount, typed: Typed, at: Date): Promise<ContentOutcome> {
  const { section, version: madeFrom, fields } = typed
  const checked = checkSection(section, fields)
  if ('problems' in checked) {
    await draft(tx, account, typed, at)
    return 'invalid'
  }
  const isChanged = await publishSection(tx, section, checked.fields, account, at, { madeFrom })
  await removeTime(tx, account, section, at)
  const waited = await removeDraft(tx, section)
  if (isChanged) return 'done'
  if (waited !== null) await noteDiscarded(tx, account, section, waited, at)
  return 'same'
}

const noteDiscarded = (tx: Database, account: DeskAccount, section: SectionName, version: number, at: Date) =>
  noteAudit(tx, account, at, { action: 'draft-discarded', record: recordOfSection(section), before: { version } })

const NO_TIME = { publishAt: null, timeSetById: null, timeSetBy: null, missed: null }
/** A section with what is to be published at a time, which nobody else changes until the transaction ends. */
export async function holdSection(tx: Database, section: SectionName): Promise<Timed<unknown>> {
  await takeLock(tx, 'content')
  const [draft, [published], [time]] = [
    await getDraft(tx, section),
    await listPublished(tx, section),
    await listSchedules(tx, section),
  ]
  const number = draft?.number ?? 0
  return {
    record: recordOfSection(section),
    draft: draft && { said: draft.fields, ...(time ?? NO_TIME) },
    miss: time?.missed ?? null,
    noted: { version: number },
    store: {
      async change(_, { publishAt: at, timeSetById: accountId, timeSetBy: by, missed }) {
        if (at && accountId && by)
          await putSchedule(tx, { section, at, number, publishedNumber: published?.number ?? null, accountId, by })
        else if (missed) await missSchedule(tx, section, missed)
        else await removeSchedule(tx, section)
      },
      async remove() {
        await removeSchedule(tx, section)
        await removeDraft(tx, section)
      },
    },
    flawsOf(said) {
      const problems = problemsIn(section, said)
      return problems.length === 0 ? null : new Map(problems.map(({ path, code }) => [path, code]))
    },
    async publish(_, account, said, now, { action }) {
      const checked = checkSection(section, said)
      if ('problems' in checked) return false
      return publishSection(tx, section, checked.fields, account, now, { madeFrom: number, action })
    },
  }
}

/** Takes back the time at which a draft was to be published. */
const removeTime = async (tx: Database, account: DeskAccount, section: SectionName, now: Date) =>
  setTime(tx, account, await holdSection(tx, section), '', now)

const WRITERS = { draft, published: publish }

/** Saves what was typed, as a draft or for the public, where nobody else has saved since it was shown. */
export function saveContent(
  db: Database,
  account: DeskAccount,
  as: keyof typeof WRITERS,
  typed: Typed,
  now: Date,
): Promise<ContentOutcome> {
  return changeContent(db, async (tx) => {
    // Somebody saved meanwhile: only where that is what was typed, nothing of theirs is lost.
    if (!(await isCurrent(tx, typed)) && (await setAside(tx, account, typed, now)) === 'changed') return 'changed'
    return WRITERS[as](tx, account, typed, now)
  })
}

/** Makes a version what the section is again. */
export function revertContent(
  db: Database,
  account: DeskAccount,
  { as, to, ...shown }: Shown & { as: keyof typeof WRITERS; to: number },
  now: Date,
): Promise<ContentOutcome> {
  return changeContent(db, async (tx) => {
    const found = await getVersion(tx, shown.section, to)
    if (found === null) return 'unknown'
    const fields = await withoutLostPictures(tx, found.fields)
    if (!(await isCurrent(tx, shown))) return 'changed'
    return WRITERS[as](tx, account, { section: shown.section, version: to, fields }, now)
  })
}

/** Takes the draft away; what it was stays among the versions. */
export function discardDraft(db: Database, account: DeskAccount, shown: Shown, now: Date): Promise<ContentOutcome> {
  return changeContent(db, async (tx) => {
    if (!(await isCurrent(tx, shown))) return 'changed'
    await removeTime(tx, account, shown.section, now)
    const waited = await removeDraft(tx, shown.section)
    if (waited === null) return 'same'
    await noteDiscarded(tx, account, shown.section, waited, now)
    return 'done'
  })
}

/**
 * Saves what was typed as the draft, and says when it is published by itself, or, where `at` is empty, that it is not.
 * @returns what keeps the time from being set
 */
export function scheduleContent(
  db: Database,
  account: DeskAccount,
  { at, ...typed }: Typed & { at: string },
  now: Date,
): Promise<DraftOutcome> {
  return changeContent(db, async (tx) => {
    if (!(await isCurrent(tx, typed)) && (await setAside(tx, account, typed, now)) === 'changed')
      return { kind: 'changed' }
    await draft(tx, account, typed, now)
    return setTime(tx, account, await holdSection(tx, typed.section), at, now)
  })
}
