import { index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { MISSES, VERSION_KINDS } from '@/lib/contract/desk/content'
import type { SectionName } from '@/lib/contract/content/sections'
import type { Content } from '@/provider/content/sections'
import { namesContentPicture } from '@/provider/pictures/upload-tables'
import { moment } from '@/provider/platform/columns'

/**
 * The texts and pictures of the pages: one document for each section, which is what an editor
 * exports, changes and imports, and what its schema (provider/content/sections) looks at as a whole.
 */
export const content = pgTable('content', {
  section: text().$type<SectionName>().primaryKey(),
  fields: jsonb().$type<Content[SectionName]>().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Everything that a section ever was, and what somebody wanted it to be. Rows are added, never changed. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: serial().primaryKey(),
    section: text().$type<SectionName>().notNull(),
    /** From 1 in each section. */
    number: integer().notNull(),
    kind: text({ enum: VERSION_KINDS }).notNull(),
    /** As it was typed: what was published was checked, a draft need not be right. */
    fields: jsonb().$type<unknown>().notNull(),
    /** Of the version that its writer had before them. */
    madeFrom: integer(),
    at: moment().notNull(),
    /** `null` where a command did it. No reference: a version outlives what it names. */
    accountId: integer(),
    by: text().notNull(),
  },
  (table) => [
    unique().on(table.section, table.number),
    index().on(table.accountId, table.kind),
    index('content_versions_content_pictures').on(table.id).where(namesContentPicture(table.fields)),
  ],
)

/** Which version of a section waits to be published. */
export const contentDrafts = pgTable('content_drafts', {
  section: text().$type<SectionName>().primaryKey(),
  number: integer().notNull(),
})

/** When the draft of a section is to be published by itself. */
export const contentSchedules = pgTable('content_schedules', {
  section: text().$type<SectionName>().primaryKey(),
  at: moment().notNull(),
  /** The draft that it was set for: none that was saved since. */
  number: integer().notNull(),
  /** What was published when it was set, `null`: nothing. */
  publishedNumber: integer(),
  /** Who set it. No reference, as above. */
  accountId: integer().notNull(),
  by: text().notNull(),
  /** Why it was not published when its time had come. */
  missed: text({ enum: MISSES }),
})
