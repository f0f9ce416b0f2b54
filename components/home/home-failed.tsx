'use client'

import { ButtonLink, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { localizedPath } from '@/lib/rules/localized-url'
import { useHome } from './home-context'

/** In place of a home page that could not be had (spec 1 §4, §8): what that means, and two ways on. */
export function HomeFailed() {
  const { lang, texts } = useHome()
  const text = texts.home
  return (
    <section className="page-column pt-10 md:pt-16">
      <EmptyState
        as="h1"
        scene="trouble"
        title={text.failed}
        text={text.failedHint}
        action={
          <>
            {/* A plain link, so that the page is asked for anew. */}
            <a href={localizedPath('/', lang)} className={buttonClass()}>
              {text.retry}
            </a>
            <ButtonLink href={localizedPath('/filter', lang)} variant="quiet" prefetch={false}>
              {text.toDirectory}
            </ButtonLink>
          </>
        }
      />
    </section>
  )
}
