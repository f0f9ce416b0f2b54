import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { DRAFTED_INSTITUTION } from '@/lib/contract/desk/institution'
import { isPagePart } from '@/lib/contract/desk/institution-page'
import { courseTable } from '@/lib/rules/desk/course-table'
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
import { withoutLostPictures } from '@/provider/desk/store/content-pictures'
import { listCourses, writeCourses } from '@/provider/desk/store/institution-courses'
import { writePage } from '@/provider/desk/store/institution-page'
import type { Noted } from '@/provider/desk/store/draft-times'
import { draftedNames, tidyNames } from '@/provider/desk/store/institution-names'
import {
  holdImports,
  holdInstitution,
  recordOfInstitution,
  versionOf,
  writeSaid,
} from '@/provider/desk/store/institutions'
import { versionOfValue } from '@/provider/desk/store/version'
import { institutes } from '@/provider/directory/store/schema'
import { checkInstitution } from '@/provider/edits/check'
import { type EditedCourse, instituteDrafts } from '@/provider/edits/edit-tables'
import { valuesOf, withSaid } from '@/provider/edits/fields'
import { problemsOfPage, tidyPage, wordsOfPage } from '@/provider/edits/page-parts'
import { readPastedCourses } from '@/provider/edits/paste-courses'
import { changeNames, namesInLine } from '@/provider/names/change-names'
import type { Database } from '@/provider/platform/database'

type Row = NonNullable<Awaited<ReturnType<typeof holdInstitution>>>

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

export async function getInstitutionDraft(db: Database, id: number): Promise<Draft | null> {
  const [found] = await db.select().from(instituteDrafts).where(eq(instituteDrafts.instituteId, id))
  return found ?? null
}

type Words = Readonly<Record<string, string>>
/** An institution with all that a draft may change of it. */
export type Whole = { row: Row; courses: readonly EditedCourse[] }

function versionOfWhole({ row, courses }: Whole) {
  // One without any of these has the version that it had before they could be said.
  const page = Object.entries(wordsOfPage(row)).filter(([, words]) => words !== '')
  return `${versionOf(row)}.${versionOfValue([row.alternativeNames, courses, ...page])}`
}

export const valuesOfWhole = ({ row, courses }: Whole) => ({
  ...valuesOf(row),
  names: namesInLine(row.alternativeNames),
  table: courseTable(courses),
  ...wordsOfPage(row),
})

/**
 * What a draft changes of an institution, or why it cannot. What it does not name stays, and nothing of it is looked at.
 * @param noted of what a version said, which stood once, no course is one too many
 */
export function readDraft({ row, courses }: Whole, said: Words, { version }: Noted = {}) {
  const { changed, flaws } = checkInstitution(valuesOf(row), said)
  const { typeId, name } = withSaid(row, changed ?? {})
  const most = version === undefined ? undefined : Infinity
  const taught = said.table === undefined ? courses : readPastedCourses(said.table, typeId, courses, most).after
  const names = said.names === undefined ? NO_NAMES : draftedNames(row.id, name, row.alternativeNames, said.names)
  const page = Object.fromEntries(Object.entries(said).filter(([name]) => isPagePart(name)))
  const problems = problemsOfPage(page)
  if (changed !== null && taught !== null && names !== null && problems.length === 0)
    return { changed, taught, names, page, flaws: null }
  const wrong = new Map<string, string>(flaws ?? [])
  if (taught === null) wrong.set('table', 'unread')
  if (names === null) wrong.set('names', 'unread')
  for (const { path } of problems) wrong.set(path.split('.', 1)[0] ?? path, 'unread')
  return { flaws: wrong }
}
const NO_NAMES: { gone: string[]; fresh: string[] } = { gone: [], fresh: [] }

type ReadParts = { taught: readonly EditedCourse[]; names: typeof NO_NAMES; page: Words }
/** Puts what a draft says besides its fields before the public. @returns whether it says anything else than stands there */
export async function writeParts(
  tx: Database,
  account: DeskAccount,
  { row, courses }: Whole,
  { taught, names, page }: ReadParts,
  now: Date,
  { action, ...of }: Noted = {},
) {
  const { id } = row
  const changes = {
    courses: taught !== courses,
    names: names.gone.length + names.fresh.length > 0,
    page: Object.keys(page).length > 0,
  }
  if (changes.courses) await writeCourses(tx, account, id, { before: courses, after: taught }, now, of, action)
  if (changes.page) await writePage(tx, account, row, page, now, of, action)
  if (changes.names) await changeNames(tx, account, { id, ...names }, now, { action, ...of })
  return Object.values(changes).includes(true)
}

/** What a version said, with the pictures that are there. */
async function withPictures(db: Database, said: Words | null): Promise<Words | null> {
  if (said === null) return null
  const words = Object.entries(said).map(async ([name, value]) => {
    const part = isPagePart(name) ? parseJson(value) : undefined
    const kept = await withoutLostPictures(db, part)
    return [name, kept === part ? value : partWords(kept)] as const
  })
  return Object.fromEntries(await Promise.all(words))
}

/** An institution with its draft. */
const draftedInstitution = (row: Row, courses: readonly EditedCourse[], draft: Draft | null): Drafted => {
  const { id } = row
  const whole = { row, courses }
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

/** An institution that was read, with its courses and its draft. */
export async function withDraft(db: Database, row: Row): Promise<Drafted> {
  const courses = (await listCourses(db, [row.id])).get(row.id) ?? []
  return draftedInstitution(row, courses, await getInstitutionDraft(db, row.id))
}

/**
 * What an institution said after an entry of its history, of the fields that say something else now, and which of them
 * something else than an entry has changed since. `null`: there is no such version.
 */
export async function getInstitutionVersion(db: Database, row: Row, to: number) {
  const { record, values } = await withDraft(db, row)
  const history = await listAuditOf(db, record)
  const said = await withPictures(db, versionAt(DRAFTED_INSTITUTION, values, history, to))
  return said && { said, unread: unreadSince(DRAFTED_INSTITUTION, values, history, to).fields }
}

/** Holds an institution with its draft until the transaction ends. */
export async function holdDrafted(tx: Database, id: number): Promise<Drafted | null> {
  const row = await holdInstitution(tx, id)
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
  const courses = await listCourses(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, draft }) => {
    const version = versionOfWhole({ row, courses: courses.get(row.id) ?? [] })
    return { id: row.id, name: row.name, version, draft }
  })
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
