import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SectionName } from '@/lib/contract/content/sections'
import type { Content } from '@/provider/content/sections'

/**
 * The texts and pictures of the pages: one document for each section, which is what an editor
 * exports, changes and imports, and what its schema (provider/content/sections) looks at as a whole.
 */
export const content = pgTable('content', {
  section: text().$type<SectionName>().primaryKey(),
  fields: jsonb().$type<Content[SectionName]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
