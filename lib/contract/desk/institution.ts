import { z } from 'zod'
import type { Body, Kind } from '@/lib/contract/body'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { GENDERS } from '@/lib/contract/gender'
import { count, id, list, orNull, required, string, text, underData } from '@/lib/contract/lenient'
import { moment } from '@/lib/contract/date-time'
import { type Figure, sourcesOfInstitute } from '@/lib/contract/source'

/**
 * What the desk may say of an institution, in the order of its form: one entry for each field. Every value is a text,
 * as a form without script sends it, and empty where there is none. `kind` says what is taken, and how it is asked for;
 * `figure`, beside which group of sources it stands. The provider's check, the form and the audit trail derive from it.
 */
export const INSTITUTION_FIELDS = {
  name_en: { kind: 'line', most: 200, figure: 'name' },
  name_kn: { kind: 'line', most: 200, figure: 'name' },
  type_id: { kind: 'type', most: 10, figure: 'kind' },
  district_id: { kind: 'district', most: 10, figure: 'place' },
  city_id: { kind: 'town', most: 10, figure: 'place' },
  address: { kind: 'line', most: 300, figure: 'address' },
  zip: { kind: 'pin', most: 7, figure: 'address' },
  phone: { kind: 'phone', most: 100, figure: 'contact' },
  email: { kind: 'mail', most: 254, figure: 'contact' },
  website: { kind: 'web', most: 500, figure: 'contact' },
  ownership: { kind: 'line', most: 200, figure: 'ownership' },
  university: { kind: 'line', most: 200, figure: 'university' },
  gender: { kind: 'words', most: 10, figure: 'gender', words: GENDERS },
  minority: { kind: 'words', most: 10, figure: 'minority', words: ['yes', 'no'] },
  classes: { kind: 'classes', most: 20, figure: 'classes' },
  residential: { kind: 'words', most: 10, figure: null, words: ['yes', 'no'] },
  tagline_en: { kind: 'line', most: 300, figure: null },
  tagline_kn: { kind: 'line', most: 300, figure: null },
  description_en: { kind: 'lines', most: 2_000, figure: null },
  description_kn: { kind: 'lines', most: 2_000, figure: null },
} as const satisfies Record<
  string,
  { kind: string; most: number; figure: Figure | null; words?: readonly [string, ...string[]] }
>
export type InstitutionField = keyof typeof INSTITUTION_FIELDS
const isField = (name: string): name is InstitutionField => Object.hasOwn(INSTITUTION_FIELDS, name)
export const INSTITUTION_FIELD_NAMES: readonly InstitutionField[] = Object.keys(INSTITUTION_FIELDS).filter(isField)
/** Of the fields that are named. */
export type InstitutionValues = Partial<Record<InstitutionField, string>>

/** What is wrong with a field, by which a refusal names it (`errors` of a 422). */
export const FIELD_FLAWS = ['needed', 'tooLong', 'unfit', 'unread', 'elsewhere', 'needsEnglish'] as const
export type FieldFlaw = (typeof FIELD_FLAWS)[number]

const OPTIONAL: Kind = 'text?'
// fromEntries forgets which field has which kind.
const fields = Object.fromEntries(INSTITUTION_FIELD_NAMES.map((name) => [name, OPTIONAL])) as Record<
  InstitutionField,
  'text?'
>
/** `POST /desk/institutions`. */
export const DESK_INSTITUTION_ADD = fields
/** `POST /desk/institutions/{id}`: `version` is that of the record as it was shown; what is left out stays as it is. */
export const DESK_INSTITUTION_EDIT = { version: 'text', ...fields } as const
export type DeskInstitutionEditBody = Body<typeof DESK_INSTITUTION_EDIT>

/** What an institution can be found to lack. */
export const INSTITUTION_GAPS = ['fee', 'picture', 'kannada', 'phone'] as const
export type InstitutionGap = (typeof INSTITUTION_GAPS)[number]

const row = z.object({
  id: required(id),
  name: required(text),
  category: text,
  district: text,
  city: text,
  changed_at: moment,
})
export type DeskInstitutionRow = z.output<typeof row>
/** `GET /desk/institutions`. */
export const deskInstitutionPageSchema = z.object({
  data: list(row),
  total: required(count),
  page: required(count),
  limit: required(count),
})

const edit = z.object({ by: required(string), at: required(moment) })
const detail = z.object({
  id: required(id),
  /** Another one after every change, whoever made it. */
  version: required(string),
  /** By the names of `INSTITUTION_FIELDS`. */
  values: z.record(z.string(), z.string()),
  /** What lists say, and the desk. */
  sources: list(sourcesOfInstitute.source),
  statements: list(sourcesOfInstitute.statement),
  /** Who of the desk said something of it last. */
  edited: orNull(edit),
  history: list(auditEntrySchema),
})
export type DeskInstitution = z.output<typeof detail>
/** `GET /desk/institutions/{id}`. */
export const deskInstitutionSchema = underData(detail)
/** What `POST /desk/institutions` answers. */
export const deskInstitutionAddedSchema = underData(z.object({ id: required(id) }))
