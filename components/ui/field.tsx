import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

type Notes = { hint?: ReactNode; error?: string | null }
/** `wrongBy`: the id of what says elsewhere that it is wrong. */
type Described = Notes & { wrongBy?: string }

/** The attributes that tie a control to the notes that `Field` shows under it, and to an error that stands elsewhere. */
export function describeControl(id: string, { hint, error, wrongBy }: Described) {
  const notes = [wrongBy ?? null, error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(
    (note) => note !== null,
  )
  return {
    id,
    'aria-invalid': error || wrongBy !== undefined ? (true as const) : undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  }
}

type Props = Notes & {
  /** The id of the control inside, which spreads `describeControl(id, …)`. */
  id: string
  label: ReactNode
  children: ReactNode
  className?: string
}

/** What is wrong with a control, under it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-kumkum">
      <Icon of={CircleAlert} size={18} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

/** A control with its label above it and its hint and error under it. */
export function Field({ id, label, hint, error, children, className }: Props) {
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium text-ink-2">
        {label}
      </label>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-grey">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
