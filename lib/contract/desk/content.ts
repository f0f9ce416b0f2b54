import { z } from 'zod'
import { CONTENT_PROBLEMS } from '@/lib/contract/content/problems'
import { SECTION_NAMES } from '@/lib/contract/content/sections'
import { moment } from '@/lib/contract/date-time'
import { count, list, required, string, underData, word } from '@/lib/contract/lenient'

/** What became of a version when it was written. `aside`: somebody else had saved first. */
export const VERSION_KINDS = ['published', 'draft', 'aside'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

/**
 * `POST /desk/content/{section}/draft` and `…/publish`: `version` is the one that was shown. Where another was saved
 * since, what was sent is kept aside as a version of its own, and answered with 409.
 */
export const DESK_CONTENT = { version: 'count', fields: 'content' } as const

/** `POST /desk/content/{section}/discard`: no draft waits any more. */
export const DESK_CONTENT_DISCARD = { version: 'count' } as const

/** As what a former version is brought back. */
export const REVERTED_AS = ['draft', 'published'] as const

/** `POST /desk/content/{section}/revert`: what the version `to` was is the draft again, or published at once. */
export const DESK_CONTENT_REVERT = { version: 'count', to: 'count', as: REVERTED_AS } as const

/**
 * Why a draft is not published at its time: it does not pass the checks; who set the time may no longer publish; the
 * draft was saved anew since; what is published was changed since.
 */
export const MISSES = ['invalid', 'forbidden', 'edited', 'changed'] as const
export type Miss = (typeof MISSES)[number]

/**
 * `POST /desk/content/{section}/schedule`: what was typed is the draft, which is published at the moment `at` (ISO 8601
 * with its distance from UTC), or, where that is empty, at no time any more. `version` as above.
 */
export const DESK_CONTENT_SCHEDULE = { version: 'count', fields: 'content', at: 'text' } as const
/** What keeps a time from being set, under `errors.at`: `noDraft` where all of it is published already. */
export const TIME_FLAWS = ['unreadable', 'past', 'far', 'noDraft'] as const
export type TimeFlaw = (typeof TIME_FLAWS)[number]

const version = z.object({
  number: required(count),
  kind: required(word(VERSION_KINDS)),
  by: required(string),
  at: required(moment),
  /** The version that its writer had before them. */
  made_from: count,
})
export type DeskVersion = z.output<typeof version>
const maybeVersion = version.nullable().catch(null)

export const scheduleSchema = z.object({
  at: required(moment),
  /** Who set it. */
  by: required(string),
  /** Why it is not published then; `null`: it will be. */
  missed: word(MISSES),
})
export type DeskSchedule = z.output<typeof scheduleSchema>
/** A time with what is to be published then, as the overview names it. */
export const timedSection = scheduleSchema.extend({ section: required(word(SECTION_NAMES)) })

const row = z.object({
  section: required(word(SECTION_NAMES)),
  published: maybeVersion,
  draft: maybeVersion,
  /** When the draft is published by itself. */
  schedule: scheduleSchema.nullable().catch(null),
  /** So many texts lack a language, in the draft where there is one. */
  untranslated: required(count),
})
export type DeskContentRow = z.output<typeof row>
/** `GET /desk/content`. */
export const deskContentListSchema = underData(list(row))

export const contentProblem = z.object({
  /** As a command has it, without the section: `quickLinks.2.label.en`. */
  path: z.string(),
  code: word(CONTENT_PROBLEMS).transform((code) => code ?? 'other'),
  most: count,
})
export type DeskContentProblem = z.output<typeof contentProblem>

const detail = row.extend({
  /** The number that a form sends back. */
  version: required(count),
  fields: z.unknown(),
  /** Why these fields cannot be published. */
  problems: list(contentProblem),
  /** What one wrote oneself while somebody else saved, and nobody took up since. */
  aside: maybeVersion,
  /** By which whoever has it sees the draft on its page, for an hour. */
  preview: string,
})
export type DeskContent = z.output<typeof detail>
/** `GET /desk/content/{section}`. */
export const deskContentSchema = underData(detail)

/** `GET /desk/content/{section}/versions`. */
export const deskVersionPageSchema = z.object({
  data: list(version),
  total: required(count),
  page: required(count),
  limit: required(count),
})

/** `GET /desk/content/{section}/versions/{number}`. */
export const deskVersionSchema = underData(version.extend({ fields: z.unknown() }))
