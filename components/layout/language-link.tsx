'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps, SyntheticEvent } from 'react'
import type { Language } from '@/lib/contract/language'
import { localeOf } from '@/lib/rules/routes/localized-url'
import { sameAddress, samePage } from './same-page'

type Props = Omit<ComponentProps<'a'>, 'href' | 'lang'> & { to: Language }

/**
 * A link to the same page in another language, by the language's own name. The HTML has the page's
 * path; the visitor's filters and anchor, which are not the same for everybody, are added when the
 * link is about to be followed. A plain link: another language is another document.
 */
export function LanguageLink({ to, ...rest }: Props) {
  const href = samePage(to, usePathname())
  const complete = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = sameAddress(to, window.location)
  }
  return (
    <a
      href={href}
      lang={to}
      hrefLang={to}
      // The server knows an institution's id from its path, the browser does not.
      suppressHydrationWarning
      onPointerDown={complete}
      onFocus={complete}
      onClick={complete}
      {...rest}
    >
      {localeOf(to).name}
    </a>
  )
}
