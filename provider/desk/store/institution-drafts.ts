import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { DRAFTED_INSTITUTION } from '@/lib/contract/desk/institution'
import { isPagePart } from '@/lib/contract/desk/institution-page'
import { partWords } from '@/lib/rules/desk/institution-page'
import { unreadSince, versionAt } from '@/lib/rules/desk/versions'
import { parseJson } from '@/lib/rules/text/parse-json'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { listAuditOf } from '@/provider/desk/store/audit'
import {
  changeDraft,
  type Draft,
  type DraftAsked,
  type Drafted,
  type DraftOutcome,
  missOf,
  revert,
  type RevertAsked,
  type DraftStore,
} from '@/provider/desk/store/drafts'
import { lostAmong, withoutLostPictures } from '@/provider/desk/store/content-pictures'
import { listCourses } from '@/provider/desk/store/institution-courses'
import { getPictures, holdPictures, listPictureRows } from '@/provider/desk/store/institution-pictures'
import { tidyNames } from '@/provider/desk/store/institution-names'
import {
  readDraft,
  valuesOfWhole,
  versionOfWhole,
  type Whole,
  type Words,
  writeParts,
} from '@/provider/desk/store/institution-whole'
import { holdImports, holdInstitution, recordOfInstitution, writeSaid } from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import { draftedIn, goneIn, settledPictures } from '@/provider/edits/drafted-pictures'
import { type EditedCourse, instituteDrafts } from '@/provider/edits/edit-tables'
import { problemsOfPage, tidyPage } from '@/provider/edits/page-parts'
import { readPastedCourses } from '@/provider/edits/paste-courses'
import { publishedAddress } from '@/provider/pictures/upload-address'
import type { Database } from '@/provider/platform/database'

type Row = Whole['row']

const draftStoreOf = (instituteId: number): DraftStore => ({
  async put(tx, set) {
    const [kept] = await tx
      .insert(instituteDrafts)
      .values({ instituteId, ...set })
      .onConflictDoUpdate({ target: instituteDrafts.instituteId, set })
      .returning()
    if (kept === undefined) throw new Error('the draft was not written')
    return kept
  },
  change: (tx, set) => tx.update(instituteDrafts).set(set).where(eq(instituteDrafts.instituteId, instituteId)),
  remove: (tx) => tx.delete(instituteDrafts).where(eq(instituteDrafts.instituteId, instituteId)),
})

/** The draft of an institution, its pictures settled with those that stand by now. */
export async function getInstitutionDraft(db: Database, id: number): Promise<Draft | null> {
  const [found] = await db.select().from(instituteDrafts).where(eq(instituteDrafts.instituteId, id))
  if (found === undefined) return null
  const { was, said } = found
  const now = said.pictures === undefined ? null : await getPictures(db, id)
  if (said.pictures === undefined || now === null) return found
  const pictures = settledPictures(now, was.pictures ?? '', await withPublished(db, said.pictures))
  return { ...found, said: { ...said, pictures } }
}

/** What a version said, with the pictures that are there. */
async function withPictures(db: Database, said: Words | null): Promise<Words | null> {
  if (said === null) return null
  const words = Object.entries(said).map(async ([name, value]) => {
    if (name === 'pictures') return [name, await withPublished(db, value)] as const
    const part = isPagePart(name) ? parseJson(value) : undefined
    const kept = await withoutLostPictures(db, part)
    return [name, kept === part ? value : partWords(kept)] as const
  })
  return Object.fromEntries(await Promise.all(words))
}

/** What was uploaded for a draft and lies there no more was published since, or is gone. */
async function withPublished(db: Database, words: string) {
  const lost = await lostAmong(db, draftedIn(words))
  return lost.reduce((said, address) => said.replaceAll(address, publishedAddress(address)), words)
}

/** An institution with its draft. */
const draftedInstitution = (whole: Whole, draft: Draft | null): Drafted => {
  const { row } = whole
  const { id } = row
  const version = versionOfWhole(whole)
  return {
    ...{ record: recordOfInstitution(id), version, values: valuesOfWhole(whole), draft },
    miss: draft && missOf(version, draft),
    store: draftStoreOf(id),
    flawsOf: (said, noted) => readDraft(whole, said, noted).flaws,
    problemsOf: problemsOfPage,
    async publish(tx, account, said, now, { action, ...of }) {
      const read = readDraft(whole, said, of)
      if (read.flaws !== null) return false
      const { changed } = read
      const hasFields = Object.keys(changed).length > 0
      if (hasFields) await writeSaid(tx, account, row, changed, now, of, action)
      const hasParts = await writeParts(tx, account, whole, read, now, { action, ...of })
      return hasFields || hasParts
    },
    async versionAt(tx, to) {
      const history = await listAuditOf(tx, recordOfInstitution(id))
      return withPictures(tx, versionAt(DRAFTED_INSTITUTION, valuesOfWhole(whole), history, to))
    },
  }
}

/** What belongs to each of these institutions. */
async function wholesOf(db: Database, rows: readonly Row[]): Promise<(row: Row) => Whole> {
  const ids = rows.map(({ id }) => id)
  const [courses, pictures] = await Promise.all([listCourses(db, ids), listPictureRows(db, ids)])
  return (row) => ({
    ...{ row, courses: courses.get(row.id) ?? [] },
    pictures: { logo: row.imageUrl, gallery: row.gallery, rows: pictures.get(row.id) ?? [] },
  })
}

/** An institution that was read, with its courses, its pictures and its draft. */
export async function withDraft(db: Database, row: Row): Promise<Drafted> {
  const wholeOf = await wholesOf(db, [row])
  return draftedInstitution(wholeOf(row), await getInstitutionDraft(db, row.id))
}

/**
 * What an institution said after an entry of its history, of the fields that say something else now, and which of them
 * something else than an entry has changed since. `null`: there is no such version.
 */
export async function getInstitutionVersion(db: Database, row: Row, to: number) {
  const { record, values } = await withDraft(db, row)
  const history = await listAuditOf(db, record)
  const said = await withPictures(db, versionAt(DRAFTED_INSTITUTION, values, history, to))
  const pictures = await getPictures(db, row.id)
  return (
    said && {
      ...{ said, unread: unreadSince(DRAFTED_INSTITUTION, values, history, to).fields },
      gone: pictures === null ? [] : goneIn(pictures, said.pictures ?? ''),
    }
  )
}

/** Holds an institution with its draft until the transaction ends. */
export async function holdDrafted(tx: Database, id: number): Promise<Drafted | null> {
  const row = await holdInstitution(tx, id)
  await holdPictures(tx, id)
  return row && withDraft(tx, row)
}

/** The courses of an institution as they would be with its draft, but for rows that cannot be taken. */
export const coursesWithDraft = (table: string, typeId: number, courses: readonly EditedCourse[]) =>
  readPastedCourses(table, typeId, courses).rows.flatMap(({ course, fate }) =>
    course === null || fate === 'wrong' ? [] : course,
  )

/** Drafts, the latest first, with the institution that they are to change. */
export async function listInstitutionDrafts(db: Database) {
  const rows = await db
    .select({ row: institutes, draft: instituteDrafts })
    .from(instituteDrafts)
    .innerJoin(institutes, eq(institutes.id, instituteDrafts.instituteId))
    .orderBy(desc(instituteDrafts.at))
  const wholeOf = await wholesOf(
    db,
    rows.map(({ row }) => row),
  )
  return rows.map(({ row, draft }) => ({ id: row.id, name: row.name, version: versionOfWhole(wholeOf(row)), draft }))
}

/** Of which institutions the time has come. */
export async function listDueInstitutions(db: Database, now: Date): Promise<number[]> {
  const isDue = and(lte(instituteDrafts.publishAt, now), isNull(instituteDrafts.missed))
  const rows = await db.select({ id: instituteDrafts.instituteId }).from(instituteDrafts).where(isDue)
  return rows.map(({ id }) => id)
}

type Outcome = DraftOutcome | { kind: 'importing' }

/** What is done with an institution that is held; what publishes waits for no import. */
export const onHeld = <Id>(
  db: Database,
  hold: (tx: Database, id: Id) => Promise<Drafted | null>,
  id: Id,
  isPublishing: boolean,
  work: (tx: Database, drafted: Drafted) => Promise<Outcome>,
) =>
  db.transaction(async (tx): Promise<Outcome> => {
    if (isPublishing && !(await holdImports(tx))) return { kind: 'importing' }
    const drafted = await hold(tx, id)
    return drafted === null ? { kind: 'unknown' } : work(tx, drafted)
  })

/** What was sent, in the one spelling that the trail has, so that what stands there is no difference. */
export const tidySent = ({ names, table, ...others }: DraftAsked['sent']): DraftAsked['sent'] => ({
  ...others,
  ...(names !== undefined && { names: tidyNames(names) }),
  ...(table !== undefined && { table: table.replace(/\r\n?/g, '\n') }),
  ...tidyPage(others),
})

export const changeInstitutionDraft = (db: Database, account: DeskAccount, id: number, asked: DraftAsked, now: Date) =>
  onHeld(db, holdDrafted, id, asked.action === 'publish', (tx, drafted) =>
    changeDraft(tx, account, drafted, { ...asked, sent: tidySent(asked.sent) }, now),
  )

export const revertInstitution = (db: Database, account: DeskAccount, id: number, asked: RevertAsked, now: Date) =>
  onHeld(db, holdDrafted, id, asked.as === 'published', (tx, drafted) => revert(tx, account, drafted, asked, now))
