import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

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
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-2 font-semibold hover:text-river [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon
          of={ChevronDown}
          // Of its own, not of one around it.
          className="shrink-0 text-grey transition-transform duration-200 ease-calm print:hidden [[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
