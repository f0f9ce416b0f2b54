'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { holdFocus } from '@/components/ui/hold-focus'
import { fetchFooter } from '@/lib/client/footer-answer'
import type { Footer } from '@/lib/contract/content/footer'
import type { Language } from '@/lib/contract/lenient'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { FooterSkeleton } from './footer-skeleton'

// Only a page whose footer came late needs it in the browser.
const FooterContent = lazy(() => import('./footer-content').then(({ FooterContent }) => ({ default: FooterContent })))

const PATIENCE_MS = 10_000

type State = 'failed' | 'loading' | { footer: Footer | null }
type Props = {
  lang: Language
  text: LayoutMessages
  /** The links that no page should be without. */ children: ReactNode
}

/** In place of a footer that could not be had (spec 1 §8), with another try, during which its skeleton shows. */
export function FooterFailed({ lang, text, children }: Props) {
  const [state, setState] = useState<State>('failed')

  async function tryAgain() {
    setState('loading')
    const footer = await fetchFooter(AbortSignal.timeout(PATIENCE_MS)).catch(() => 'failed' as const)
    setState(footer === 'failed' ? footer : { footer })
  }

  const skeleton = <FooterSkeleton label={text.footerLoading} />
  return (
    // The try takes its own button away.
    <div ref={holdFocus} tabIndex={-1} role="group" aria-label={text.footerNavigation}>
      {state === 'loading' ? (
        skeleton
      ) : state === 'failed' ? (
        <div className="grid gap-8">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <p role="status" className="font-medium">
              {text.footerFailed}
            </p>
            <button type="button" onClick={tryAgain} className={buttonClass('light', 'md', 'noscript:hidden')}>
              {text.retry}
            </button>
          </div>
          {children}
        </div>
      ) : (
        <Suspense fallback={skeleton}>
          <FooterContent footer={state.footer} lang={lang} text={text} />
        </Suspense>
      )}
    </div>
  )
}
