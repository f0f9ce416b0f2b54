import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { href: string; lang?: string | undefined; rel?: string; className?: string; children: ReactNode }

/** A link within a text or a list: to a file, or to another website. */
export function TextLink({ href, lang, rel = 'noopener', className, children }: Props) {
  return (
    <a
      href={href}
      lang={lang}
      rel={rel}
      className={clsx(
        className,
        'text-river underline decoration-river-line underline-offset-4 hover:decoration-current',
      )}
    >
      {children}
    </a>
  )
}
