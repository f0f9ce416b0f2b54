import type { ReactNode } from 'react'

type Props = {
  summary: ReactNode
  /** Open at first; afterwards the browser keeps the state. */
  open?: boolean
  children: ReactNode
  className?: string
}

/** Something that opens under its heading: the browser's own `details`, so it needs no JavaScript. */
export function Disclosure({ summary, open = false, children, className }: Props) {
  return (
    <details open={open} className={className}>
      <summary className="fold-line">{summary}</summary>
      {children}
    </details>
  )
}
