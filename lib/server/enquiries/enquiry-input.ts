import 'server-only'
import { CONTACT_TYPES, COUNSELLING_TYPES, type EnquiryType } from '@/lib/contract/enquiry'
import { type Language, languageFrom, LANGUAGES } from '@/lib/contract/language'
import { REPORTABLE, type Reportable } from '@/lib/contract/source'
import { getMessages } from '@/lib/messages/catalogue'
import { correctionQuery } from '@/lib/rules/enquiries/correction'
import { COUNSELLING_FORMS, ENQUIRY_FIELDS, type EnquiryForm, HONEYPOT_FIELD } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryTyped } from '@/lib/rules/enquiries/enquiry-reply'
import { returnPath } from '@/lib/rules/routes/return-path'
import type { Fields } from '@/lib/server/read-body'

/** A form as it was sent. */
export type EnquiryInput = {
  form: EnquiryForm
  type: EnquiryType
  lang: Language
  /** The path of the page where it stood, one of ours, or `null`. */
  source: string | null
  /** As it was typed, for showing it again. */
  typed: EnquiryTyped
  /** The key that the form made, or `null`: a form without JavaScript cannot make one. */
  key: string | null
  /** When the same form was sent before, in ms of the epoch, or `null`. */
  since: number | null
  /** The field that people do not see was filled in. */
  isSuspected: boolean
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function kindOf(call: 'contact' | 'counselling', asked: unknown): Pick<EnquiryInput, 'form' | 'type'> | null {
  if (call === 'contact') {
    return { form: 'contact', type: CONTACT_TYPES.find((type) => type === asked) ?? 'enquiry' }
  }
  const type = COUNSELLING_TYPES.find((each) => each === asked)
  return type === undefined ? null : { form: COUNSELLING_FORMS[type], type }
}

/** With the figure that was chosen in the form; the page gave the first of those beside which its link stood. */
function withChosen(path: string, query: string, chosen: string): string {
  const isIt = (labels: ReturnType<typeof getMessages>['sources'], figure: Reportable) =>
    labels.figures[figure] === chosen
  const texts = LANGUAGES.map((lang) => getMessages(lang).sources)
  const figure = REPORTABLE.find((each) => texts.some((labels) => isIt(labels, each)))
  const search = new URLSearchParams(query)
  if (figure !== undefined) search.set('figure', figure)
  else if (texts.some(({ otherFigure }) => otherFigure === chosen)) search.delete('figure')
  return [path.split('?')[0], search.toString()].filter(Boolean).join('?')
}

/** What somebody searched for is nobody's business; which figure is said to be wrong is what the enquiry is about. */
function sourceOf(path: string | null, chosen: string): string | null {
  const visible = path?.replace(/#.*$/, '') ?? ''
  if (visible === '') return null
  const query = correctionQuery(visible)
  return query === null ? visible.replace(/\?.*$/, '') : withChosen(visible, query, chosen)
}

/** Reads a post of one of the forms; `null` when it does not say which of the forms of this call it is. */
export function readEnquiryInput(call: 'contact' | 'counselling', fields: Fields): EnquiryInput | null {
  const kind = kindOf(call, fields.type)
  if (kind === null) return null
  const since = Number(text(fields.since) || Number.NaN)
  return {
    ...kind,
    lang: languageFrom(fields.lang),
    source: sourceOf(returnPath(text(fields.source)), text(fields.course)),
    typed: Object.fromEntries(ENQUIRY_FIELDS[kind.form].map((field) => [field, text(fields[field])])),
    key: UUID.test(text(fields.key)) ? text(fields.key).toLowerCase() : null,
    since: Number.isSafeInteger(since) && since > 0 && since <= Date.now() ? since : null,
    isSuspected: text(fields[HONEYPOT_FIELD]).trim() !== '',
  }
}
