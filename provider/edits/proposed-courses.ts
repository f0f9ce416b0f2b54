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
  // Of one that a list has twice the first is meant: it is the one that `withCourseChanges` finds.
  const known = new Map(now.toReversed().map((course) => [courseKey(course), course]))
  const written = new Set(now.map(writtenCourse))
  const stays = new Set(after.map(courseKey))
  const others = after.filter((course) => !written.has(writtenCourse(course)))
  const made = others.map((proposed) => ({ was: known.get(courseKey(proposed)) ?? null, proposed }))
  const firsts = now.filter((course) => known.get(courseKey(course)) === course)
  const gone = firsts.filter((course) => !stays.has(courseKey(course))).map((was) => ({ was, proposed: null }))
  return [...made, ...gone].map(({ was, proposed }) => {
    const sent = waiting.find(
      (line) => keyOfChange(line) === keyOfChange({ was, proposed }) && isSame(line.proposed, proposed),
    )
    return { was: sent === undefined ? was : sent.was, proposed, fate: null }
  })
}

const keyOfChange = ({ was, proposed }: Pick<ProposedCourse, 'was' | 'proposed'>) => {
  const course = proposed ?? was
  return course === null ? '' : courseKey(course)
}

/** These courses with what is proposed of them, each in the place of the one of its name; a new one comes last. */
export function withCourseChanges(now: readonly EditedCourse[], changes: readonly ProposedCourse[]): EditedCourse[] {
  return changes.reduce<EditedCourse[]>(
    (courses, change) => {
      const key = keyOfChange(change)
      const standing = courses.find((course) => courseKey(course) === key)
      if (change.proposed === null) return courses.filter((course) => courseKey(course) !== key)
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
  const found = now.find((course) => courseKey(course) === keyOfChange(change)) ?? null
  const stands = isSame(found, change.proposed)
  return { now: found, stands, moved: !stands && !isSame(found, change.was) }
}
