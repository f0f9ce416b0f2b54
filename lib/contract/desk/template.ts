import { inEachLanguage, type RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'
import { z } from 'zod'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { id, list, required, text, underData, word } from '@/lib/contract/lenient'

/** What a template of an answer says besides its id, in the order of the desk's form. `kind` says what is taken; `most`: characters. */
export const TEMPLATE_FIELDS = {
  ...inEachLanguage('title', { kind: 'line', part: 'what', isNeeded: true, most: 120 }),
  types: { kind: 'types', part: 'what', isNeeded: false, most: 100 },
  ...inEachLanguage('text', { kind: 'text', part: 'words', isNeeded: true, most: 1_500 }),
} as const satisfies Record<string, RecordField>
export type TemplateField = keyof typeof TEMPLATE_FIELDS
export type TemplatePart = (typeof TEMPLATE_FIELDS)[TemplateField]['part']
export const TEMPLATE_FIELD_NAMES: readonly TemplateField[] = keysOf(TEMPLATE_FIELDS)

/** What is filled into a template, written `{name}`; `institution` by whoever answers: no enquiry names one. */
export const PLACEHOLDERS = ['name', 'course', 'interest', 'received', 'counsellor', 'institution'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** What is wrong with a field, by which a refusal names it (`errors` of a 422). `placeholder`: nobody fills one of its placeholders; `twice`: another template has this title. */
export const TEMPLATE_FLAWS = ['needed', 'tooLong', 'unfit', 'unread', 'placeholder', 'twice'] as const
export type TemplateFlaw = (typeof TEMPLATE_FLAWS)[number]

const row = z.object({
  id: required(id),
  title: required(text),
  text: required(text),
  /** Of which kinds of enquiries it is; none: of all. */
  types: list(required(word(ENQUIRY_TYPES))),
})
export type AnswerTemplate = z.output<typeof row>
/** `GET /desk/templates`: all, by title. */
export const deskTemplateListSchema = underData(list(row))
