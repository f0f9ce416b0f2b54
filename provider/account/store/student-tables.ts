import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CODE_PURPOSES } from '@/lib/contract/auth'
import { bytes } from '@/provider/platform/bytes'
import { moment } from '@/provider/platform/columns'

/**
 * Students and how they sign in. Where a phone number or a visitor's address only serves to count
 * or to compare, its digest stands instead (provider/auth/digests.ts).
 */

export const students = pgTable('students', {
  id: serial().primaryKey(),
  /** Ten digits, national. */
  phone: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text(),
  /** The sentence that stood at the button when the student registered, and when that was. */
  consent: text(),
  consentAt: moment(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
})

/** A used code stays for a while: a used one of registration is what allows to complete it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: serial().primaryKey(),
    phoneDigest: text().notNull(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    /** Of the browser that asked, which alone can use the code; empty where a website names none. */
    browserDigest: text().notNull().default(''),
    codeDigest: text().notNull(),
    /** How often somebody tried, rightly or wrongly. */
    tries: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('one_time_codes_one_live')
      .on(table.phoneDigest, table.purpose, table.browserDigest)
      .where(sql`${table.usedAt} is null`),
    index().on(table.expiresAt),
  ],
)

/** Each code that was asked for and not refused, for a day: what the sending limits count. */
export const codeSends = pgTable(
  'code_sends',
  {
    id: serial().primaryKey(),
    phoneDigest: text().notNull(),
    addressDigest: text().notNull(),
    /** False when the answer told that the number is registered, or is not, and nothing was sent. */
    isSms: boolean().notNull(),
    /** The address has shown since, by a right code, that the number is its visitor's. */
    isProved: boolean().notNull().default(false),
    sentAt: moment().notNull(),
  },
  (table) => [
    index().on(table.phoneDigest, table.sentAt),
    index().on(table.addressDigest, table.sentAt),
    index().on(table.sentAt),
  ],
)

/** Who is signed in. The token itself stands nowhere: only its digest does. */
export const sessions = pgTable(
  'sessions',
  {
    tokenDigest: text().primaryKey(),
    /** By which its student may name it. */
    id: serial().notNull().unique(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** In a few words, as the website says it: "Chrome, Android". */
    device: text(),
    createdAt: moment().notNull(),
    /** `null` until some minutes after the sign-in. */
    lastSeenAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.studentId), index().on(table.expiresAt)],
)

/** A student's picture, a WebP of at most 512 pixels, under the random name that its address has. */
export const studentPictures = pgTable('student_pictures', {
  name: text().primaryKey(),
  studentId: integer()
    .notNull()
    .unique()
    .references(() => students.id, { onDelete: 'cascade' }),
  image: bytes().notNull(),
  createdAt: moment().notNull(),
})

/** When each student wrote or changed a review, for a day: what the limits count. */
export const reviewWrites = pgTable(
  'review_writes',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    writtenAt: moment().notNull(),
  },
  (table) => [index().on(table.studentId, table.writtenAt), index().on(table.writtenAt)],
)
