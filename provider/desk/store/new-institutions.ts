import { codedField } from '@/lib/contract/text-fields'
import { NOT_THERE, UNWRITTEN } from '@/lib/contract/desk/draft'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/contract/language'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import {
  changeDraft,
  type Draft,
  type DraftAsked,
  type Drafted,
  missOf,
  versionOfForm,
} from '@/provider/desk/store/drafts'
import { onHeld, tidySent } from '@/provider/desk/store/institution-drafts'
import type { CoursesOutcome } from '@/provider/desk/store/institution-courses'
import { readDraft, valuesOfWhole, type Whole, writeParts } from '@/provider/desk/store/institution-whole'
import { BLANK, insertInstitution, recordOfInstitution } from '@/provider/desk/store/institutions'
import { keepNew, type NewOutcome, noteAdded } from '@/provider/desk/store/new-drafts'
import { draftStoreOfRecord, getRecordDraft, holdRecordDraft } from '@/provider/desk/store/record-draft-store'
import type { Waiting } from '@/provider/desk/store/record-drafts'
import type { institutes } from '@/provider/directory/store/schema'
import { problemsOfPage } from '@/provider/edits/page-parts'
import { readPastedCourses } from '@/provider/edits/paste-courses'
import type { Database } from '@/provider/platform/database'

/** Drafts of institutions that are not there yet: beside nothing, as those of records are (ADR 156, 170). */

const NO_TIME = new Date(0)
/** What a draft of one is written over. */
export const BLANK_ROW: typeof institutes.$inferSelect = {
  ...{ ...BLANK, id: UNWRITTEN, state: 'Karnataka', brochure: null, brochure_kn: null, imageUrl: null },
  ...{ alternativeNames: [], streamIds: [], gallery: [], overviews: [], admissions: [], placements: [] },
  ...{ recruiters: [], facilities: [], averageRating: null, reviewCount: 0, isSample: false },
  ...{ retiredAt: null, successorId: null, createdAt: NO_TIME, updatedAt: NO_TIME },
}
const NOTHING: Whole = { row: BLANK_ROW, courses: [], pictures: { logo: null, gallery: [], rows: [] } }

function newInstitution(id: string, draft: Draft | null): Drafted {
  const record = recordOfInstitution(id)
  return {
    ...{ record, version: NOT_THERE, values: valuesOfWhole(NOTHING), draft, miss: draft && missOf(NOT_THERE, draft) },
    store: draftStoreOfRecord('institutions', id),
    flawsOf: (said) => readDraft(NOTHING, said).flaws,
    problemsOf: problemsOfPage,
    async publish(tx, account, said, now, { action }) {
      const read = readDraft(NOTHING, said)
      if (read.flaws !== null) return false
      const row = await insertInstitution(tx, account, read.changed, now)
      await writeParts(tx, account, { ...NOTHING, row }, read, now)
      await noteAdded(tx, account, { record, id: String(row.id) }, now, action)
      return true
    },
    versionAt: () => Promise.resolve(null),
  }
}

/** The draft of one, without waiting for anybody; `null`: there is none of that name. */
export async function getNewInstitution(db: Database, id: string): Promise<Drafted | null> {
  const draft = await getRecordDraft(db, 'institutions', id)
  return draft && newInstitution(id, draft)
}

/** The same, which nobody else changes until the transaction ends. */
export async function holdNewInstitution(tx: Database, id: string): Promise<Drafted | null> {
  const draft = await holdRecordDraft(tx, 'institutions', id)
  return draft && newInstitution(id, draft)
}

/** What would become of courses that are pasted for one, where none stand yet; its kind, which it may lack, decides of no row. */
export async function previewNewCourses(db: Database, id: string, text: string): Promise<CoursesOutcome> {
  if ((await getNewInstitution(db, id)) === null) return { kind: 'unknown' }
  return { kind: 'preview', ...readPastedCourses(text, BLANK_ROW.typeId, NOTHING.courses) }
}

export const listNewInstitutions = (drafts: readonly Waiting[]) =>
  new Map(drafts.map((draft) => [draft.recordId, newInstitution(draft.recordId, draft)]))

/** By its name its colleagues find it: without one it is not kept. */
const NAMELESS = {
  kind: 'invalid',
  flaws: new Map([[codedField('name', DEFAULT_LANGUAGE), 'needed']]),
} as const
const NAMES: readonly string[] = LANGUAGES.map((language) => codedField('name', language))
const isNameless = (said: DraftAsked['sent']) => NAMES.every((name) => !said[name]?.trim())
const withoutNames = (said: DraftAsked['sent']) =>
  Object.fromEntries(Object.entries(said).filter(([name]) => !NAMES.includes(name)))

export function keepNewInstitution(
  db: Database,
  account: DeskAccount,
  sent: DraftAsked['sent'],
  now: Date,
): Promise<NewOutcome> {
  if (isNameless(sent)) return Promise.resolve(NAMELESS)
  return db.transaction((tx) => keepNew(tx, account, (id) => newInstitution(id, null), tidySent(sent), now))
}

export const changeNewInstitution = (db: Database, account: DeskAccount, id: string, asked: DraftAsked, now: Date) =>
  onHeld(db, holdNewInstitution, id, asked.action === 'publish', async (tx, drafted) => {
    // Pictures have no room there (ADR 170).
    const sent = tidySent({ ...asked.sent, pictures: undefined })
    if (asked.action === 'discard' || !isNameless({ ...drafted.draft?.said, ...sent }))
      return changeDraft(tx, account, drafted, { ...asked, sent }, now)
    // What was to be kept stands in its form again, as it was typed.
    if (asked.action === 'keep') return versionOfForm(drafted) === asked.version ? NAMELESS : { kind: 'changed' }
    // It is called as before, and keeps whatever else was typed.
    const kept = { ...asked, action: 'keep', sent: withoutNames(sent) } as const
    const outcome = await changeDraft(tx, account, drafted, kept, now)
    return outcome.kind === 'done' ? NAMELESS : outcome
  })
