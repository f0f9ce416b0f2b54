import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
import type { Language } from '@/lib/contract/language'
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
            <RetryLink href={localizedPath('/', lang)}>{text.retry}</RetryLink>
            <ButtonLink href={localizedPath('/filter', lang)} variant="quiet" prefetch={false}>
              {text.toDirectory}
            </ButtonLink>
          </>
        }
      />
    </section>
  )
}
