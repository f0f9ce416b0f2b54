import { phoneShown } from '@/lib/rules/auth/phone'
import { digitsOf } from '@/lib/rules/text/digits'

/**
 * Lets the field of a phone show what becomes of a change, with the caret where it was among the digits.
 * @param before what it showed
 * @param change the event of the change
 * @returns what it shows
 */
export function showPhone(input: HTMLInputElement, before: string, change: Event): string {
  const shown = phoneShown(before, input.value, 'inputType' in change ? String(change.inputType) : undefined)
  if (shown === input.value) return shown
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length
  const surplus = digitsOf(input.value).length - shown.length
  input.value = shown
  if (document.activeElement === input) input.setSelectionRange(caret - surplus, caret - surplus)
  return shown
}
