import type { EditedCourse } from '@/provider/edits/edit-tables'
import { courseKey, writtenCourse } from '@/provider/edits/paste-courses'
import { groupBy } from '@/provider/platform/group-by'
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
  const left = groupBy(waiting, keyOfChange)
  return [...made, ...gone].map(({ was, proposed }) => {
    const its = left.get(keyOfChange({ was, proposed })) ?? []
    const alike = its.filter((line) => isSame(line.proposed, proposed))
    const sent = alike.find((line) => isSame(line.was, was)) ?? alike[0]
    if (sent !== undefined) its.splice(its.indexOf(sent), 1)
    return { was: sent === undefined ? was : sent.was, proposed, fate: null }
  })
}

const keyOfChange = ({ was, proposed }: Pick<ProposedCourse, 'was' | 'proposed'>) => {
  const course = proposed ?? was
  return course === null ? '' : courseKey(course)
}

type Standing = { course: EditedCourse | null }
/** Of those of its name the one that changes: that which stood there, or else the first. */
const meantBy = <Its extends Standing>({ was }: Pick<ProposedCourse, 'was'>, its: readonly Its[] = []) =>
  its.find(({ course }) => course !== null && isSame(course, was)) ?? its.find(({ course }) => course !== null)

/** These courses with what is proposed of them, each in the place of the one of its name; a new one comes last. */
export function withCourseChanges(now: readonly EditedCourse[], changes: readonly ProposedCourse[]): EditedCourse[] {
  const after = now.map((course): Standing => ({ course }))
  const byKey = groupBy(after, ({ course }) => (course === null ? '' : courseKey(course)))
  for (const change of changes) {
    const key = keyOfChange(change)
    const standing = meantBy(change, byKey.get(key))
    if (standing === undefined) {
      const added = { course: change.proposed }
      after.push(added)
      byKey.set(key, [...(byKey.get(key) ?? []), added])
    } else if (change.proposed === null) standing.course = null
    else if (!isSame(standing.course, change.proposed)) {
      // Its stream nobody proposes: an import may have found another one since.
      const streamId = standing.course?.streamId ?? null
      standing.course = { ...change.proposed, streamId }
    }
  }
  return after.flatMap(({ course }) => course ?? [])
}

/** How a change stands to these courses, as they are now. */
export function standingIn(now: readonly EditedCourse[]) {
  const byKey = groupBy(
    now.map((course) => ({ course })),
    ({ course }) => courseKey(course),
  )
  return (change: ProposedCourse) => {
    const found = meantBy(change, byKey.get(keyOfChange(change)))?.course ?? null
    const stands = isSame(found, change.proposed)
    return { now: found, stands, moved: !stands && !isSame(found, change.was) }
  }
}
