import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * What is told to screen readers once it comes. The region stands before its text does, and is never taken out of
 * what they read: they would stay silent. While it is empty it takes no place.
 */
export function StatusRegion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="status" className={clsx('empty:sr-only', className)}>
      {children}
    </div>
  )
}
