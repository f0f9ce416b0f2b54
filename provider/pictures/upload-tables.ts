import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '@/provider/platform/bytes'
import { moment } from '@/provider/platform/columns'

/** The files that editors uploaded to be named by an address: in which text or list each stands, that says. */
export const deskUploads = pgTable('desk_uploads', {
  /** A path on this host that nobody guesses. */
  address: text().primaryKey(),
  file: bytes().notNull(),
  addedAt: moment().notNull(),
})
