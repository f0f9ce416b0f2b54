import type { Logger } from 'pino'
import type { SectionName } from '@/lib/contract/content/sections'
import { endCall, type EndingList } from '@/lib/contract/desk/end'
import { type DeskCall, draftCall, type DraftedList, mayCall } from '@/lib/contract/desk/rights'
import { tagsOf } from '@/provider/content/sections'
import { listSchedules } from '@/provider/content/store/schedules'
import { DRAFTED, DRAFTED_ROOMS } from '@/provider/desk/drafted-rooms'
import { getOpenAccount } from '@/provider/desk/store/accounts'
import { holdSection } from '@/provider/desk/store/content'
import { isDue, missTime, publishAtTime, type Timed } from '@/provider/desk/store/draft-times'
import { dropGone, listDueEnds } from '@/provider/desk/store/ends'
import { holdDrafted, listDueInstitutions } from '@/provider/desk/store/institution-drafts'
import { holdRetirement } from '@/provider/desk/store/institution-state'
import { holdImports, recordOfInstitution } from '@/provider/desk/store/institutions'
import { shown } from '@/provider/desk/routes/institution-answers'
import { getRecordDraft, listDueRecords, draftStoreOfRecord } from '@/provider/desk/store/record-draft-store'
import { reasonOf } from '@/provider/http/failures'
import type { Database } from '@/provider/platform/database'
import { startRounds } from '@/provider/platform/jobs'
import type { Revalidator } from '@/provider/platform/revalidator'

const LOOK_EVERY_MS = 10_000

type Words = Readonly<Record<string, string>>
type Due<Said> = {
  call: DeskCall
  hold: (tx: Database) => Promise<Timed<Said> | null>
  /** What is done with the draft of what is not there any more. */
  missGone?: (tx: Database, now: Date) => Promise<void>
}

/** Publishes a draft whose time has come. @returns whether the pages show something else now */
async function publishDrafted<Said>(tx: Database, { call, hold, missGone }: Due<Said>, now: Date): Promise<boolean> {
  const held = await hold(tx)
  if (held === null) await missGone?.(tx, now)
  const draft = held?.draft ?? null
  if (!held || !isDue(draft, now) || draft.timeSetById === null) return false
  const account = await getOpenAccount(tx, draft.timeSetById)
  return publishAtTime(tx, account !== null && mayCall(account.role, call) ? account : null, held, now)
}

const dueSection = (section: SectionName): Due<unknown> => ({
  call: 'POST /desk/content/{section}/schedule',
  hold: (tx) => holdSection(tx, section),
})
/** While an import runs an institution waits. */
const dueInstitution = (id: number): Due<Words> => ({
  call: 'POST /desk/institutions/{id}/draft',
  hold: async (tx) => ((await holdImports(tx)) ? holdDrafted(tx, id) : null),
})
const dueRecord = ({ list, id }: { list: DraftedList; id: string }): Due<Words> => ({
  call: draftCall(list),
  hold: (tx) => DRAFTED[list].hold(tx, id),
  // A command took the record away. Should it come back, days later, the time is over.
  async missGone(tx, now) {
    const draft = await getRecordDraft(tx, list, id)
    const left = { record: DRAFTED[list].recordOf(id), store: draftStoreOfRecord(list, id) }
    if (isDue(draft, now)) await missTime(tx, left, draft, 'changed', now)
  },
})

/** What is gone, or has ended otherwise, needs no time any more; its history says that it was missed. */
const dueEnd = ({ list, id }: { list: EndingList; id: string }): Due<Words> => ({
  call: endCall(list),
  hold: (tx) => (list === 'institutions' ? holdRetirement(tx, Number(id)) : DRAFTED_ROOMS[list].holdEnd(tx, id)),
  missGone(tx, now) {
    const record = list === 'institutions' ? recordOfInstitution(Number(id)) : DRAFTED_ROOMS[list].recordOf(id)
    return dropGone(tx, { list, id, record }, now)
  },
})
/** While an import runs an institution waits. */
const isHeldBack = async (tx: Database, list: DraftedList) => list === 'institutions' && !(await holdImports(tx))

/** What has ended nobody is shown once more: not even the last good copy. */
function tellEnd(website: Revalidator, { list, id }: { list: EndingList; id: string }) {
  if (list === 'institutions') shown(website, Number(id))
  else website.revalidate(DRAFTED_ROOMS[list].tags, true)
}

/**
 * Publishes every draft whose time has come, and ends what was to end, also those whose time passed while no provider ran. Several providers may
 * do so at once: under the lock of content one does it, and the others find nothing left.
 * @returns what could not be done, and why: it keeps nothing else from its page, and is tried again at the next look
 */
async function publishDue(db: Database, website: Revalidator, now: Date): Promise<Failures> {
  const failed: Failures = new Map()
  async function attempt(what: Attempted, work: () => Promise<boolean>, tell: () => void) {
    try {
      if (await work()) tell()
    } catch (error) {
      failed.set(JSON.stringify(what), { ...what, reason: reasonOf(error) })
    }
  }
  for (const { section } of (await listSchedules(db)).filter((time) => isDue(time, now))) {
    const work = () => db.transaction((tx) => publishDrafted(tx, dueSection(section), now))
    await attempt({ of: { section }, said: UNPUBLISHED }, work, () => website.revalidate(tagsOf(section)))
  }
  for (const id of await listDueInstitutions(db, now)) {
    const work = () => db.transaction((tx) => publishDrafted(tx, dueInstitution(id), now))
    await attempt({ of: { record: recordOfInstitution(id) }, said: UNPUBLISHED }, work, () => shown(website, id))
  }
  for (const due of await listDueRecords(db, now)) {
    const work = () =>
      db.transaction(async (tx) => !(await isHeldBack(tx, due.list)) && publishDrafted(tx, dueRecord(due), now))
    const tell = () => website.revalidate(DRAFTED[due.list].tags)
    await attempt({ of: { record: `${due.list} ${due.id}` }, said: UNPUBLISHED }, work, tell)
  }
  for (const due of await listDueEnds(db, now)) {
    const work = () =>
      db.transaction(async (tx) => !(await isHeldBack(tx, due.list)) && publishDrafted(tx, dueEnd(due), now))
    await attempt({ of: { record: `${due.list} ${due.id}` }, said: UNENDED }, work, () => tellEnd(website, due))
  }
  return failed
}

const UNPUBLISHED = 'a draft could not be published at its time'
const UNENDED = 'what was to end at its time could not'
type Attempted = { of: { section: SectionName } | { record: string }; said: string }
type Failures = Map<string, Attempted & { reason: string }>

/** What looks again and again: of what fails it logs one line, for as long as the reason is the same. */
export function publisher(db: Database, website: Revalidator, log: Logger): (now: Date) => Promise<void> {
  let before: Failures = new Map()
  return async (now) => {
    const failed = await publishDue(db, website, now)
    for (const [what, { of, said, reason }] of failed) {
      if (before.get(what)?.reason !== reason) log.error({ ...of, error: reason }, said)
    }
    before = failed
  }
}

export function startPublishing(db: Database, website: Revalidator, log: Logger): void {
  const look = publisher(db, website, log)
  startRounds(LOOK_EVERY_MS, log, 'what is due could not be published or ended', () => look(new Date()))
}
