'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import type { ComponentProps, SyntheticEvent } from 'react'
import type { Language } from '@/lib/contract/language'
import { localeOf } from '@/lib/rules/routes/localized-url'
import { publicPath } from '@/lib/rules/routes/public-path'
import { sameAddress, samePage, withQuery } from './same-page'

type Props = Omit<ComponentProps<'a'>, 'href' | 'lang'> & {
  to: Language
  /** By page, of those that are rendered on request, the parameters that it reads. */
  queries: Readonly<Record<string, readonly string[]>>
}

/**
 * A link to the same page in another language, by the language's own name. The HTML has the page's
 * path, and where the page is rendered on request what it reads of the query; the rest of the visitor's address,
 * such as the anchor, is added when the link is about to be followed. A plain link: another language is another document.
 */
export function LanguageLink({ queries, ...rest }: Props) {
  const pathname = usePathname()
  const names = queries[publicPath(pathname)]
  const href = samePage(rest.to, pathname)
  // Without a boundary of its own, whose content React would bring later by a script that our policy forbids. It needs
  // none: of a page that is rendered once, where the query is not known, there are no names.
  return names === undefined ? <PlainLink {...rest} href={href} /> : <QueryLink {...rest} href={href} names={names} />
}

type LinkProps = Omit<Props, 'queries'> & { href: string }

function QueryLink({ names, href, ...rest }: LinkProps & { names: readonly string[] }) {
  return <PlainLink {...rest} href={withQuery(href, useSearchParams(), names)} />
}

function PlainLink({ to, ...rest }: LinkProps) {
  const complete = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = sameAddress(to, window.location)
  }
  return (
    <a
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
