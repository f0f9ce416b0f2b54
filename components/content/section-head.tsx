import { clsx } from 'clsx'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'

type Props = {
  title: Text | null
  description?: Text | null
  lang: Language
  /** `split`: the description stands beside the title where there is room. */
  layout?: 'stacked' | 'split' | 'centred'
}

/** The level of the headings of cards: under that of their section, or in its place. */
export type CardHeading = 'h2' | 'h3'
export const cardHeading = (title: Text | null): CardHeading => (title === null ? 'h2' : 'h3')

/** The head of a section: its title, and what it is about. Nothing where there is neither. */
export function SectionHead({ title, description = null, lang, layout = 'stacked' }: Props) {
  if (title === null && description === null) return null
  const isSplit = layout === 'split' && title !== null && description !== null
  return (
    <div
      className={clsx(
        'grid grid-cols-1 gap-x-14 gap-y-4',
        isSplit && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        !isSplit && 'max-w-3xl',
        layout === 'centred' && 'mx-auto text-center',
      )}
    >
      {title === null ? null : (
        <ProviderText of={title} lang={lang} as="h2" className="text-h2 font-semibold wrap-anywhere" />
      )}
      {description === null ? null : (
        <ProviderParagraphs
          of={description}
          lang={lang}
          className="grid grid-cols-1 gap-3 text-lg wrap-anywhere text-ink-2"
        />
      )}
    </div>
  )
}
