import { z } from '@hono/zod-openapi'
import { REPORT_REASON_NAMES } from '@/lib/contract/review-report'
import { REJECT_REASON_NAMES, REVIEW_CHECKS, REVIEW_STATES } from '@/lib/contract/review-states'
import { MINUTE_MS } from '@/lib/contract/time'
import { type OpenReports, listOpenReports } from '@/provider/desk/store/review-reports'
import { countByWriter, type DeskReviewRow } from '@/provider/desk/store/reviews'
import type { Database } from '@/provider/platform/database'
import { moment } from '@/provider/http/answers'

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
  reports: z
    .array(z.strictObject({ reason: z.enum(REPORT_REASON_NAMES), count: z.int(), words: z.array(z.string()) }))
    .openapi({ description: 'What visitors reported of it that no decision has settled' }),
  reply: z.union([z.strictObject({ text: z.string(), version: z.int() }), z.null()]),
  writer: z.union([writerSchema, z.null()]),
  decision: z.union([decisionSchema, z.null()]),
})

type Writers = Awaited<ReturnType<typeof countByWriter>>

type Besides = { writers: Writers; reports: ReadonlyMap<number, OpenReports> }

function answerRow(
  { review, institute, decision, by, reply }: DeskReviewRow,
  { writers, reports }: Besides,
  now: Date,
) {
  const { id, name, role, rating, description, state, version, heldAt, found, studentId } = review
  const open = reports.get(id)
  const since = state === 'held' ? heldAt : (open?.since ?? null)
  return {
    ...{ id, institute_id: review.instituteId, institute, name, role, rating, description, state, version, found },
    written_at: review.updatedAt.toISOString(),
    held_at: heldAt?.toISOString() ?? null,
    waiting_minutes: since && Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)),
    reports: open?.reasons ?? [],
    reply: reply?.text ? { text: reply.text, version: reply.version } : null,
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

/** Rows with the counts of their authors and with what was reported, which are asked for together. */
export async function answerRows(db: Database, rows: readonly DeskReviewRow[], now: Date) {
  const ids = rows.flatMap(({ review: { studentId } }) => studentId ?? [])
  const writers = await countByWriter(db, [...new Set(ids)])
  const reports = await listOpenReports(
    db,
    rows.map(({ review }) => review.id),
  )
  return rows.map((row) => answerRow(row, { writers, reports }, now))
}
