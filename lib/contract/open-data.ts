import { keysOf } from '@/lib/contract/keys-of'
import { z } from 'zod'
import { classRange } from '@/lib/contract/class-range'
import { coordinates } from '@/lib/contract/coordinates'
import { day, moment } from '@/lib/contract/date-time'
import { feeRange, ofOwnFees } from '@/lib/contract/fee-range'
import {
  amount,
  answerList,
  count,
  englishText,
  flag,
  id,
  list,
  object,
  orNull,
  OTHER_LANGUAGES,
  part,
  rating,
  reading,
  required,
  string,
  underData,
  word,
  yesOrNo,
} from '@/lib/contract/lenient'
import { GENDERS } from '@/lib/contract/gender'
import { LEVELS } from '@/lib/contract/level'
import { licenceToGiveOn } from '@/lib/contract/licence'
import { byCodedField } from '@/lib/contract/text-fields'
import { OWNERSHIPS } from '@/lib/contract/ownership'

/**
 * The files of open data (docs/open-data.md), by the address of the newest: what a line of each is about, and its format.
 * Each is there as it is, and compressed, with `.gz` behind its name.
 */
export const EXPORTS = {
  'institutions.csv': { table: 'institutions', format: 'csv' },
  'courses.csv': { table: 'courses', format: 'csv' },
  'institutions.ndjson': { table: 'institutions', format: 'ndjson' },
  'institutions.jsonld': { table: 'institutions', format: 'jsonld' },
} as const
export type ExportKind = keyof typeof EXPORTS
export const EXPORT_KINDS = keysOf(EXPORTS)
export type ExportTable = (typeof EXPORTS)[ExportKind]['table']
export type ExportFormat = (typeof EXPORTS)[ExportKind]['format']

export const EXPORT_MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
  jsonld: 'application/ld+json',
}
export const COMPRESSED_MEDIA_TYPE = 'application/gzip'

export const EDITION_LIMITS = {
  /** A directory that changes all the time has new files so often at most. */
  renewedAfterS: 3_600,
  /** The newest, and the one before it, so that nobody's download breaks off. */
  kept: 2,
} as const

/** What a file may be called: one segment of a path, and never a hidden file. */
export const EXPORT_NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/

/**
 * What may be given on of an institution, in the names of the contract: composed of those lists alone whose licence
 * allows it, or written by the provider's operator. `name` is `null` where nothing may be given on.
 */
export const openRecordSchema = z.object({
  id: required(id),
  name: string,
  ...byCodedField('name', OTHER_LANGUAGES, () => string),
  other_names: list(required(string)),
  types: list(required(string)),
  streams: list(required(string)),
  ownership: word(OWNERSHIPS),
  gender: word(GENDERS),
  minority: yesOrNo,
  classes: classRange,
  ...ofOwnFees(() => feeRange),
  university: string,
  address: string,
  city: string,
  district: string,
  state: string,
  pin: string,
  coordinates,
  website: string,
  courses: list(
    z.object({
      name: required(string),
      category: string,
      duration: string,
      level: word(LEVELS),
      fees: amount,
      seats: count,
    }),
  ),
  rating,
  review_count: count,
  is_sample: flag,
  changed_on: day,
  sources: list(required(string)),
  licences: list(required(string)),
})
/** As a provider writes it: its ids may be numbers. */
export type OpenRecord = Omit<z.output<typeof openRecordSchema>, 'id'> & { id: string | number }
export type OpenCourse = OpenRecord['courses'][number]

const openRecord = orNull(openRecordSchema)

/** `GET /institutes?records=1`, for what a download of the list needs. `record` is `null` of a provider that has none. */
export const recordPageSchema = z
  .object({
    data: answerList(
      z.object({ id: required(id), name: required(englishText), disambiguation: englishText, record: openRecord }),
    ),
    totalPages: count,
    last_page: count,
  })
  .transform(({ data, totalPages, last_page }) => ({ items: data, totalPages: totalPages ?? last_page ?? 1 }))

/** `GET /institute/details?id=&records=1`, the same of one. */
export const recordDetailSchema = underData(
  z
    .object({
      institute: z.object({ institute_name: required(englishText), disambiguation: englishText }),
      record: openRecord,
    })
    .transform(({ institute: { institute_name, disambiguation }, record }) => ({
      ...{ name: institute_name, disambiguation, record },
    })),
)
/** An institution as the lists of the website name it, and what may be given on of it. */
export type ListedRecord = { id: string; name: string; disambiguation: string | null; record: OpenRecord | null }

const fileSchema = z.object({
  name: required(reading((value) => (typeof value === 'string' && EXPORT_NAME.test(value) ? value : null))),
  kind: required(reading((value) => EXPORT_KINDS.find((kind) => kind === value) ?? null)),
  is_compressed: flag,
  bytes: required(count),
  sha256: required(reading((value) => (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? value : null))),
})
/** One file of an edition. */
export type ExportFile = z.output<typeof fileSchema>

const editionSchema = z
  .object({
    /** The day on which it was made, in India; the second of a day has `.2` behind it. */
    name: required(string),
    made_at: required(moment),
    institutes: required(count),
    courses: required(count),
    /** Institutions that are left out, because no list that tells of them may be given on. */
    withheld: count,
    /** Of `institutes`, the invented ones. */
    samples: count,
    files: list(fileSchema),
  })
  .transform(({ made_at, ...edition }) => ({ ...edition, madeAt: made_at }))
/** The files as they were made together. */
export type Edition = z.output<typeof editionSchema>

/** `GET /exports`. `edition` is `null` while the first is being made. */
export const openDataSchema = underData(
  object(
    part({
      licence: reading((value) => licenceToGiveOn(typeof value === 'string' ? value : null, null)),
      edition: orNull(editionSchema),
    }),
  ),
)
/** What a provider offers as open data, and under which licence what is from no list. */
export type OpenData = z.output<typeof openDataSchema>
