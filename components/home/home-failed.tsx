import { ButtonLink } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import type { Language } from '@/lib/contract/lenient'
import type { HomeMessages } from '@/lib/messages/en/home'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/** In place of a home page that could not be had (spec 1 §4, §8): what that means, and two ways on. */
export function HomeFailed({ lang, text }: { lang: Language; text: HomeMessages }) {
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
