import { CUT_PREFIXES } from '@/lib/rules/desk/form-places'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isFrame = (name: string) => `${name}.`.startsWith(CUT_PREFIXES.frame)
/** But for files: no page may say which one a browser has chosen, nor does a frame fit another one. */
function controlsOf(form: HTMLFormElement): Control[] {
  const all = [...form.querySelectorAll<Control>('input[name]:not([type="file"]), select[name], textarea[name]')]
  return all.filter(({ name }) => !isFrame(name))
}

/** Of what is hidden, what was typed over; the rest, such as the language, is of the page that the form stands on now. */
const TYPED_OVER: readonly string[] = ['version', 'was']
const isTyped = (control: Control) => control.type !== 'hidden'
const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const isSelect = (control: Control): control is HTMLSelectElement => control instanceof HTMLSelectElement
const valueOf = (control: Control) => (isTick(control) ? (control.checked ? control.value : '') : control.value)
/** As the website reads it. */
const plain = (value: string) => value.replace(/\r\n?/g, '\n').trim()

/** What stands in a form, by the names of its controls, what is hidden among them. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, valueOf(control)]))

/** Whether a form says what was typed. */
export function saysTyped(form: HTMLFormElement, typed: Readonly<Record<string, string>>): boolean {
  const shown = controlsOf(form).filter(isTyped)
  const names = new Set(controlsOf(form).map(({ name }) => name))
  return (
    shown.every((control) => plain(valueOf(control)) === plain(typed[control.name] ?? '')) &&
    Object.keys(typed).every((name) => names.has(name) || plain(typed[name] ?? '') === '')
  )
}

/**
 * Puts what was typed into a form again. What it has no control for any more is sent along, so that no word is lost; the
 * version that was typed over is part of it, so the server knows what has been saved since.
 * @returns the first control that says something else now
 */
export function fillIn(form: HTMLFormElement, typed: Readonly<Record<string, string>>): HTMLElement | null {
  let first: HTMLElement | null = null
  const controls = controlsOf(form)
  for (const control of controls) {
    if (!isTyped(control) && !TYPED_OVER.includes(control.name)) continue
    const value = typed[control.name]
    if (value === undefined || plain(value) === plain(valueOf(control))) continue
    // A choice may be offered later, as the frame of a picture that is not chosen yet.
    if (isSelect(control) && ![...control.options].some((option) => option.value === value)) continue
    if (isTick(control)) control.checked = value === control.value
    else control.value = value
    if (!isTyped(control)) continue
    // Other parts of the form may follow what stands in it.
    control.dispatchEvent(new Event(isSelect(control) ? 'change' : 'input', { bubbles: true }))
    for (let part = control.closest('details'); part !== null; part = part.parentElement?.closest('details') ?? null)
      part.open = true
    first ??= control
  }
  for (const [name, value] of Object.entries(typed)) {
    if (controls.some((control) => control.name === name)) continue
    const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    form.append(hidden)
  }
  return first
}
