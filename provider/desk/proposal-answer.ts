import { z } from '@hono/zod-openapi'
import { PROPOSAL_FATES, PROPOSAL_REASON_NAMES, PROPOSAL_STATES, PROPOSED_FIELDS } from '@/lib/contract/desk/proposal'
import { type Proposal, versionOfShown } from '@/provider/desk/store/proposals'
import type { institutes } from '@/provider/directory/store/schema'
import { valuesOf } from '@/provider/edits/fields'
import type { Database } from '@/provider/platform/database'
import { answerSource, answerStatement, sourceAnswerSchema, statementAnswerSchema } from '@/provider/sources/answer'
import { findStatements } from '@/provider/sources/store'

const moment = z.iso.datetime()

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
  by: z.string(),
  proposed_at: moment.openapi({ description: 'Since when it waits, or waited' }),
  changed_at: moment,
  decided_at: moment.nullable(),
  reason: z.enum(PROPOSAL_REASON_NAMES).nullable().openapi({ description: 'Why what is refused is' }),
  words: z.string().nullable(),
}

export const answerProposal = ({
  id,
  state,
  fields,
  by,
  proposedAt,
  changedAt,
  decidedAt,
  reason,
  words,
}: Proposal) => ({
  ...{ id, state, fields, by, proposed_at: proposedAt.toISOString(), changed_at: changedAt.toISOString() },
  ...{ decided_at: decidedAt?.toISOString() ?? null, reason, words },
})

/** What a record says, and from where, beside its proposal. */
export const recordAnswer = {
  version: z.string().openapi({ description: 'Of the record with its proposal' }),
  values: z.record(z.string(), z.string()).openapi({ description: 'By field of the form; empty where there is none' }),
  sources: z.array(sourceAnswerSchema),
  statements: z.array(statementAnswerSchema),
}

export async function answerRecord(db: Database, row: typeof institutes.$inferSelect, proposal: Proposal | null) {
  const { sources, statements } = await findStatements(db, row.id)
  return {
    ...{ version: versionOfShown(row, proposal), values: valuesOf(row) },
    ...{ sources: sources.map(answerSource), statements: statements.map(answerStatement) },
  }
}
