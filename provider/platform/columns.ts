import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { MISSES } from '@/lib/contract/desk/content'

/** A moment, the same in every zone. */
export const moment = () => timestamp({ withTimezone: true })

/** What a draft has beside the record that it is of. */
export const draftColumns = () => ({
  /** By field, as it was typed: it need not be right. */
  said: jsonb().$type<Record<string, string>>().notNull(),
  /** What the record said of these fields as each was typed. */
  was: jsonb().$type<Record<string, string>>().notNull(),
  /** The version of the record that its writer had before them. */
  madeOn: text().notNull(),
  /** By name, as it was then. */
  by: text().notNull(),
  at: moment().notNull(),
  /** When it is to be published by itself, `null`: at no time. */
  publishAt: moment(),
  /** Who set that. No reference: a draft outlives an account. */
  timeSetById: integer(),
  timeSetBy: text(),
  /** Why it is not published then. */
  missed: text({ enum: MISSES }),
})
