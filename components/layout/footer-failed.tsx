'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { holdFocus } from '@/components/ui/hold-focus'
import { useLazyQuery } from '@/lib/client/lazy-query'
import type { Language } from '@/lib/contract/language'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { FooterSkeleton } from './footer-skeleton'

// Only a page whose footer came late needs it in the browser.
const FooterContent = lazy(() => import('./footer-content').then(({ FooterContent }) => ({ default: FooterContent })))

type Props = {
  lang: Language
  text: LayoutMessages
  /** The links that no page should be without. */ children: ReactNode
}

/** In place of a footer that could not be had (spec 1 §8), with another try, during which its skeleton shows. */
export function FooterFailed({ lang, text, children }: Props) {
  const { data, state, retry } = useLazyQuery(({ footer }) => footer, { server: null })
  const skeleton = <FooterSkeleton label={text.footerLoading} />
  return (
    // The try takes its own button away.
    <div ref={holdFocus} tabIndex={-1} role="group" aria-label={text.footerNavigation}>
      {data !== undefined ? (
        <Suspense fallback={skeleton}>
          <FooterContent footer={data.footer} lang={lang} text={text} />
        </Suspense>
      ) : state === 'loading' ? (
        skeleton
      ) : (
        <div className="grid gap-8">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <p role="status" className="font-medium">
              {text.footerFailed}
            </p>
            <button type="button" onClick={retry} className={buttonClass('light', 'md', 'noscript:hidden')}>
              {text.retry}
            </button>
          </div>
          {children}
        </div>
      )}
    </div>
  )
}
