'use client'

import { clsx } from 'clsx'

type Props = {
  label: string
  current: 'en' | 'kn'
  /** Where the other language begins; used as it stands without JavaScript. */
  hrefs: { en: string; kn: string }
  className?: string
}

const NAMES = { en: 'English', kn: 'ಕನ್ನಡ' }

function samePageIn(lang: 'en' | 'kn', { pathname, search, hash }: Location): string {
  const bare = pathname.replace(/^\/kn(?=\/|$)/, '')
  return (lang === 'kn' ? `/kn${bare === '/' ? '' : bare}` : bare || '/') + search + hash
}

/**
 * The two languages as plain links. The page is the same for everybody and does not know its own
 * address, so the way to the same page in the other language is found when the link is followed.
 */
export function LanguageSwitch({ label, current, hrefs, className }: Props) {
  return (
    <nav aria-label={label} className={clsx('flex rounded-full border border-line-2 bg-surface p-0.5', className)}>
      {(['en', 'kn'] as const).map((lang) => (
        <a
          key={lang}
          href={hrefs[lang]}
          lang={lang}
          hrefLang={lang}
          aria-current={lang === current ? 'true' : undefined}
          onClick={(event) => {
            event.currentTarget.href = samePageIn(lang, window.location)
          }}
          className={clsx(
            'inline-flex h-10 items-center rounded-full px-3.5 text-sm leading-none font-medium',
            lang === 'kn' && 'pt-1 font-language-name',
            lang === current ? 'bg-river-tint text-river-deep' : 'text-ink-2 hover:text-ink',
          )}
        >
          {NAMES[lang]}
        </a>
      ))}
    </nav>
  )
}
