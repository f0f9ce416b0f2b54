import type { DeskAccount } from '@/provider/desk/store/accounts'
import { getCourses, versionOfCourses } from '@/provider/desk/store/institution-courses'
import { changeProposal, type ChangeOutcome, type FromPage } from '@/provider/desk/store/own-record'
import { getOpenProposal, type Proposal, versionOfProposal } from '@/provider/desk/store/proposals'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import { courseKey, type PastedCourses, readPastedCourses } from '@/provider/edits/paste-courses'
import { courseChanges, withCourseChanges } from '@/provider/edits/proposed-courses'
import type { Database } from '@/provider/platform/database'

const versionOf = (courses: readonly EditedCourse[], open: Proposal | null) =>
  `${versionOfCourses(courses)}.${versionOfProposal(open)}`

/** The courses of an institution as its representative proposes them, or else as they are. */
export async function getOwnCourses(db: Database, instituteId: number) {
  const { courses, isDesks } = await getCourses(db, instituteId)
  const open = await getOpenProposal(db, instituteId)
  return { version: versionOf(courses, open), isDesks, courses: withCourseChanges(courses, open?.courses ?? []) }
}

type Sent = FromPage & { version: string; text: string; isPreview: boolean }
export type CoursesOutcome = (ChangeOutcome | { kind: 'preview' | 'wrong' }) & PastedCourses

/** Proposes courses as they were pasted in the place of those that are, as they were shown; or says what that would be. */
export async function proposeCourses(
  db: Database,
  account: DeskAccount,
  { version, text, isPreview, ...from }: Sent,
  now: Date,
): Promise<CoursesOutcome> {
  let read: PastedCourses = { rows: [], removed: [] }
  const outcome = await changeProposal<{ kind: 'changed' | 'preview' | 'wrong' }>(
    db,
    account,
    from,
    async (tx, row, open) => {
      const { courses } = await getCourses(tx, row.id)
      if (versionOf(courses, open) !== version) return { kind: 'changed' }
      const { rows, removed } = readPastedCourses(text, row.typeId, courses)
      // Of one that a list has twice nobody can propose that one of both goes.
      const stays = new Set(rows.flatMap(({ course }) => (course === null ? [] : courseKey(course))))
      read = { rows, removed: removed.filter((course) => !stays.has(courseKey(course))) }
      if (isPreview) return { kind: 'preview' }
      if (read.rows.some(({ fate }) => fate === 'wrong')) return { kind: 'wrong' }
      return {
        parts: {
          courses: courseChanges(
            courses,
            read.rows.flatMap(({ course }) => course ?? []),
            open?.courses ?? [],
          ),
        },
      }
    },
    now,
  )
  return { ...outcome, ...read }
}
