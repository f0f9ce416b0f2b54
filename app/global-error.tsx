'use client'

import { useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { RequestNumber } from '@/components/ui/request-number'
import { DEFAULT_LANGUAGE } from '@/lib/contract/language'
import { brokenTexts } from '@/lib/messages/browser-catalogue'
import { localizedPath, splitLanguage } from '@/lib/rules/routes/localized-url'
import { fontVariables } from '@/styles/fonts'
import '@/styles/globals.css'

const neverChanges = () => () => {}
const languageOfAddress = () => splitLanguage(window.location.pathname).language

/**
 * In place of the whole document, frame and all: when the frame itself broke. It uses as little as it
 * can, also because it is in the scripts of every page.
 */
export default function GlobalError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const lang = useSyncExternalStore(neverChanges, languageOfAddress, () => DEFAULT_LANGUAGE)
  const text = brokenTexts[lang]
  return (
    <html lang={lang} className={fontVariables}>
      <body className="flex flex-col font-sans">
        <title>{text.title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <main className="mx-auto grid w-full max-w-md flex-1 content-center justify-items-center gap-3 p-5 text-center">
          <h1 className="text-h3 font-semibold">{text.heading}</h1>
          <p className="text-ink-2">{text.hint}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <button type="button" onClick={retry} className={buttonClass()}>
              {text.retry}
            </button>
            {/* A document of its own: what broke may still be in this one. */}
            <a href={localizedPath('/', lang)} className={buttonClass('quiet')}>
              {text.home}
            </a>
          </div>
          <RequestNumber label={text.number} number={error.digest} />
        </main>
      </body>
    </html>
  )
}
