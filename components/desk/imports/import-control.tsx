import type { ReactNode } from 'react'

type Attributes = { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
type Props = {
  name: string
  /** Where several of its name stand on the page. */
  id?: string
  label: string
  hint?: string | undefined
  /** What is wrong with it. */
  wrong?: string | undefined
  children: (attributes: Attributes) => ReactNode
}

/** A control with its label, its hint, and what is wrong with it. */
export function ImportControl({ name, id = name, label, hint, wrong, children }: Props) {
  const described = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children({
        ...{ id, name },
        ...(described !== '' && { 'aria-describedby': described }),
        ...(wrong !== undefined && { 'aria-invalid': true }),
      })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className="desk-wrong">
          {wrong}
        </p>
      )}
    </div>
  )
}
