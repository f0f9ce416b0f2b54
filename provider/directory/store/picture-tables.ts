import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { PICTURE_PLACES } from '@/lib/contract/desk/picture-words'
import type { Text } from '@/lib/contract/lenient'
import { institutes } from '@/provider/directory/store/schema'
import { bytes } from '@/provider/platform/bytes'
import { moment } from '@/provider/platform/columns'

/**
 * What the desk knows of a picture of an institution. Which ones stand on its page, and in which order, its own row says
 * (`gallery`, `imageUrl`): one that nobody of the desk touched has no row here.
 */
export const institutePictures = pgTable(
  'institute_pictures',
  {
    instituteId: integer()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    place: text({ enum: PICTURE_PLACES }).notNull(),
    /** What is seen on it. */
    alt: jsonb().$type<Text>(),
    /** Of an upload; `null` where the picture comes from elsewhere. */
    image: bytes(),
    addedAt: moment().notNull(),
    /** Since when it is not shown, and where it stood: so it can come back. */
    removedAt: moment(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.address] }), index().on(table.address)],
)
