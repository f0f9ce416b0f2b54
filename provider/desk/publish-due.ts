import type { Logger } from 'pino'
import { isSectionName, type SectionName } from '@/lib/contract/content/sections'
import { mayCall } from '@/lib/contract/desk/rights'
import { checkSection } from '@/provider/content/check'
import { publishSection, recordOfSection } from '@/provider/content/publish'
import { tagsOf } from '@/provider/content/sections'
import { changeContent } from '@/provider/content/store/content'
import { listSchedules, missSchedule, removeSchedule, type Schedule } from '@/provider/content/store/schedules'
import { getDraft, removeDraft } from '@/provider/content/store/versions'
import { getOpenAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import {
  type Draft,
  getInstitutionDraft,
  listDueDrafts,
  missOf,
  missTime,
  removeDraft as removeInstitutionDraft,
} from '@/provider/desk/store/institution-drafts'
import { holdImports, holdInstitution, recordOfInstitution, writeSaid } from '@/provider/desk/store/institutions'
import { shown } from '@/provider/desk/routes/institution-answers'
import { checkInstitution } from '@/provider/edits/check'
import { valuesOf } from '@/provider/edits/fields'
import { reasonOf } from '@/provider/http/failures'
import type { Database } from '@/provider/platform/database'
import { startRounds } from '@/provider/platform/jobs'
import type { Revalidator } from '@/provider/platform/revalidator'

const LOOK_EVERY_MS = 10_000

async function listDue(db: Database, now: Date, section?: SectionName): Promise<Schedule[]> {
  return (await listSchedules(db, section)).filter(({ at, missed }) => missed === null && at <= now)
}

/** @returns whether the pages show something else now */
async function publishAtTime(tx: Database, section: SectionName, now: Date): Promise<boolean> {
  // Another provider may have done it while this one waited for the lock.
  const [due] = await listDue(tx, now, section)
  const draft = await getDraft(tx, section)
  if (due === undefined || draft === null) return false
  const author = { id: due.accountId, name: due.by }
  const account = await getOpenAccount(tx, due.accountId)
  const isTheirs = account !== null && mayCall(account.role, 'POST /desk/content/{section}/schedule')
  const checked = checkSection(section, draft.fields)
  if (!isTheirs || 'problems' in checked) {
    const why = isTheirs ? 'invalid' : 'forbidden'
    await missSchedule(tx, section, why)
    const after = { at: due.at.toISOString(), why }
    await noteAudit(tx, author, now, { action: 'publish-time-missed', record: recordOfSection(section), after })
    return false
  }
  const how = { madeFrom: draft.number, isAtTime: true }
  const isChanged = await publishSection(tx, section, checked.fields, author, now, how)
  await removeSchedule(tx, section)
  await removeDraft(tx, section)
  return isChanged
}

const isDue = (draft: Draft, now: Date) => draft.publishAt !== null && draft.publishAt <= now && draft.missed === null

/** The same of an institution. While an import runs it waits. */
async function publishInstitution(tx: Database, id: number, now: Date): Promise<boolean> {
  if (!(await holdImports(tx))) return false
  const row = await holdInstitution(tx, id)
  const draft = row && (await getInstitutionDraft(tx, id))
  if (!row || !draft || !isDue(draft, now) || draft.timeSetById === null) return false
  const account = await getOpenAccount(tx, draft.timeSetById)
  const isTheirs = account !== null && mayCall(account.role, 'POST /desk/institutions/{id}/draft')
  const { changed } = checkInstitution(valuesOf(row), draft.said)
  const why = missOf(row, draft) ?? (isTheirs ? (changed === null ? 'invalid' : null) : 'forbidden')
  if (why !== null || account === null || changed === null) {
    await missTime(tx, id, why ?? 'forbidden')
    const after = { at: draft.publishAt?.toISOString() ?? null, why }
    const author = { id: draft.timeSetById, name: draft.timeSetBy ?? '' }
    await noteAudit(tx, author, now, { action: 'publish-time-missed', record: recordOfInstitution(id), after })
    return false
  }
  const isChanged = Object.keys(changed).length > 0
  if (isChanged) await writeSaid(tx, account, row, changed, now, {}, 'content-published-at-time')
  await removeInstitutionDraft(tx, id)
  return isChanged
}

/**
 * Publishes every draft whose time has come, also those whose time passed while no provider ran. Several providers may
 * do so at once: under the lock of content one does it, and the others find nothing left.
 * @returns which could not be published, and why: they keep no other from its page, and are tried again at the next look
 */
async function publishDue(db: Database, website: Revalidator, now: Date): Promise<Map<string, string>> {
  const failed = new Map<string, string>()
  for (const { section } of await listDue(db, now)) {
    try {
      const isChanged = await changeContent(db, (tx) => publishAtTime(tx, section, now))
      if (isChanged) website.revalidate(tagsOf(section))
    } catch (error) {
      failed.set(section, reasonOf(error))
    }
  }
  for (const id of await listDueDrafts(db, now)) {
    try {
      if (await db.transaction((tx) => publishInstitution(tx, id, now))) shown(website, id)
    } catch (error) {
      failed.set(recordOfInstitution(id), reasonOf(error))
    }
  }
  return failed
}

/** What looks again and again: of a draft that cannot be published it logs one line, for as long as the reason is the same. */
export function publisher(db: Database, website: Revalidator, log: Logger): (now: Date) => Promise<void> {
  let before = new Map<string, string>()
  return async (now) => {
    const failed = await publishDue(db, website, now)
    for (const [of, error] of failed) {
      const place = isSectionName(of) ? { section: of } : { record: of }
      if (before.get(of) !== error) log.error({ ...place, error }, 'a draft could not be published at its time')
    }
    before = failed
  }
}

export function startPublishing(db: Database, website: Revalidator, log: Logger): void {
  const look = publisher(db, website, log)
  startRounds(LOOK_EVERY_MS, log, 'drafts whose time has come could not be published', () => look(new Date()))
}
