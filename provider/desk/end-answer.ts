import { z } from '@hono/zod-openapi'
import { scheduleShape } from '@/provider/desk/draft-answer'
import type { TimeOutcome } from '@/provider/desk/store/draft-times'
import { type End, getEnd } from '@/provider/desk/store/ends'
import { readSuccessor } from '@/provider/desk/store/institution-state'
import { getInstitution } from '@/provider/desk/store/institutions'
import { textSchema } from '@/provider/http/answers'
import { flawsOf } from '@/provider/http/failures'
import type { Database } from '@/provider/platform/database'

/** How the desk's calls of what ends at a time answer. */

export const endAnswerSchema = z
  .union([z.strictObject(scheduleShape), z.null()])
  .openapi({ description: 'When it ends by itself, and who set that' })

/** As the desk is told it; `null`: none is set. */
export const answerEnd = (end: End | null) =>
  end?.publishAt ? { at: end.publishAt.toISOString(), by: end.timeSetBy ?? '', missed: end.missed } : null

const successorSchema = z.union([z.strictObject({ id: z.int(), name: textSchema }), z.null()])
export const retirementSchema = z
  .union([z.strictObject({ ...scheduleShape, successor: successorSchema }), z.null()])
  .openapi({ description: 'When it is retired by itself, who set that, and to which its page leads then' })

/** When an institution is retired by itself. */
export async function answerRetirement(db: Database, id: number) {
  const end = await getEnd(db, 'institutions', String(id))
  const [answer, successorId] = [answerEnd(end), readSuccessor(end?.said.successor)]
  const next = successorId === null ? null : await getInstitution(db, successorId)
  return answer && { ...answer, successor: next && { id: next.institute.id, name: next.institute.name } }
}

/** What is wrong with an end that is not set. */
export const endErrors = (refused: Exclude<TimeOutcome, { kind: 'done' }>) =>
  flawsOf(refused.kind === 'invalid' ? refused.flaws : [['until', refused.flaw]])
