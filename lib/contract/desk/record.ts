import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { draftSchema } from '@/lib/contract/desk/draft'
import { endSchema } from '@/lib/contract/desk/end'
import { fieldIn, type InEachLanguage } from '@/lib/contract/text-fields'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { flag, list, orNull, required, string, underData } from '@/lib/contract/lenient'

/** What editors keep one record at a time, such as a dated event or a plan: each field of its form is a text, empty where there is none. */

/**
 * How a field is typed and read, and of what controls it is made: of one, of a box for each thing that can be ticked, or of
 * amounts in their rows. What people read is a `line`, `lines`, or a `text`; what programs read has a kind of its own. Of
 * `word` one is chosen, of `types` and `courses` several.
 */
export const CONTROLS = {
  ...({ line: 'one', lines: 'one', text: 'one', payers: 'one', word: 'one' } as const),
  ...({ slug: 'one', code: 'one', web: 'one', link: 'one', day: 'one', time: 'one', year: 'one' } as const),
  ...({ number: 'one', rupees: 'one', place: 'one' } as const),
  ...({ types: 'boxes', courses: 'boxes', grid: 'grid' } as const),
}
type FieldKind = keyof typeof CONTROLS
type SingleKind = { [Kind in FieldKind]: (typeof CONTROLS)[Kind] extends 'one' ? Kind : never }[FieldKind]
export const isSingle = (kind: FieldKind): kind is SingleKind => CONTROLS[kind] === 'one'
/** What programs read, in one line. */
export type CodeKind = Exclude<SingleKind, 'line' | 'lines' | 'text' | 'payers' | 'word'>

/**
 * A field of such a record. `most`: in characters, of each line. `isFixed`: a record is called by it, so it stays once the
 * record is there. `language`: in which it is written, where the record has it in each (`inEachLanguage`).
 */
export type RecordField = { part: string; isNeeded: boolean; most: number; language?: Language } & (
  { kind: CodeKind; isFixed?: boolean } | { kind: FieldKind; isFixed?: undefined }
)

/** The lines of a table of fields for one text: in the first language it may be needed, any other may be empty. */
export function inEachLanguage<Name extends string, const Field extends RecordField>(name: Name, field: Field) {
  const lines = LANGUAGES.map((language) => [
    fieldIn(name, language),
    { ...field, isNeeded: field.isNeeded && language === DEFAULT_LANGUAGE, language },
  ])
  // fromEntries forgets its keys.
  return Object.fromEntries(lines) as Record<InEachLanguage<Name>, Omit<Field, 'isNeeded'> & RecordField>
}

/** `POST /desk/dates/{id}/withdraw`, and that of other kinds. */
export const DESK_RECORD_WITHDRAW = { version: 'text' } as const

const detail = z.object({
  id: required(string),
  /** Another one after every change, whoever made it. */
  version: required(string),
  /** By field of the form. */
  values: z.record(z.string(), z.string()),
  is_sample: flag,
  /** Whether it can be withdrawn: nothing hangs on it. */
  may_withdraw: flag,
  /** What waits to be published. */
  draft: orNull(draftSchema),
  /** When it is withdrawn by itself. */
  end: orNull(endSchema),
  history: list(auditEntrySchema),
})
export type DeskRecord = z.output<typeof detail>
/** `GET /desk/dates/{id}/versions/{number}`, and that of other kinds: what it said then of what says something else now. */
export const deskRecordVersionSchema = underData(
  z.object({ said: z.record(z.string(), z.string()), by: string, at: moment }),
)
/** `GET /desk/dates/{id}`, and that of other kinds. */
export const deskRecordSchema = underData(detail)
const past = z.object({ values: z.record(z.string(), z.string()), history: list(auditEntrySchema) })
/** What is left of a record that is withdrawn. */
export type DeskRecordPast = z.output<typeof past>
/** `GET /desk/dates/{id}/history`, and that of other kinds: also of one that is withdrawn, with what it said last. */
export const deskRecordPastSchema = underData(past)
/** What `POST /desk/dates` answers, and that of other kinds. */
export const deskRecordAddedSchema = underData(z.object({ id: required(string) }))
