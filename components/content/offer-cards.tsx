import { clsx } from 'clsx'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { ContentCard } from '@/lib/rules/content/shown-cards'
import { CardIcon } from './card-icon'
import type { CardHeading } from './section-head'

type Props = { cards: readonly ContentCard[]; lang: Language; heading: CardHeading }

/** What is offered, each in a few words: two or four beside one another. */
export function OfferCards({ cards, lang, heading }: Props) {
  return (
    <ul className={clsx('grid grid-cols-2 gap-3 sm:gap-4', cards.length > 2 && 'lg:grid-cols-4')}>
      {cards.map(({ icon, title }, index) =>
        title === null ? null : (
          <li
            key={index}
            className="grid grid-cols-1 content-between gap-8 rounded-card border border-line bg-surface p-5 wrap-anywhere sm:gap-12 sm:p-6"
          >
            <CardIcon icon={icon} index={index} />
            <ProviderText of={title} lang={lang} as={heading} className="text-h3 font-semibold" />
          </li>
        ),
      )}
    </ul>
  )
}
