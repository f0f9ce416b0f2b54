import { ProviderParagraphs } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { ClosingHeading } from './closing-heading'

type Props = { title: Text | null; description?: Text | null; lang: Language }

/** The statement with which a page closes, large and alone (spec 1 §2). Nothing without words. */
export function ClosingStatement({ title, description = null, lang }: Props) {
  if (title === null && description === null) return null
  return (
    <section className="page-column grid grid-cols-1 gap-5 pt-16 wrap-anywhere md:pt-24">
      {title === null ? null : <ClosingHeading title={title} lang={lang} size="h1" className="max-w-4xl" />}
      {description === null ? null : (
        <ProviderParagraphs
          of={description}
          lang={lang}
          className="grid max-w-prose grid-cols-1 gap-3 text-lg text-ink-2"
        />
      )}
    </section>
  )
}
