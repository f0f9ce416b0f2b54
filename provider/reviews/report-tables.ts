import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { REPORT_REASON_NAMES } from '@/lib/contract/review-report'
import { reviews } from '@/provider/directory/store/schema'
import { moment } from '@/provider/platform/columns'
import { reviewDecisions } from '@/provider/reviews/decision-tables'

/** What visitors find wrong with reviews that are shown. Nothing in it says who they are. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: serial().primaryKey(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASON_NAMES }).notNull(),
    words: text(),
    /** The browser, by a digest that is another one for each review; `null` of who named none, and once it is forgotten. */
    reporter: text(),
    /** From where it came, by a digest, for as long as that is counted. */
    addressDigest: text(),
    reportedAt: moment().notNull(),
    /** The decision of a moderator that settled it; `null`: it waits for one. */
    decisionId: integer().references(() => reviewDecisions.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('review_reports_one_of_each').on(table.reviewId, table.reporter),
    index().on(table.addressDigest, table.reportedAt),
    index().on(table.decisionId),
  ],
)
