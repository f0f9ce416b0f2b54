import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, pgTable, text } from 'drizzle-orm/pg-core'
import { CONTENT_PICTURES } from '@/provider/pictures/upload-address'
import { bytes } from '@/provider/platform/bytes'
import { moment } from '@/provider/platform/columns'

/** Whether one of these columns names such a picture: written out, for of a parameter no database knows that an index has what it asks for. */
export const namesContentPicture = (...columns: readonly AnyPgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`${column}::text like ${sql.raw(`'%${CONTENT_PICTURES}%'`)}`),
    sql` or `,
  )

/** The files that editors uploaded to be named by an address: in which text or list each stands, that says. */
export const deskUploads = pgTable('desk_uploads', {
  /** A path on this host that nobody guesses. */
  address: text().primaryKey(),
  file: bytes().notNull(),
  addedAt: moment().notNull(),
})
