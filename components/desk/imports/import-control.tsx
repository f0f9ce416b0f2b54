import type { ReactNode } from 'react'

type Attributes = { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
type Props = {
  name: string
  label: string
  hint?: string | undefined
  /** What is wrong with it. */
  wrong?: string | undefined
  children: (attributes: Attributes) => ReactNode
}

/** A control with its label, its hint, and what is wrong with it. */
export function ImportControl({ name, label, hint, wrong, children }: Props) {
  const described = [hint && `${name}-hint`, wrong && `${name}-wrong`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {children({
        ...{ id: name, name },
        ...(described !== '' && { 'aria-describedby': described }),
        ...(wrong !== undefined && { 'aria-invalid': true }),
      })}
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      {wrong !== undefined && (
        <p id={`${name}-wrong`} className="desk-wrong">
          {wrong}
        </p>
      )}
    </div>
  )
}
