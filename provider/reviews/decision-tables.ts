import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { REJECT_REASON_NAMES, REVIEW_STATES } from '@/lib/contract/review-states'
import { reviews } from '@/provider/directory/store/schema'
import { moment } from '@/provider/platform/columns'

/** What moderators decided on reviews. The latest that was not undone says why one is rejected. */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    id: serial().primaryKey(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Of the desk. */
    accountId: integer().notNull(),
    was: text({ enum: REVIEW_STATES }).notNull(),
    became: text({ enum: REVIEW_STATES }).notNull(),
    reason: text({ enum: REJECT_REASON_NAMES }),
    /** What the moderator says to the author besides. */
    words: text(),
    /** Since when it had waited; `null` for one that did not wait. */
    heldAt: moment(),
    decidedAt: moment().notNull(),
    undoneAt: moment(),
  },
  (table) => [index().on(table.reviewId, table.id), index().on(table.decidedAt)],
)
