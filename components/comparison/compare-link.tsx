'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { comparison } from '@/lib/client/comparison/comparison-store'
import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'

type Props = {
  href: string
  /** What the link adds to the comparison, or takes from it: what is kept in the browser follows. */
  adds?: SelectedInstitute
  removes?: string
  label: string
  className?: string
  children: ReactNode
}

/** A link to another comparison. Works without JavaScript; with it, the browser remembers the choice. */
export function CompareLink({ href, adds, removes, label, className, children }: Props) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-label={label}
      className={className}
      onClick={() => {
        if (adds !== undefined) comparison.add(adds)
        if (removes !== undefined) comparison.remove(removes)
      }}
    >
      {children}
    </Link>
  )
}
