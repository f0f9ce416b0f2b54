import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'

type Props = {
  /** Of the heading, for what has its name from it. */
  id?: string
  title: Text | null
  /** The heading of ours, where the content has none. */
  fallback: string
  lang: Language
  /** What stands beside it, or under it on a phone. */
  action?: ReactNode
  className?: string
}

/** The heading of a part of the home page, and what can be done about the whole of it. */
export function SectionTitle({ id, title, fallback, lang, action, className }: Props) {
  const look = 'text-h2 font-semibold wrap-anywhere'
  const heading =
    title === null ? (
      <h2 id={id} className={look}>
        {fallback}
      </h2>
    ) : (
      <ProviderText of={title} lang={lang} as="h2" id={id} className={look} />
    )
  return (
    <div className={clsx('flex flex-wrap items-end justify-between gap-x-10 gap-y-5', className)}>
      <div className="max-w-3xl min-w-0">{heading}</div>
      {action}
    </div>
  )
}
