import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  PROPOSAL_REASON_NAMES,
  PROPOSAL_STATES,
  type ProposalFate,
  type ProposedField,
} from '@/lib/contract/desk/proposal'
import type { Language } from '@/lib/contract/language'

/** What is proposed of a field, and what the record said then. */
export type ProposedValue = { name: ProposedField; was: string; proposed: string; fate: ProposalFate | null }

const moment = () => timestamp({ withTimezone: true })

/**
 * What an institution's representative says of it, until an editor decides: nothing of it stands in the directory. One that
 * waits at most; the others stay as they ended.
 */
export const instituteProposals = pgTable(
  'institute_proposals',
  {
    id: serial().primaryKey(),
    /** No reference: one that was decided outlives an institution that is found to be another one. */
    instituteId: integer().notNull(),
    state: text({ enum: PROPOSAL_STATES }).notNull(),
    /** Grows with each change, so that nobody decides about what they have not seen. */
    version: integer().notNull(),
    fields: jsonb().$type<ProposedValue[]>().notNull(),
    /** Of the desk: who changed it last; and by name, as it was then. */
    accountId: integer().notNull(),
    by: text().notNull(),
    /** Of the page on which it was written. */
    language: text().$type<Language>().notNull(),
    proposedAt: moment().notNull(),
    changedAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: text(),
    /** Why what is refused is. */
    reason: text({ enum: PROPOSAL_REASON_NAMES }),
    words: text(),
  },
  (table) => [
    uniqueIndex('institute_proposals_one_open')
      .on(table.instituteId)
      .where(sql`${table.state} = 'open'`),
  ],
)
