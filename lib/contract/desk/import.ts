import { z } from 'zod'
import type { Body } from '@/lib/contract/body'
import { day, moment } from '@/lib/contract/date-time'
import { undoReportSchema } from '@/lib/contract/desk/import-undo'
import { OWN_FEES } from '@/lib/contract/fee-range'
import { codedField } from '@/lib/contract/text-fields'
import {
  count,
  flag,
  id,
  list,
  orNull,
  OTHER_LANGUAGES,
  required,
  string,
  underData,
  word,
} from '@/lib/contract/lenient'

/** What can become of a row of a list, in the order in which people are told. */
export const IMPORT_OUTCOMES = ['added', 'changed', 'unchanged', 'merged', 'kept', 'doubtful', 'rejected'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]
/** How many rows came to what, and how many were read. */
export type ImportTotals = Record<ImportOutcome, number> & { read: number }

/** How an import stands. */
export const IMPORT_STATES = ['trying', 'tried', 'failed', 'publishing', 'published', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What a list is; `any`: as its content tells. */
export const IMPORT_KINDS = ['any', 'own', 'aicte', 'udise', 'ranks'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
/** Whose rows are taken. */
export const IMPORT_AREAS = ['karnataka', 'all'] as const

/** What a column of a list of our own format can be (docs/import.md). */
export const LIST_COLUMNS = [
  'external_id',
  'name',
  ...OTHER_LANGUAGES.map((language) => codedField('name', language)),
  'alternative_names',
  'type',
  'streams',
  'district',
  'city',
  'state',
  'address',
  'zip',
  'phone',
  'email',
  'website',
  'university',
  'ownership',
  'tagline',
  'description',
  'gender',
  'minority',
  'classes',
  'brochure',
  'brochure_kn',
  ...OWN_FEES,
  'coordinates',
  'latitude',
  'longitude',
  'residential',
  'courses',
  'course',
  'course_category',
  'level',
  'duration',
  'fees',
  'seats',
] as const
export type ListColumnName = (typeof LIST_COLUMNS)[number]

/** A list at the desk; longer ones are for the command. */
export const MAX_LIST_BYTES = 1_536 * 1024
export const MAX_LIST_WORDS = 200
/** So many columns of a list are shown, and can be mapped: nobody maps more by hand. */
export const MAX_LIST_COLUMNS = 100

/** What is wrong with a field, by which a refusal names it (`errors` of a 422). */
export const IMPORT_FLAWS = ['needed', 'tooLarge', 'tooLong', 'unread', 'otherKind'] as const
export type ImportFlaw = (typeof IMPORT_FLAWS)[number]

/**
 * `POST /desk/imports`: `file` in Base64. `source`, `title`, `licence`, `url` and `dated` as the options of
 * `npm run import`; empty where nothing is said.
 */
export const DESK_IMPORT = {
  file: 'text',
  file_name: 'text',
  kind: IMPORT_KINDS,
  area: IMPORT_AREAS,
  source: 'text?',
  title: 'text?',
  licence: 'text?',
  url: 'text?',
  dated: 'text?',
} as const
export type DeskImportBody = Body<typeof DESK_IMPORT>

/** `POST /desk/imports/{id}/try`: by position of the list's columns which of ours each is; empty: not to be used. */
export const DESK_IMPORT_TRY = { version: 'count', columns: 'words?' } as const
/** `POST /desk/imports/{id}/publish`: `version` is that of the dry run as it was shown. */
export const DESK_IMPORT_PUBLISH = { version: 'count' } as const

const totals = z.object({
  read: required(count),
  added: required(count),
  changed: required(count),
  unchanged: required(count),
  merged: required(count),
  kept: required(count),
  doubtful: required(count),
  rejected: required(count),
})

const run = z.object({
  id: required(id),
  state: required(word(IMPORT_STATES)),
  file_name: required(string),
  /** The name under which its records go; `null` while nobody has looked. */
  source: string,
  by: required(string),
  at: required(moment),
  /** When the upload goes; `null` for what is published. */
  expires_at: moment,
  totals: orNull(totals),
})
export type DeskImportRun = z.output<typeof run>

/** `GET /desk/imports`. */
export const deskImportPageSchema = z.object({
  data: list(run),
  total: required(count),
  page: required(count),
  limit: required(count),
})

const column = z.object({
  name: required(string),
  ours: word(LIST_COLUMNS),
  looks_like: word(LIST_COLUMNS),
  is_covered: flag,
  examples: list(required(string)),
})
export type DeskImportColumn = z.output<typeof column>

const row = z.object({
  line: required(count),
  outcome: required(word(IMPORT_OUTCOMES)),
  external_id: string,
  name: string,
  institute_id: id,
  institute: string,
  /** In English, as the command's report says it. */
  reason: string,
  notes: string,
})

const detail = run.extend({
  version: required(count),
  kind: word(IMPORT_KINDS),
  title: string,
  licence: string,
  url: string,
  dated: day,
  area: required(word(IMPORT_AREAS)),
  /** Why it failed, in English, as the command says it. */
  failure: string,
  /** The directory has changed since it was tried: nothing of it can be published before it is tried anew. */
  is_stale: flag,
  /** Whether its columns can be mapped: those of the public lists are known. */
  is_mappable: flag,
  /** Whether what was there before is kept. */
  is_undoable: flag,
  undone: orNull(undoReportSchema.extend({ by: required(string), at: required(moment) })),
  columns: list(column),
  rows: list(row),
  total: required(count),
  page: required(count),
  limit: required(count),
})
export type DeskImport = z.output<typeof detail>
/** `GET /desk/imports/{id}`: with a page of its rows. */
export const deskImportSchema = underData(detail)
/** What `POST /desk/imports` answers. */
export const deskImportAddedSchema = underData(z.object({ id: required(id) }))
