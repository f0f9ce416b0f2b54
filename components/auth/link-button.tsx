import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** What does something, and looks like a link. */
export const linkClass = clsx(
  'inline-flex min-h-11 cursor-pointer items-center rounded-sm text-base font-semibold text-river underline-offset-4',
  'enabled-hover:underline disabled:cursor-not-allowed disabled:text-grey',
)

export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={linkClass}>
      {children}
    </button>
  )
}
