import { z } from '@hono/zod-openapi'
import { REJECT_REASON_NAMES, REVIEW_CHECKS, REVIEW_STATES } from '@/lib/contract/review-states'
import { countByWriter, type DeskReviewRow } from '@/provider/desk/store/reviews'
import type { Database } from '@/provider/platform/database'

const MINUTE_MS = 60_000

const moment = z.iso.datetime()
const writerSchema = z.strictObject({ shown: z.int(), held: z.int(), rejected: z.int() })
const decisionSchema = z.strictObject({
  by: z.string(),
  at: moment,
  became: z.enum(REVIEW_STATES),
  reason: z.union([z.enum(REJECT_REASON_NAMES), z.null()]),
  words: z.string().nullable(),
})
/** A review as a moderator sees it: with nothing of its author but what else they wrote. */
export const deskReviewRowSchema = z.strictObject({
  id: z.int(),
  institute_id: z.int(),
  institute: z.looseObject({ en: z.string() }),
  name: z.string(),
  role: z.string(),
  rating: z.int(),
  description: z.string(),
  state: z.enum(REVIEW_STATES),
  version: z.int(),
  written_at: moment,
  held_at: moment.nullable(),
  waiting_minutes: z.int().nullable(),
  found: z.array(z.enum(REVIEW_CHECKS)),
  writer: z.union([writerSchema, z.null()]),
  decision: z.union([decisionSchema, z.null()]),
})

type Writers = Awaited<ReturnType<typeof countByWriter>>

function answerRow({ review, institute, decision, by }: DeskReviewRow, writers: Writers, now: Date) {
  const { id, name, role, rating, description, state, version, heldAt, found, studentId } = review
  const waits = state === 'held' && heldAt !== null
  return {
    ...{ id, institute_id: review.instituteId, institute, name, role, rating, description, state, version, found },
    written_at: review.updatedAt.toISOString(),
    held_at: heldAt?.toISOString() ?? null,
    waiting_minutes: waits ? Math.max(0, Math.floor((now.getTime() - heldAt.getTime()) / MINUTE_MS)) : null,
    writer: studentId === null ? null : (writers.get(studentId) ?? null),
    decision: decision && {
      by: by ?? '',
      at: decision.decidedAt.toISOString(),
      became: decision.became,
      reason: decision.reason,
      words: decision.words,
    },
  }
}

/** Rows with the counts of their authors, which are asked for together. */
export async function answerRows(db: Database, rows: readonly DeskReviewRow[], now: Date) {
  const ids = rows.flatMap(({ review: { studentId } }) => studentId ?? [])
  const writers = await countByWriter(db, [...new Set(ids)])
  return rows.map((row) => answerRow(row, writers, now))
}
