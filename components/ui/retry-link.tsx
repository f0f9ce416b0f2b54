import type { ReactNode } from 'react'
import { buttonClass } from './button-class'

type Props = {
  /** The page's own address; the empty one is that too, where the page does not know it. */
  href: string
  look?: 'primary' | 'quiet'
  children: ReactNode
}

/** A plain link, so that the page is asked for anew: Next's would show what it has of it. */
export function RetryLink({ href, look = 'primary', children }: Props) {
  return (
    <a href={href} className={buttonClass(look)}>
      {children}
    </a>
  )
}
