import type { RequestField } from '@/lib/rules/request-form'
import type { RequestTyped } from '@/lib/rules/request-reply'
import type { FieldErrors } from '@/lib/rules/result'

/** What every field of a form is given. */
export type FieldsProps = {
  /** Before the ids of the fields: a page may have two forms. */
  id: string
  errors: FieldErrors
  /** What was typed before, on the page that answers a form without JavaScript. */
  typed: RequestTyped
  /** Takes the focus when the page opens. */
  wrong: RequestField | null
}

/** More than anybody writes, so that a whole form stays within what the website reads (64 KB). */
export const LONGEST_TYPED_LINE = 1_000

/** The attributes of one field, whatever its control is. */
export function fieldProps(name: RequestField, { id, errors, typed, wrong }: FieldsProps) {
  return {
    id: `${id}-${name}`,
    name,
    error: errors[name] ?? null,
    defaultValue: typed[name] ?? '',
    'aria-required': true,
    autoFocus: wrong === name || undefined,
  }
}
