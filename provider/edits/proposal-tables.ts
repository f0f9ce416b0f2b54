import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PROPOSAL_REASON_NAMES, PROPOSAL_STATES, type ProposedField } from '@/lib/contract/desk/proposal'
import type { PictureProposal, ProposalFate } from '@/lib/contract/desk/proposal-parts'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import { bytes } from '@/provider/platform/bytes'
import { moment } from '@/provider/platform/columns'

/** What is proposed of a field, and what the record said then. */
export type ProposedValue = { name: ProposedField; was: string; proposed: string; fate: ProposalFate | null }

/** A course that is to be another one than it was; `null`: there was, or is to be, none. */
export type ProposedCourse = { was: EditedCourse | null; proposed: EditedCourse | null; fate: ProposalFate | null }
/** A picture, by its address, with what is seen on it. */
export type SaidPicture = { address: string; alt: Text | null }
/** The pictures of a place before, and as they are to be. */
export type ProposedPicture = {
  what: PictureProposal
  was: SaidPicture[]
  proposed: SaidPicture[]
  fate: ProposalFate | null
}

/** A brochure by its title, language and the address of its file. */
export type SaidBrochure = { title: string; language: Language | null; file: string }
/** A brochure that is to be another one than it was, by its number, which one that is added has not yet; `null`: there was, or is to be, none. */
export type ProposedBrochure = {
  id: number | null
  was: SaidBrochure | null
  proposed: SaidBrochure | null
  fate: ProposalFate | null
}

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
    courses: jsonb().$type<ProposedCourse[]>().notNull().default([]),
    pictures: jsonb().$type<ProposedPicture[]>().notNull().default([]),
    brochures: jsonb().$type<ProposedBrochure[]>().notNull().default([]),
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

/** The uploads of proposals that wait, pictures and brochures: they are nobody's but who proposes and who decides, and go with the proposal. */
export const proposedUploads = pgTable('proposed_pictures', {
  address: text().primaryKey(),
  proposalId: integer()
    .notNull()
    .references(() => instituteProposals.id, { onDelete: 'cascade' }),
  file: bytes('image').notNull(),
  addedAt: moment().notNull(),
})
