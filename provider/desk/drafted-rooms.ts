import { type CacheTag, cacheTags } from '@/lib/contract/cache-tags'
import type { DraftedList, RecordList } from '@/lib/contract/desk/rights'
import { SHOWCASES } from '@/lib/contract/desk/showcase'
import { answerEvent } from '@/provider/calendar/routes'
import { answerNotification } from '@/provider/content/routes/notifications'
import { DATES } from '@/provider/desk/store/dates'
import type { Drafted } from '@/provider/desk/store/drafts'
import type { TimedEnd } from '@/provider/desk/store/ends'
import { FEE_SHEET_RECORDS } from '@/provider/desk/store/fee-sheets'
import { recordOfInstitution } from '@/provider/desk/store/institutions'
import { holdNewInstitution, listNewInstitutions } from '@/provider/desk/store/new-institutions'
import { NOTIFICATIONS } from '@/provider/desk/store/notifications'
import { PLANS } from '@/provider/desk/store/plans'
import { RANK_WORDS } from '@/provider/desk/store/rank-words'
import { holdDraftedRecord, listDraftedRecords, listWithDraft, type Waiting } from '@/provider/desk/store/record-drafts'
import { holdWithdrawal } from '@/provider/desk/store/record-ends'
import { recordOf } from '@/provider/desk/store/record-trail'
import type { RecordKind } from '@/provider/desk/store/records'
import { SCHOLARSHIPS } from '@/provider/desk/store/scholarships'
import { holdDraftedShowcase, listDraftedShowcases } from '@/provider/desk/store/showcase-drafts'
import { recordOfShowcase } from '@/provider/desk/store/showcases'
import { TEMPLATES } from '@/provider/desk/store/templates'
import { answerPlan } from '@/provider/payments/routes/plans'
import type { Database } from '@/provider/platform/database'
import { SHOWCASE_TAGS } from '@/provider/platform/revalidate'

/** Whether plans can be bought here. */
type Shop = { hasCheckout: boolean }
/** The drafts of a kind of record, whatever that kind is. */
type DraftedRoom = {
  tags: readonly CacheTag[]
  /** What the audit trail calls the record of an id, also of one that is gone. */
  recordOf: (id: string) => string
  /** Those that wait of the room, without waiting for anybody; of a record that is gone none. */
  list: (db: Database, drafts: readonly Waiting[]) => Promise<ReadonlyMap<string, Drafted>>
  hold: (tx: Database, id: string) => Promise<Drafted | null>
}
/** The same of records that are added and withdrawn. */
type RecordsRoom = DraftedRoom & {
  /** The same with the time at which it is withdrawn; of a record that is gone `null`. */
  holdEnd: (tx: Database, id: string) => Promise<TimedEnd | null>
  /** What all records of the room say, by their ids. */
  values: (db: Database) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>
  /** What the public call of the list answers with the draft of one in its place; none where no page is made of that. */
  preview?: (db: Database, of: Shop & { id: string }) => Promise<unknown>
}

function room<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  /** `drafted`: the one of which the draft is shown. */
  answer?: (rows: readonly Row[], of: Shop & { drafted: Row | null }) => unknown,
): RecordsRoom {
  return {
    tags: kind.tags,
    recordOf: (id) => recordOf(kind.trail, id),
    list: (db, drafts) => listDraftedRecords(db, kind, drafts),
    holdEnd: (tx, id) => holdWithdrawal(tx, kind, id),
    values: async (db) => new Map((await kind.list(db)).map((row) => [kind.trail.idOf(row), kind.cellsOf(row)])),
    hold: async (tx, id) => (await holdDraftedRecord(tx, kind, id))?.drafted ?? null,
    ...(answer && {
      async preview(db, { id, ...shop }) {
        const { rows, drafted } = await listWithDraft(db, kind, id)
        return answer(rows, { ...shop, drafted })
      },
    }),
  }
}

const showcaseOf = (id: string) => SHOWCASES.find((each) => each === id)

/** The kinds of records that the desk keeps one at a time: what waits of each, and what its page would show. */
export const DRAFTED_ROOMS: Readonly<Record<RecordList, RecordsRoom>> = {
  dates: room(DATES, (rows) => ({
    data: rows.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay)).map(answerEvent),
  })),
  plans: room(PLANS, (rows, { hasCheckout }) => ({
    all_plans: rows.toSorted((one, other) => one.position - other.position).map(answerPlan),
    checkout: hasCheckout,
  })),
  // Whoever looks at one that is to come sees it, whatever its time.
  notifications: room(NOTIFICATIONS, (rows, { drafted }) => ({
    data: {
      notifications: rows.map((row) =>
        answerNotification(row === drafted ? { ...row, startsAt: null, endsAt: null } : row),
      ),
    },
  })),
  scholarships: room(SCHOLARSHIPS, (data) => ({ data })),
  // The newest leads: a draft of an earlier year's is no newer one.
  'fee-sheets': room(FEE_SHEET_RECORDS, (rows) => ({
    data: rows.toSorted((one, other) => other.year.localeCompare(one.year)),
  })),
  'rank-words': room(RANK_WORDS),
  templates: room(TEMPLATES),
}

/** Whatever has a draft in `record_drafts`: of institutions those that are not there yet. */
export const DRAFTED: Readonly<Record<DraftedList, DraftedRoom>> = {
  ...DRAFTED_ROOMS,
  showcases: {
    tags: SHOWCASE_TAGS,
    recordOf: recordOfShowcase,
    list: (db, drafts) =>
      listDraftedShowcases(
        db,
        drafts.flatMap(({ recordId }) => showcaseOf(recordId) ?? []),
      ),
    async hold(tx, id) {
      const list = showcaseOf(id)
      return list === undefined ? null : holdDraftedShowcase(tx, list)
    },
  },
  institutions: {
    tags: [cacheTags.directory],
    recordOf: recordOfInstitution,
    list: (_, drafts) => Promise.resolve(listNewInstitutions(drafts)),
    hold: holdNewInstitution,
  },
}

/** How a link names the record of which it shows the draft; `null`: no page shows it. */
export const recordPreviewKey = (list: RecordList, id: string) =>
  DRAFTED_ROOMS[list].preview === undefined ? null : `${list}-${id}`
