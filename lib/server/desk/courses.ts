import 'server-only'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import {
  type DeskCourse,
  type DeskCoursesPreview,
  deskCoursesSavedSchema,
} from '@/lib/contract/desk/institution-courses'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'
import { surviveOutage } from '@/lib/server/provider/outage'

/** Courses as a spreadsheet's cells are copied. */
export const asTable = (courses: readonly DeskCourse[]): string =>
  courses
    .map(({ name, category, level, duration, fees, seats }) =>
      [name, category, level, duration, fees, seats].map((cell) => String(cell ?? '').replace(/\s+/g, ' ')).join('\t'),
    )
    .join('\n')

/** What would become of the rows that were typed and are not saved; `null` where there are none, or nobody can say. */
export async function previewCourses(
  visitor: Visitor,
  id: number,
  reply: DeskReply | null,
): Promise<DeskCoursesPreview | null> {
  if (reply === null || (reply.said !== 'looked' && reply.said !== 'invalid')) return null
  const { rows = '', version = '' } = reply.typed
  const ask = () => callForVisitor(visitor, 'POST', deskEndpoints.deskCoursesSave(id), { version, rows, preview: true })
  const answer = await surviveOutage(ask, { fallback: null })
  return deskCoursesSavedSchema.safeParse(answer?.json).data ?? null
}
