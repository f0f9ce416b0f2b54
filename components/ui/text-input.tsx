import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { describeControl, Field } from './field'
import { Select } from './select'

/** The look of anything that is typed into or chosen from in one line. */
export const inputClass = clsx(
  'min-h-13 w-full rounded-md border border-line-3 bg-surface px-4 text-base text-ink placeholder:text-grey',
  'transition-colors duration-150 ease-calm hover:border-ink-2',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-grey',
  'aria-invalid:border-kumkum aria-invalid:bg-kumkum-tint',
)

type Notes = { id: string; label: ReactNode; hint?: ReactNode; error?: string | null }

/**
 * One line of text with its label, hint and error. Works in a plain form: give it a `name`.
 * `wrongBy` is the id of an error that is said elsewhere.
 */
export function TextInput({
  id,
  label,
  hint,
  error,
  wrongBy,
  className,
  ...rest
}: ComponentProps<'input'> & Notes & { wrongBy?: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <input type="text" className={inputClass} {...rest} {...describeControl(id, { hint, error, wrongBy })} />
    </Field>
  )
}

/** Several lines of text with label, hint and error. */
export function TextArea({ id, label, hint, error, className, ...rest }: ComponentProps<'textarea'> & Notes) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <textarea rows={5} className={clsx(inputClass, 'py-3')} {...rest} {...describeControl(id, { hint, error })} />
    </Field>
  )
}

/** The browser's own list of choices with label, hint and error; its options are the children. */
export function SelectInput({ id, label, hint, error, className, ...rest }: ComponentProps<'select'> & Notes) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <Select className={clsx(inputClass, 'pr-12')} {...rest} {...describeControl(id, { hint, error })} />
    </Field>
  )
}
