import type { Logger } from 'pino'
import { isSectionName, type SectionName } from '@/lib/contract/content/sections'
import { type DeskCall, mayCall, type RecordList } from '@/lib/contract/desk/rights'
import { checkSection } from '@/provider/content/check'
import { publishSection, recordOfSection } from '@/provider/content/publish'
import { tagsOf } from '@/provider/content/sections'
import { changeContent } from '@/provider/content/store/content'
import { listSchedules, missSchedule, removeSchedule, type Schedule } from '@/provider/content/store/schedules'
import { getDraft, removeDraft } from '@/provider/content/store/versions'
import { DRAFTED_ROOMS } from '@/provider/desk/drafted-rooms'
import { getOpenAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { type Draft, type Drafted, missTime, publishAtTime } from '@/provider/desk/store/drafts'
import { holdDrafted, listDueInstitutions } from '@/provider/desk/store/institution-drafts'
import { holdImports, recordOfInstitution } from '@/provider/desk/store/institutions'
import { shown } from '@/provider/desk/routes/institution-answers'
import { getRecordDraft, listDueRecords, shelfOfRecord } from '@/provider/desk/store/record-draft-shelf'
import { reasonOf } from '@/provider/http/failures'
import type { Database } from '@/provider/platform/database'
import { startRounds } from '@/provider/platform/jobs'
import type { Revalidator } from '@/provider/platform/revalidator'

const LOOK_EVERY_MS = 10_000

async function listDue(db: Database, now: Date, section?: SectionName): Promise<Schedule[]> {
  return (await listSchedules(db, section)).filter(({ at, missed }) => missed === null && at <= now)
}

/** @returns whether the pages show something else now */
async function publishSectionAtTime(tx: Database, section: SectionName, now: Date): Promise<boolean> {
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

type Due = {
  call: DeskCall
  hold: (tx: Database) => Promise<Drafted | null>
  /** What is done with the draft of what is not there any more. */
  missGone?: (tx: Database, now: Date) => Promise<void>
}

/** Whether its time has come and nobody has seen to it: another provider may have while this one waited. */
const isDue = (draft: Draft | null, now: Date): draft is Draft =>
  draft !== null && draft.publishAt !== null && draft.publishAt <= now && draft.missed === null

/** The same of an institution or a record. */
async function publishDrafted(tx: Database, { call, hold, missGone }: Due, now: Date): Promise<boolean> {
  const drafted = await hold(tx)
  if (drafted === null) await missGone?.(tx, now)
  const draft = drafted?.draft ?? null
  if (!drafted || !isDue(draft, now) || draft.timeSetById === null) return false
  const account = await getOpenAccount(tx, draft.timeSetById)
  return publishAtTime(tx, account !== null && mayCall(account.role, call) ? account : null, drafted, now)
}

/** While an import runs an institution waits. */
const dueInstitution = (id: number): Due => ({
  call: 'POST /desk/institutions/{id}/draft',
  hold: async (tx) => ((await holdImports(tx)) ? holdDrafted(tx, id) : null),
})
const dueRecord = ({ list, id }: { list: RecordList; id: string }): Due => ({
  call: `POST /desk/${list}/{id}/draft`,
  hold: (tx) => DRAFTED_ROOMS[list].hold(tx, id),
  // A command took the record away. Should it come back, days later, the time is over.
  async missGone(tx, now) {
    const draft = await getRecordDraft(tx, list, id)
    const left = { record: DRAFTED_ROOMS[list].recordOf(id), shelf: shelfOfRecord(list, id) }
    if (isDue(draft, now)) await missTime(tx, left, draft, 'changed', now)
  },
})

/**
 * Publishes every draft whose time has come, also those whose time passed while no provider ran. Several providers may
 * do so at once: under the lock of content one does it, and the others find nothing left.
 * @returns which could not be published, and why: they keep no other from its page, and are tried again at the next look
 */
async function publishDue(db: Database, website: Revalidator, now: Date): Promise<Map<string, string>> {
  const failed = new Map<string, string>()
  async function attempt(of: string, work: () => Promise<boolean>, tell: () => void) {
    try {
      if (await work()) tell()
    } catch (error) {
      failed.set(of, reasonOf(error))
    }
  }
  for (const { section } of await listDue(db, now)) {
    const work = () => changeContent(db, (tx) => publishSectionAtTime(tx, section, now))
    await attempt(section, work, () => website.revalidate(tagsOf(section)))
  }
  for (const id of await listDueInstitutions(db, now)) {
    const work = () => db.transaction((tx) => publishDrafted(tx, dueInstitution(id), now))
    await attempt(recordOfInstitution(id), work, () => shown(website, id))
  }
  for (const due of await listDueRecords(db, now)) {
    const work = () => db.transaction((tx) => publishDrafted(tx, dueRecord(due), now))
    await attempt(`${due.list} ${due.id}`, work, () => website.revalidate(DRAFTED_ROOMS[due.list].tags))
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
