import { keysOf } from '@/lib/contract/keys-of'
import { z } from 'zod'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { institutionEndSchema } from '@/lib/contract/desk/end'
import { draftBody, draftSchema, REVERT_BODY } from '@/lib/contract/desk/draft'
import { DEPENDENTS } from '@/lib/contract/desk/import-undo'
import { PAGE_PARTS } from '@/lib/contract/desk/institution-page'
import { deskCourseSchema } from '@/lib/contract/desk/institution-courses'
import { errorReports } from '@/lib/contract/desk/error-report'
import { optionalTexts } from '@/lib/contract/body'
import { GENDERS } from '@/lib/contract/gender'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { count, id, list, orNull, required, string, type Text, text, underData, word } from '@/lib/contract/lenient'
import { moment } from '@/lib/contract/date-time'
import { type Figure, sourcesOfInstitute } from '@/lib/contract/source'
import { byCodedField, codedField, textBy } from '@/lib/contract/text-fields'

/** A field of each language. */
const inEachLanguage = <Name extends string, const Field>(name: Name, field: Field) =>
  byCodedField(name, LANGUAGES, (language) => ({ ...field, language }))

/**
 * What the desk may say of an institution, in the order of its form: one entry for each field. Every value is a text,
 * as a form without script sends it, and empty where there is none. `kind` says what is taken, and how it is asked for;
 * `figure`, beside which group of sources it stands; `language`, in which it is written. The provider's check, the form
 * and the audit trail derive from it.
 */
export const INSTITUTION_FIELDS = {
  ...inEachLanguage('name', { kind: 'line', most: 200, figure: 'name' }),
  type_id: { kind: 'type', most: 10, figure: 'kind' },
  district_id: { kind: 'district', most: 10, figure: 'place' },
  city_id: { kind: 'town', most: 10, figure: 'place' },
  address: { kind: 'line', most: 300, figure: 'address' },
  zip: { kind: 'pin', most: 7, figure: 'address' },
  coordinates: { kind: 'coordinates', most: 100, figure: 'coordinates' },
  phone: { kind: 'phone', most: 100, figure: 'contact' },
  email: { kind: 'mail', most: 254, figure: 'contact' },
  website: { kind: 'web', most: 500, figure: 'contact' },
  facebook: { kind: 'web', most: 500, figure: 'contact' },
  instagram: { kind: 'web', most: 500, figure: 'contact' },
  linkedin: { kind: 'web', most: 500, figure: 'contact' },
  ownership: { kind: 'line', most: 200, figure: 'ownership' },
  university: { kind: 'line', most: 200, figure: 'university' },
  gender: { kind: 'words', most: 10, figure: 'gender', words: GENDERS },
  minority: { kind: 'words', most: 10, figure: 'minority', words: ['yes', 'no'] },
  classes: { kind: 'classes', most: 20, figure: 'classes' },
  hostel_fee: { kind: 'fees', most: 40, figure: 'hostel_fee' },
  mess_fee: { kind: 'fees', most: 40, figure: 'mess_fee' },
  management_fee: { kind: 'fees', most: 40, figure: 'management_fee' },
  // The form of a new one shows the first, so that is what nobody said anything about.
  residential: { kind: 'words', most: 10, figure: null, words: ['no', 'yes'] },
  ...inEachLanguage('tagline', { kind: 'line', most: 300, figure: null }),
  ...inEachLanguage('description', { kind: 'lines', most: 2_000, figure: null }),
  ...inEachLanguage('about', { kind: 'lines', most: 2_000, figure: null }),
} as const satisfies Record<
  string,
  {
    kind: string
    most: number
    figure: Figure | null
    words?: readonly [string, ...string[]]
    language?: Language
  }
>
export type InstitutionField = keyof typeof INSTITUTION_FIELDS
export type InstitutionKind = (typeof INSTITUTION_FIELDS)[InstitutionField]['kind']
export const INSTITUTION_FIELD_NAMES: readonly InstitutionField[] = keysOf(INSTITUTION_FIELDS)
/** Of the fields that are named. */
export type InstitutionValues = Partial<Record<InstitutionField, string>>
/** In which language people write a field; `null` of one that is chosen, or that programs read. */
export function languageOf(name: InstitutionField): Language | null {
  const field = INSTITUTION_FIELDS[name]
  return 'language' in field ? field.language : null
}
/** The name of an institution, as its form has it. */
export const nameIn = (values: InstitutionValues): Text =>
  textBy((language) => values[codedField('name', language)] ?? '')

/** What is wrong with a field, by which a refusal names it (`errors` of a 422). */
export const FIELD_FLAWS = [
  'needed',
  'tooLong',
  'unfit',
  'unread',
  'swapped',
  'outside',
  'elsewhere',
  'otherDistrict',
  'needsEnglish',
] as const
export type FieldFlaw = (typeof FIELD_FLAWS)[number]

const fields = optionalTexts(INSTITUTION_FIELD_NAMES)
/** `POST /desk/institutions`. */
export const DESK_INSTITUTION_ADD = fields
/** `POST /desk/institutions/{id}`: `version` is that of the record as it was shown; what is left out stays as it is. */
export const DESK_INSTITUTION_EDIT = { version: 'text', ...fields } as const

/**
 * What a draft of it may say besides: its other names, apart by semicolons or lines, its courses as cells are pasted, and the
 * parts of its page.
 */
const INSTITUTION_PARTS = ['names', 'table', ...PAGE_PARTS] as const
/** Its pictures, which have calls of their own (`DESK_PICTURE_ADD`): as JSON. */
const PICTURES = 'pictures'
export type InstitutionPart = (typeof INSTITUTION_PARTS)[number] | typeof PICTURES
/** All that has drafts and versions of an institution. */
export const DRAFTED_INSTITUTION: readonly (InstitutionField | InstitutionPart)[] = [
  ...INSTITUTION_FIELD_NAMES,
  ...INSTITUTION_PARTS,
  PICTURES,
]
/** `POST /desk/institutions/{id}/draft`, and what brings back what it said after an entry of its history, or before any with 0. */
export const DESK_INSTITUTION_DRAFT = draftBody([...INSTITUTION_FIELD_NAMES, ...INSTITUTION_PARTS])
export const DESK_INSTITUTION_REVERT = REVERT_BODY
/**
 * `GET /desk/institutions/{id}/versions/{number}`: what it said then of what says something else now. `unread`: the fields that
 * something else than an entry, such as a list, changed since. `gone`: the pictures of then that are not there any more.
 */
export const deskInstitutionVersionSchema = underData(
  z.object({
    said: z.record(z.string(), z.string()),
    unread: list(required(string)),
    gone: list(required(string)),
  }),
)

/**
 * `POST /desk/institutions/{id}/names`: the other names that find it, in a line each, in the place of those that were
 * shown (`was`); other ones are answered with 409.
 */
export const DESK_NAMES = { was: 'text', names: 'text' } as const

/** What can be done with an institution that is no more, and undone. */
export const INSTITUTION_ACTIONS = ['retire', 'restore'] as const
export type InstitutionAction = (typeof INSTITUTION_ACTIONS)[number]
/** `POST /desk/institutions/{id}/state`: `successor` is the id of the one to which its page leads from then on. */
export const DESK_INSTITUTION_STATE = { version: 'text', action: INSTITUTION_ACTIONS, successor: 'text?' } as const

/** `POST /desk/institutions/{id}/merge`: it is the institution `into`; `undo`: it stands again. */
export const DESK_MERGE = { action: ['merge', 'undo'], into: 'text?', version: 'text?' } as const
export const MERGE_ACTIONS = DESK_MERGE.action

/**
 * Why two cannot be merged: they are one, there is no such other one, no list brought one of them, or something of
 * visitors or editors hangs on the one that would go, a draft or a proposal on it waits, somebody represents it at the desk, or it is to be retired at a time; or
 * (of what is undone) a college of closing ranks is tied by hand to what would go.
 */
export const MERGE_OBSTACLES = [
  'itself',
  'unknown',
  'notListed',
  'hangs',
  'drafted',
  'proposed',
  'represented',
  'ending',
  'ranks_tied',
] as const
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number]

/** What an institution can be found to lack: the filter of their list, and what the overview counts. */
export const INSTITUTION_GAPS = ['fee', 'picture', 'kannada', 'phone', 'town', 'coordinates'] as const
export type InstitutionGap = (typeof INSTITUTION_GAPS)[number]
/** By what their list can be sorted; without any of them it stands as the directory's does. */
export const INSTITUTION_SORTS = ['name', 'kind', 'changed'] as const
export type InstitutionSort = (typeof INSTITUTION_SORTS)[number]

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

const successor = z.object({ id: required(id), name: required(text) })
const edit = z.object({ by: required(string), at: required(moment) })
const values = z.record(z.string(), z.string())
const detail = z.object({
  /** Of a draft that is no institution yet its name. */
  id: required(id),
  /** Another one after every change, whoever made it. */
  version: required(string),
  /** By the names of `DRAFTED_INSTITUTION`. */
  values,
  /** What waits to be published. */
  draft: orNull(draftSchema),
  /** Under which it is found besides. */
  other_names: list(required(string)),
  /** Those that were found to be it, which can be undone. */
  merged: list(successor),
  /** Since when it is no more. */
  retired_at: moment,
  successor: orNull(successor),
  /** When it is retired by itself. */
  end: orNull(institutionEndSchema),
  /** What lists say, and the desk. */
  sources: list(sourcesOfInstitute.source),
  statements: list(sourcesOfInstitute.statement),
  /** Errors that visitors reported of it. */
  errors: orNull(errorReports),
  /** Who of the desk said something of it last. */
  edited: orNull(edit),
  /** Who is called so already, of a draft that is no institution yet. */
  namesakes: list(row),
  history: list(auditEntrySchema),
})
export type DeskInstitution = z.output<typeof detail>
/** `GET /desk/institutions/{id}`. */
export const deskInstitutionSchema = underData(detail)
/** What `POST /desk/institutions` answers. */
export const deskInstitutionAddedSchema = underData(z.object({ id: required(id) }))

const compared = z.object({ name: required(word(INSTITUTION_FIELD_NAMES)), from: string, into: string, after: string })
const part = z.object({ names: list(required(string)), courses: list(deskCourseSchema), pictures: required(count) })
export type DeskMergePart = z.output<typeof part>
/**
 * `GET /desk/institutions/{id}/merge`: where two differ, or what the one gains by the other; their other names, courses and
 * how many pictures; and all that hangs on the one that would go, which keeps it.
 */
export const deskMergeSchema = underData(
  z.object({
    into: orNull(successor),
    obstacle: word(MERGE_OBSTACLES),
    hanging: list(required(word(DEPENDENTS))),
    /** Of all that is shown, with which alone they are made one. */
    version: string,
    fields: list(compared),
    parts: orNull(z.object({ from: part, into: part, after: part })),
  }),
)
export type DeskMerge = z.output<typeof deskMergeSchema>
