import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { reviews } from '@/provider/directory/store/schema'
import { moment } from '@/provider/platform/columns'

/** What an institution says to a review: one reply to each, which is seen where the review is. */
export const reviewReplies = pgTable('review_replies', {
  reviewId: integer()
    .primaryKey()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  /** `null`: it was withdrawn; the row stays for its version. */
  text: text(),
  /** Of the desk: who wrote it as it stands. */
  accountId: integer().notNull(),
  writtenAt: moment().notNull(),
  /** Grows with each change, so that nobody writes over what they have not seen. */
  version: integer().notNull(),
})
