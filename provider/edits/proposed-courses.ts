import type { EditedCourse } from '@/provider/edits/edit-tables'
import { courseKey, writtenCourse } from '@/provider/edits/paste-courses'
import type { ProposedCourse } from '@/provider/edits/proposal-tables'

const isSame = (one: EditedCourse | null, other: EditedCourse | null) =>
  one === null || other === null ? one === other : writtenCourse(one) === writtenCourse(other)

/**
 * What it takes to make these courses of those: by the line, for each that is another one.
 * @param waiting what is proposed by now: a line that is sent again as it waits says what was there when it was first sent
 */
export function courseChanges(
  now: readonly EditedCourse[],
  after: readonly EditedCourse[],
  waiting: readonly ProposedCourse[],
): ProposedCourse[] {
  // Where one of those that a list has twice changes, the first is meant; where none of them stays, each goes by a line.
  const known = new Map(now.toReversed().map((course) => [courseKey(course), course]))
  const written = new Set(now.map(writtenCourse))
  const stays = new Set(after.map(courseKey))
  const others = after.filter((course) => !written.has(writtenCourse(course)))
  const made = others.map((proposed) => ({ was: known.get(courseKey(proposed)) ?? null, proposed }))
  const gone = now.filter((course) => !stays.has(courseKey(course))).map((was) => ({ was, proposed: null }))
  const left = new Set(waiting)
  return [...made, ...gone].map(({ was, proposed }) => {
    const alike = [...left].filter(
      (line) => keyOfChange(line) === keyOfChange({ was, proposed }) && isSame(line.proposed, proposed),
    )
    const sent = alike.find((line) => isSame(line.was, was)) ?? alike[0]
    if (sent !== undefined) left.delete(sent)
    return { was: sent === undefined ? was : sent.was, proposed, fate: null }
  })
}

const keyOfChange = ({ was, proposed }: Pick<ProposedCourse, 'was' | 'proposed'>) => {
  const course = proposed ?? was
  return course === null ? '' : courseKey(course)
}

/** Of these courses the one that changes: of several of its name that which stood there, or else the first. */
function meantBy(change: Pick<ProposedCourse, 'was' | 'proposed'>, courses: readonly EditedCourse[]) {
  const its = courses.filter((course) => courseKey(course) === keyOfChange(change))
  return its.find((course) => isSame(course, change.was)) ?? its[0]
}

/** These courses with what is proposed of them, each in the place of the one of its name; a new one comes last. */
export function withCourseChanges(now: readonly EditedCourse[], changes: readonly ProposedCourse[]): EditedCourse[] {
  return changes.reduce<EditedCourse[]>(
    (courses, change) => {
      const standing = meantBy(change, courses)
      if (change.proposed === null) return courses.filter((course) => course !== standing)
      if (standing === undefined) return [...courses, change.proposed]
      if (isSame(standing, change.proposed)) return courses
      // Its stream nobody proposes: an import may have found another one since.
      const { streamId } = standing
      return courses.with(courses.indexOf(standing), { ...change.proposed, streamId })
    },
    [...now],
  )
}

/** How a change stands to the courses as they are now. */
export function standingOfCourse(now: readonly EditedCourse[], change: ProposedCourse) {
  const found = meantBy(change, now) ?? null
  const stands = isSame(found, change.proposed)
  return { now: found, stands, moved: !stands && !isSame(found, change.was) }
}
