import { isPagePart } from '@/lib/contract/desk/institution-page'
import { courseTable } from '@/lib/rules/desk/course-table'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import type { Noted } from '@/provider/desk/store/draft-times'
import { writeCourses } from '@/provider/desk/store/institution-courses'
import { draftedNames } from '@/provider/desk/store/institution-names'
import { writePage } from '@/provider/desk/store/institution-page'
import { publishPictures } from '@/provider/desk/store/institution-pictures'
import { versionOf } from '@/provider/desk/store/institutions'
import { versionOfValue } from '@/provider/desk/store/version'
import type { institutes } from '@/provider/directory/store/schema'
import { checkInstitution } from '@/provider/edits/check'
import { goneIn, wordsOfPictures } from '@/provider/edits/drafted-pictures'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import type { Pictures } from '@/provider/edits/edited-pictures'
import { valuesOf, withSaid } from '@/provider/edits/fields'
import { problemsOfPage, wordsOfPage } from '@/provider/edits/page-parts'
import { readPastedCourses } from '@/provider/edits/paste-courses'
import { changeNames, namesInLine } from '@/provider/names/change-names'
import type { Database } from '@/provider/platform/database'

type Row = typeof institutes.$inferSelect
export type Words = Readonly<Record<string, string>>
/** An institution with all that a draft may change of it. */
export type Whole = { row: Row; courses: readonly EditedCourse[]; pictures: Pictures }

/** By which is told whether anything of it was changed since it was read. */
export function versionOfWhole({ row, courses, pictures }: Whole) {
  // One without any of these has the version that it had before they could be said.
  const page = Object.entries(wordsOfPage(row)).filter(([, words]) => words !== '')
  const texts = versionOfValue([row.alternativeNames, courses, ...page])
  return `${versionOf(row)}.${texts}~${versionOfValue(wordsOfPictures(pictures))}`
}

export const valuesOfWhole = ({ row, courses, pictures }: Whole) => ({
  ...valuesOf(row),
  names: namesInLine(row.alternativeNames),
  table: courseTable(courses),
  ...wordsOfPage(row),
  pictures: wordsOfPictures(pictures),
})

/**
 * What a draft changes of an institution, or why it cannot. What it does not name stays, and nothing of it is looked at.
 * @param noted of what a version said, which stood once, no course is one too many
 */
export function readDraft({ row, courses, pictures }: Whole, said: Words, { version }: Noted = {}) {
  const { changed, flaws } = checkInstitution(valuesOf(row), said)
  const { typeId, name } = withSaid(row, changed ?? {})
  const most = version === undefined ? undefined : Infinity
  const taught = said.table === undefined ? courses : readPastedCourses(said.table, typeId, courses, most).after
  const names = said.names === undefined ? NO_NAMES : draftedNames(row.id, name, row.alternativeNames, said.names)
  const page = Object.fromEntries(Object.entries(said).filter(([name]) => isPagePart(name)))
  const problems = problemsOfPage(page)
  const areGone = goneIn(pictures, said.pictures ?? '').length > 0
  if (changed !== null && taught !== null && names !== null && problems.length === 0 && !areGone)
    return { changed, taught, names, page, drawn: said.pictures, flaws: null }
  const wrong = new Map<string, string>(flaws ?? [])
  if (taught === null) wrong.set('table', 'unread')
  if (names === null) wrong.set('names', 'unread')
  if (areGone) wrong.set('pictures', 'gone')
  for (const { path } of problems) wrong.set(path.split('.', 1)[0] ?? path, 'unread')
  return { flaws: wrong }
}
const NO_NAMES: { gone: string[]; fresh: string[] } = { gone: [], fresh: [] }

type ReadParts = { taught: readonly EditedCourse[]; names: typeof NO_NAMES; page: Words; drawn: string | undefined }
/** Puts what a draft says besides its fields before the public. @returns whether it says anything else than stands there */
export async function writeParts(
  tx: Database,
  account: DeskAccount,
  { row, courses, pictures }: Whole,
  { taught, names, page, drawn }: ReadParts,
  now: Date,
  { action, ...of }: Noted = {},
) {
  const { id } = row
  const changes = {
    courses: taught !== courses,
    names: names.gone.length + names.fresh.length > 0,
    page: Object.keys(page).length > 0,
    pictures: drawn !== undefined && drawn !== wordsOfPictures(pictures),
  }
  if (changes.courses) await writeCourses(tx, account, id, { before: courses, after: taught }, now, of, action)
  if (changes.page) await writePage(tx, account, row, page, now, of, action)
  if (changes.pictures)
    await publishPictures(tx, account, id, { before: pictures, words: drawn ?? '' }, now, of, action)
  if (changes.names) await changeNames(tx, account, { id, ...names }, now, { action, ...of })
  return Object.values(changes).includes(true)
}
