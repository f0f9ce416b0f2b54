import { date, pgTable, text } from 'drizzle-orm/pg-core'
import type { LicenceName } from '@/lib/contract/licence'
import { moment } from '@/provider/platform/columns'

/** The lists from which the directory was made, by the name under which their records go (`imported_records.source`). */
export const sources = pgTable('sources', {
  name: text().primaryKey(),
  title: text().notNull(),
  /** `null`: none is stated. */
  licence: text().$type<LicenceName>(),
  url: text(),
  /** As of which day the list speaks. */
  dated: date(),
  readAt: moment().notNull(),
})
