import 'server-only'
import { type DeskCoursesPreview, deskCoursesSavedSchema } from '@/lib/contract/desk/institution-courses'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { OWN, type Whose } from '@/lib/rules/desk/whose'
import type { Visitor } from '@/lib/server/auth/session-call'
import { askDesk } from '@/lib/server/desk/ask-desk'
import { surviveOutage } from '@/lib/server/provider/outage'

/**
 * What would become of the rows that were typed and are not saved, or of those of a draft; `null` where there are none, or
 * nobody can say.
 */
export async function previewCourses(
  visitor: Visitor,
  whose: Whose,
  reply: DeskReply | null,
  drafted: { rows: string; version: string } | null = null,
): Promise<DeskCoursesPreview | null> {
  const isTyped = reply?.said === 'looked' || reply?.said === 'invalid'
  // Of what was typed and refused for another reason nobody has asked; a draft that changed meanwhile is what to look at.
  const isDrafts = reply?.typed.rows === undefined || reply.said === 'changed'
  if (!isTyped && (drafted === null || !isDrafts)) return null
  const { rows = '', version = '' } = isTyped ? reply.typed : (drafted ?? {})
  const sent = { version, rows, preview: true }
  const ask = () =>
    whose === OWN
      ? askDesk(visitor, 'POST /desk/record/courses', sent)
      : askDesk(visitor, 'POST /desk/institutions/{id}/courses', { id: whose, ...sent })
  const answer = await surviveOutage(ask, { fallback: null })
  return deskCoursesSavedSchema.safeParse(answer?.json).data ?? null
}
