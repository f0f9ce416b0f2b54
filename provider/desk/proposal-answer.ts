import { z } from '@hono/zod-openapi'
import { PROPOSAL_REASON_NAMES, PROPOSAL_STATES, PROPOSED_FIELDS } from '@/lib/contract/desk/proposal'
import { PICTURE_PROPOSALS, PROPOSAL_FATES, proposedName } from '@/lib/contract/desk/proposal-parts'
import { LANGUAGES } from '@/lib/contract/language'
import { proposedFile } from '@/provider/desk/brochure-answers'
import { answerCourse, courseSchema } from '@/provider/desk/course-answers'
import { pictureSchema } from '@/provider/desk/picture-answers'
import { lineName, type Shown, standingOf } from '@/provider/desk/store/proposal-lines'
import type { Proposal, Row } from '@/provider/desk/store/proposals'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import { valuesOf } from '@/provider/edits/fields'
import type { SaidBrochure } from '@/provider/edits/proposal-tables'
import type { Database } from '@/provider/platform/database'
import { answerSource, answerStatement, sourceAnswerSchema, statementAnswerSchema } from '@/provider/sources/answer'
import { findStatements } from '@/provider/sources/store'
import { moment } from '@/provider/http/answers'

const standing = {
  name: z.string().openapi({ description: 'By which it is accepted', example: 'course-1' }),
  fate: z.enum(PROPOSAL_FATES).nullable(),
  stands: z.boolean().openapi({ description: 'Of one that waits: the record says so already' }),
  moved: z
    .boolean()
    .openapi({ description: 'Of one that waits: the record says something else than when it was proposed' }),
}
const pictures = z.array(pictureSchema)
const brochure = z.strictObject({
  title: z.string(),
  language: z.enum(LANGUAGES).nullable(),
  file: proposedFile,
})

export const proposalAnswer = {
  id: z.int(),
  state: z.enum(PROPOSAL_STATES),
  fields: z.array(
    z.strictObject({
      name: z.enum(PROPOSED_FIELDS),
      was: z.string().openapi({ description: 'What the record said when it was proposed' }),
      proposed: z.string(),
      fate: z.enum(PROPOSAL_FATES).nullable(),
    }),
  ),
  courses: z.array(
    z.strictObject({
      ...{ was: courseSchema.nullable(), now: courseSchema.nullable(), proposed: courseSchema.nullable() },
      ...standing,
    }),
  ),
  pictures: z.array(
    z.strictObject({
      ...{ what: z.enum(PICTURE_PROPOSALS), was: pictures, now: pictures, proposed: pictures },
      is_gone: z.boolean().openapi({ description: 'It can be taken over no more' }),
      ...standing,
    }),
  ),
  brochures: z.array(
    z.strictObject({
      id: z
        .int()
        .nullable()
        .openapi({ description: 'By which its institution offers it; `null` of one that is added' }),
      ...{ was: brochure.nullable(), now: brochure.nullable(), proposed: brochure.nullable() },
      is_gone: z.boolean().openapi({ description: 'It, or the file that is proposed, is there no more' }),
      is_replaced: z
        .boolean()
        .openapi({ description: 'Of one that waits: another file stands there than when it was proposed' }),
      ...standing,
    }),
  ),
  by: z.string(),
  proposed_at: moment.openapi({ description: 'Since when it waits, or waited' }),
  changed_at: moment,
  decided_at: moment.nullable(),
  reason: z.enum(PROPOSAL_REASON_NAMES).nullable().openapi({ description: 'Why what is refused is' }),
  words: z.string().nullable(),
}

/** Of a line that waits no more: nothing is to be compared. */
const ended = (kind: Parameters<typeof lineName>[0], at: number) => ({
  name: lineName(kind, at),
  ...{ stands: false, moved: false, isGone: false, isReplaced: false },
})

/** Of a file that stands before the public nobody at the desk needs the address. */
const answerBrochure = (said: SaidBrochure | null) => said && { ...said, file: proposedName(said.file) }

/** @param shown the record as it is now, of a proposal that waits */
export function answerProposal(proposal: Proposal, shown: Shown | null) {
  const { id, state, fields, by, proposedAt, changedAt, decidedAt, reason, words } = proposal
  const lines = shown === null ? null : standingOf(proposal, shown)
  const courses = lines?.courses ?? proposal.courses.map((line, at) => ({ ...line, ...ended('course', at), now: null }))
  const pictures =
    lines?.pictures ?? proposal.pictures.map((line, at) => ({ ...line, ...ended('picture', at), now: [] }))
  const brochures =
    lines?.brochures ?? proposal.brochures.map((line, at) => ({ ...line, ...ended('brochure', at), now: null }))
  const answer = (course: EditedCourse | null) => course && answerCourse(course)
  return {
    ...{ id, state, fields, by, proposed_at: proposedAt.toISOString(), changed_at: changedAt.toISOString() },
    ...{ decided_at: decidedAt?.toISOString() ?? null, reason, words },
    courses: courses.map(({ name, was, now, proposed, fate, stands, moved }) => ({
      ...{ name, was: answer(was), now: answer(now), proposed: answer(proposed), fate, stands, moved },
    })),
    pictures: pictures.map(({ name, what, was, now, proposed, fate, stands, moved, isGone }) => ({
      ...{ name, what, was, now, proposed, fate, stands, moved, is_gone: isGone },
    })),
    brochures: brochures.map(({ id, name, was, now, proposed, fate, stands, moved, isGone, isReplaced }) => ({
      ...{ id, name, was: answerBrochure(was), now: answerBrochure(now), proposed: answerBrochure(proposed) },
      ...{ fate, stands, moved, is_gone: isGone, is_replaced: isReplaced },
    })),
  }
}

/** What a record says, and from where, beside its proposal. */
export const recordAnswer = {
  version: z.string().openapi({ description: 'Of the record with its proposal' }),
  values: z.record(z.string(), z.string()).openapi({ description: 'By field of the form; empty where there is none' }),
  sources: z.array(sourceAnswerSchema),
  statements: z.array(statementAnswerSchema),
}

export async function answerRecord(db: Database, row: Row, version: string) {
  const { sources, statements } = await findStatements(db, row.id)
  return {
    ...{ version, values: valuesOf(row) },
    ...{ sources: sources.map(answerSource), statements: statements.map(answerStatement) },
  }
}
