import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { EVENT_KINDS } from '@/lib/contract/calendar-words'
import type { Text } from '@/lib/contract/lenient'

/** Dated events of exams. None moves by itself: a day stands as its source says it (docs/adr/0092-dates.md). */
export const calendarEvents = pgTable('calendar_events', {
  /** The editor's own, the same in every edition of the file: calendars know the event by it. */
  id: text().primaryKey(),
  exam: text().notNull(),
  examName: jsonb().$type<Text>().notNull(),
  kind: text({ enum: EVENT_KINDS }).notNull(),
  title: jsonb().$type<Text>().notNull(),
  /** The types of institution that admit by the exam. */
  typeIds: integer().array().notNull(),
  /** Days and times in India; times are `HH:mm`. */
  firstDay: date().notNull(),
  lastDay: date().notNull(),
  firstTime: text(),
  lastTime: text(),
  sourceTitle: text().notNull(),
  sourceUrl: text(),
  checkedOn: date().notNull(),
  isSample: boolean().notNull().default(false),
})
export type EventRow = typeof calendarEvents.$inferSelect
