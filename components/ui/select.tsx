import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from './icon'

/** The browser's own list of choices, closed as we draw it: each system would draw it otherwise. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={clsx('appearance-none', className)} {...rest} />
      <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-2" />
    </span>
  )
}
