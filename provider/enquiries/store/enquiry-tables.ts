import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { moment } from '@/provider/platform/columns'

/** What visitors ask for, and what the operator is still to be told of it. */

/** The enquiries of all forms. What its form does not ask for is `null`. */
export const enquiries = pgTable(
  'requests',
  {
    id: serial().primaryKey(),
    type: text({ enum: ENQUIRY_TYPES }).notNull(),
    name: text().notNull(),
    /** Ten digits, national. */
    phone: text().notNull(),
    email: text().notNull(),
    course: text(),
    role: text(),
    mode: text(),
    interest: text().notNull(),
    message: text().notNull(),
    /** The page's path. */
    source: text(),
    /** The sentence that stood at the button. */
    consent: text(),
    /** It looks like a robot's. */
    isSuspected: boolean().notNull(),
    /** Names the sending, so that a repeat is stored once; `null` where a website gives none. */
    idempotencyKey: text().unique(),
    /** Tells robots of one place apart from people; forgotten after a while. */
    addressDigest: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.phone, table.createdAt),
    index('requests_with_address')
      .on(table.createdAt)
      .where(sql`${table.addressDigest} is not null`),
  ],
)

const NOTICE_CHANNELS = ['webhook', 'mail'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/**
 * One notice to the operator for each enquiry and way of telling: written in the transaction that
 * stores the enquiry, delivered afterwards. Its times are the database's, since several providers
 * take from it.
 */
export const enquiryNotices = pgTable(
  'request_notices',
  {
    id: serial().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    channel: text({ enum: NOTICE_CHANNELS }).notNull(),
    /** By which its receiver tells a repeat. */
    uid: uuid().notNull().defaultRandom(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    /** Who takes a notice moves this to when another may take it, should nothing more be heard. */
    nextAt: moment().notNull().defaultNow(),
    deliveredAt: moment(),
    givenUpAt: moment(),
    /** Why the last try failed; nothing personal. */
    lastError: text(),
  },
  (table) => [
    unique().on(table.requestId, table.channel),
    index('request_notices_waiting')
      .on(table.nextAt)
      .where(sql`${table.deliveredAt} is null and ${table.givenUpAt} is null`),
  ],
)
