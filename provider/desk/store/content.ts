import type { SectionName } from '@/lib/contract/content/sections'
import { checkSection, problemsIn } from '@/provider/content/check'
import { publishSection, recordOfSection } from '@/provider/content/publish'
import { removeSchedule, listSchedules } from '@/provider/content/store/schedules'
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
import type { Database } from '@/provider/platform/database'
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

export async function isCurrent(tx: Database, { section, version }: Shown): Promise<boolean> {
  return ((await getHead(tx, section))?.number ?? 0) === version
}

/** Keeps what was typed while somebody else saved, unless it is what they wrote. */
export async function setAside(tx: Database, account: DeskAccount, typed: Typed, at: Date): Promise<ContentOutcome> {
  const { section, version: madeFrom, fields } = typed
  if (isDeepStrictEqual(await currentFields(tx, section), fields)) return 'same'
  const number = await addVersion(tx, section, { kind: 'aside', fields, madeFrom, author: account, at })
  await noteAudit(tx, account, at, {
    action: 'content-set-aside',
    record: recordOfSection(section),
    before: { version: madeFrom },
    after: { version: number },
  })
  return 'changed'
}

export async function draft(tx: Database, account: DeskAccount, typed: Typed, at: Date): Promise<ContentOutcome> {
  const { section, version: madeFrom, fields } = typed
  if (isDeepStrictEqual(await currentFields(tx, section), fields)) return 'same'
  const number = await addVersion(tx, section, { kind: 'draft', fields, madeFrom, author: account, at })
  await putDraft(tx, section, number)
  await noteAudit(tx, account, at, {
    action: 'content-drafted',
    record: recordOfSection(section),
    before: { version: madeFrom },
    after: { version: number },
  })
  return 'done'
}

async function publish(tx: Database, account: DeskAccount, typed: Typed, at: Date): Promise<ContentOutcome> {
  const { section, version: madeFrom, fields } = typed
  const checked = checkSection(section, fields)
  if ('problems' in checked) {
    await draft(tx, account, typed, at)
    return 'invalid'
  }
  const isChanged = await publishSection(tx, section, checked.fields, account, at, { madeFrom })
  await removeTime(tx, account, section, at)
  const hadDraft = await removeDraft(tx, section)
  if (isChanged) return 'done'
  if (hadDraft) await noteDiscarded(tx, account, section, madeFrom, at)
  return 'same'
}

const noteDiscarded = (tx: Database, account: DeskAccount, section: SectionName, version: number, at: Date) =>
  noteAudit(tx, account, at, { action: 'draft-discarded', record: recordOfSection(section), before: { version } })

/** Takes back the time at which a draft was to be published. @returns whether there was one */
export async function removeTime(
  tx: Database,
  account: DeskAccount,
  section: SectionName,
  now: Date,
): Promise<boolean> {
  const at = await removeSchedule(tx, section)
  if (at === null) return false
  await noteAudit(tx, account, now, {
    action: 'publish-time-removed',
    record: recordOfSection(section),
    before: { at: at.toISOString() },
  })
  return true
}

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
    if (!(await isCurrent(tx, shown))) return 'changed'
    return WRITERS[as](tx, account, { section: shown.section, version: to, fields: found.fields }, now)
  })
}

/** Takes the draft away; what it was stays among the versions. */
export function discardDraft(db: Database, account: DeskAccount, shown: Shown, now: Date): Promise<ContentOutcome> {
  return changeContent(db, async (tx) => {
    if (!(await isCurrent(tx, shown))) return 'changed'
    if (!(await removeDraft(tx, shown.section))) return 'same'
    await removeTime(tx, account, shown.section, now)
    await noteDiscarded(tx, account, shown.section, shown.version, now)
    return 'done'
  })
}
