import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { MISSES } from '@/lib/contract/desk/content'

/** A moment, the same in every zone. */
export const moment = () => timestamp({ withTimezone: true })

/** When something is done by itself, and by whose word. */
export const timeColumns = () => ({
  /** `null`: at no time. */
  publishAt: moment(),
  /** Who set that. No reference: it outlives an account. */
  timeSetById: integer(),
  timeSetBy: text(),
  /** Why it is not done then. */
  missed: text({ enum: MISSES }),
})

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
  ...timeColumns(),
})
