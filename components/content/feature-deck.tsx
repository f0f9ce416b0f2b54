import { clsx } from 'clsx'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import { cardSpans } from '@/lib/rules/content/card-spans'
import type { ContentCard } from '@/lib/rules/content/shown-cards'
import { CardIcon } from './card-icon'
import type { CardHeading } from './section-head'

type Props = { cards: readonly ContentCard[]; lang: Language; heading: CardHeading }

const threes = { 1: 'lg:col-span-1', 2: 'lg:col-span-2', 3: 'lg:col-span-3' }

/** Low white cards for a darker ground, icon and title in one line, all equally quiet. */
export function FeatureDeck({ cards, lang, heading }: Props) {
  const spans = cardSpans(cards.length)
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {cards.map(({ icon, title, description }, index) => (
        <li
          key={index}
          className={clsx(
            'grid grid-cols-1 content-start gap-3 rounded-card bg-surface p-5 wrap-anywhere sm:p-6',
            spans[index]?.two === 2 && 'sm:col-span-2',
            threes[spans[index]?.three ?? 1],
          )}
        >
          <div className="flex items-center gap-4">
            <CardIcon icon={icon} index={index} />
            {title === null ? null : (
              <ProviderText of={title} lang={lang} as={heading} className="min-w-0 text-h3 font-semibold" />
            )}
          </div>
          {description === null ? null : (
            <ProviderParagraphs
              of={description}
              lang={lang}
              className="grid max-w-prose grid-cols-1 gap-2 text-ink-2"
            />
          )}
        </li>
      ))}
    </ul>
  )
}
