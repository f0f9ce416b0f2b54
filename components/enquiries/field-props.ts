import type { EnquiryField } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryTyped } from '@/lib/rules/enquiries/enquiry-reply'
import type { FieldErrors } from '@/lib/rules/result'

/** What every field of a form is given. */
export type FieldsProps = {
  /** Before the ids of the fields: a page may have two forms. */
  id: string
  errors: FieldErrors
  /** What was typed before, on the page that answers a form without JavaScript. */
  typed: EnquiryTyped
  /** Takes the focus when the page opens. */
  wrong: EnquiryField | null
}

/** More than anybody writes, so that a whole form stays within what the website reads (64 KB). */
export const MAX_TYPED_LINE_LENGTH = 1_000

/** The attributes of one field, whatever its control is. */
export function fieldProps(name: EnquiryField, { id, errors, typed, wrong }: FieldsProps) {
  return {
    id: `${id}-${name}`,
    name,
    error: errors[name] ?? null,
    defaultValue: typed[name] ?? '',
    'aria-required': true,
    autoFocus: wrong === name || undefined,
  }
}
