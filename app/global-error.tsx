'use client'

import { useSyncExternalStore } from 'react'
import { BrokenPage } from '@/components/layout/broken-page'
import { Logo } from '@/components/layout/logo'
import { layout as enLayout } from '@/lib/messages/en/layout'
import { lost as en } from '@/lib/messages/en/lost'
import { layout as knLayout } from '@/lib/messages/kn/layout'
import { lost as kn } from '@/lib/messages/kn/lost'
import { fontVariables } from '@/styles/fonts'
import '@/styles/globals.css'

const neverChanges = () => () => {}
const languageOfAddress = () => (/^\/kn(?:\/|$)/.test(window.location.pathname) ? 'kn' : 'en')

/** In place of the whole document, frame and all: when the frame itself broke. So it uses as little as it can. */
export default function GlobalError({ retry }: { retry: () => void }) {
  const lang = useSyncExternalStore(neverChanges, languageOfAddress, () => 'en')
  const [text, layout, home] = lang === 'kn' ? [kn, knLayout, '/kn'] : [en, enLayout, '/']
  return (
    <html lang={lang} className={fontVariables}>
      <body className="flex flex-col font-sans">
        <title>{`${text.brokenTitle} | ${layout.brand}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <header className="border-b border-line">
          {/* A document of its own: what broke may still be in this one. */}
          <a href={home} className="page-column flex h-16 items-center gap-2.5 font-semibold lg:h-18">
            <Logo />
            {layout.brand}
          </a>
        </header>
        <main className="flex-1">
          <BrokenPage text={text} home={home} onRetry={retry} />
        </main>
      </body>
    </html>
  )
}
