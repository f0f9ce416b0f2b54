import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
import type { ContentMessages } from '@/lib/messages/en/content'

type Props = {
  title: string
  /** This page's own address. */
  href: string
  text: ContentMessages
}

/** The head of a page whose content could not be had (spec 1 §8), with another try. */
export function ContentFailed({ title, href, text }: Props) {
  return (
    <section className="page-column grid grid-cols-1 gap-4 pt-10 md:pt-16">
      <h1 className="text-h1 font-semibold">{title}</h1>
      <EmptyState
        scene="trouble"
        title={text.failed}
        text={text.failedHint}
        action={<RetryLink href={href}>{text.retry}</RetryLink>}
      />
    </section>
  )
}
