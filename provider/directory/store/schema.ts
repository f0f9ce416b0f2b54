import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { BILLING_CYCLES } from '@/lib/contract/constants'
import { SHOWCASES } from '@/lib/contract/desk/showcase'
import type { Text } from '@/lib/contract/lenient'
import { LEVELS } from '@/lib/contract/level'
import { REVIEW_STATES, type ReviewCheck } from '@/lib/contract/review-states'
import { students } from '@/provider/account/store/student-tables'
import { factColumns } from '@/provider/directory/facts'
import { moment } from '@/provider/platform/columns'

/** The provider's tables. Money is in whole rupees; texts in several languages are `Text` objects. */

export type KeyedTextRow = { key: string; value: Text; image_url?: string | null }
export type FeatureRow = { title: Text; description?: Text | null; image?: string | null }
export type RecruiterRow = { company_name: string; description?: Text | null }

/** Districts and cities carry the codes of the Local Government Directory as their ids. */
export const districts = pgTable('districts', {
  id: integer().primaryKey(),
  name: text().notNull(),
})

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    districtId: integer()
      .notNull()
      .references(() => districts.id),
    name: text().notNull(),
  },
  (table) => [index().on(table.districtId)],
)

export const instituteTypes = pgTable('institute_types', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull(),
})

export const streams = pgTable(
  'streams',
  {
    id: integer().primaryKey(),
    typeId: integer()
      .notNull()
      .references(() => instituteTypes.id),
    slug: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex().on(table.typeId, table.slug)],
)

export const institutes = pgTable(
  'institutes',
  {
    id: serial().primaryKey(),
    name: jsonb().$type<Text>().notNull(),
    /** Other names under which people look for it: old names, short forms, other spellings. */
    alternativeNames: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    typeId: integer()
      .notNull()
      .references(() => instituteTypes.id),
    /** Every type under which it is found: its own, and those of its streams. */
    typeIds: integer().array().notNull(),
    streamIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    districtId: integer().references(() => districts.id),
    cityId: integer().references(() => cities.id),
    address1: text(),
    zip: text(),
    /** As printed on the address when it stands outside the districts above. */
    state: text().notNull().default('Karnataka'),
    tagline: jsonb().$type<Text>(),
    description1: jsonb().$type<Text>(),
    description2: jsonb().$type<Text>(),
    ...factColumns(),
    facebook: text(),
    instagram: text(),
    linkedin: text(),
    imageUrl: text(),
    isResidential: boolean().notNull().default(false),
    averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
    reviewCount: integer().notNull().default(0),
    gallery: jsonb().$type<string[]>().notNull().default([]),
    overviews: jsonb().$type<KeyedTextRow[]>().notNull().default([]),
    admissions: jsonb().$type<KeyedTextRow[]>().notNull().default([]),
    placements: jsonb().$type<FeatureRow[]>().notNull().default([]),
    recruiters: jsonb().$type<RecruiterRow[]>().notNull().default([]),
    facilities: jsonb().$type<FeatureRow[]>().notNull().default([]),
    /** Invented, for a first look; `npm run sample -- remove` takes these away. */
    isSample: boolean().notNull().default(false),
    /** Since when it is no more: it is neither found nor listed, and its page says so or leads to its successor. */
    retiredAt: moment(),
    /** No reference: one that was merged away still leads on. */
    successorId: integer(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.districtId), index().on(table.cityId)],
)

export const courses = pgTable(
  'courses',
  {
    id: serial().primaryKey(),
    instituteId: integer()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    streamId: integer().references(() => streams.id),
    position: integer().notNull(),
    name: text().notNull(),
    /** The heading under which the page groups it, for example "Bachelor of Engineering". */
    category: text(),
    duration: text(),
    /** Rupees for the first year, or null when nobody has said. */
    fees: integer(),
    seats: integer(),
    level: text({ enum: LEVELS }),
  },
  (table) => [index().on(table.instituteId)],
)

/** Triggers keep `average_rating` and `review_count` of the institution right, whoever writes here (migration 0008). */
export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    instituteId: integer()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    /** Who wrote it; `null` for the sample's, and where the account is gone. */
    studentId: integer().references(() => students.id, { onDelete: 'set null' }),
    name: text().notNull(),
    role: text().notNull(),
    imageUrl: text(),
    rating: smallint().notNull(),
    description: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** Only one that is shown counts and is seen by others than its writer. */
    state: text({ enum: REVIEW_STATES }).notNull().default('shown'),
    /** Grows with each writing and each decision, so that nobody decides on what they have not seen. */
    version: integer().notNull().default(0),
    /** Since when it waits for a decision, or waited for the last one. */
    heldAt: moment(),
    /** What the checks saw in it as it stands now. */
    found: jsonb().$type<ReviewCheck[]>().notNull().default([]),
  },
  (table) => [
    index().on(table.instituteId),
    index().on(table.studentId),
    index('reviews_words').on(sql`md5(${table.description})`),
    index('reviews_waiting')
      .on(table.heldAt, table.id)
      .where(sql`${table.state} = 'held'`),
    uniqueIndex('reviews_one_of_each').on(table.instituteId, table.studentId),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Institutions shown as partners or among the top ones on the home page, in order. */
export const showcases = pgTable(
  'showcases',
  {
    list: text({ enum: SHOWCASES }).notNull(),
    instituteId: integer()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.instituteId] })],
)

export const notifications = pgTable('notifications', {
  id: serial().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  description: jsonb().$type<Text>(),
  link: text(),
  status: text().notNull().default('Active'),
  startsAt: moment(),
  endsAt: moment(),
  isSample: boolean().notNull().default(false),
})

export const plans = pgTable('plans', {
  id: serial().primaryKey(),
  name: jsonb().$type<Text>().notNull(),
  /** Whole rupees for one billing cycle. */
  price: integer().notNull(),
  billingCycle: text({ enum: BILLING_CYCLES }).notNull(),
  isActive: boolean().notNull().default(true),
  features: jsonb().$type<Text[]>().notNull().default([]),
  position: integer().notNull().default(0),
  isSample: boolean().notNull().default(false),
})

/**
 * Where an imported institution came from: one row for each record of a source that became, or
 * was merged into, an institution. `fingerprint` is a digest of what was read, so that a second
 * import of the same record changes nothing.
 */
export const importedRecords = pgTable(
  'imported_records',
  {
    source: text().notNull(),
    externalId: text().notNull(),
    instituteId: integer()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    fingerprint: text().notNull(),
    importedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.externalId] }), index().on(table.instituteId)],
)

/** A transaction's number: 64 bits, so it never starts again from zero. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * In which transaction each institution was last added, changed or removed. Triggers write it
 * (migration 0003), whoever changes the tables, so that what is kept in memory can follow.
 */
export const directoryChanges = pgTable(
  'directory_changes',
  {
    instituteId: integer().primaryKey(),
    changedIn: transactionNumber().notNull(),
  },
  (table) => [index().on(table.changedIn)],
)

/** What the provider remembers about itself, such as that the sample content was taken away. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})
