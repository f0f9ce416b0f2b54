import { clsx } from 'clsx'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import { type CardSpan, cardSpans } from '@/lib/rules/content/card-spans'
import type { ContentCard } from '@/lib/rules/content/shown-cards'
import { CardIcon } from './card-icon'
import type { CardHeading } from './section-head'

type Props = { cards: readonly ContentCard[]; lang: Language; heading: CardHeading }

const threes = { 1: '', 2: 'lg:col-span-2', 3: 'lg:col-span-3' }

function lookOf(index: number, count: number, { three }: CardSpan): string {
  if (index === 0) return 'on-river border-river-deep'
  const isWideLast = index === count - 1 && three > 1
  return isWideLast ? 'border-turmeric-tint bg-turmeric-tint' : 'border-line bg-surface'
}

/** Cards in a grid without gaps: the first is the loud one, and wide ones close the rows. */
export function FeatureTiles({ cards, lang, heading }: Props) {
  const spans = cardSpans(cards.length)
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ icon, title, description }, index) => {
        const span = spans[index] ?? { two: 1, three: 1 }
        const isWide = span.three > 1
        return (
          <li
            key={index}
            className={clsx(
              'grid gap-x-5 rounded-card border p-6 sm:grid-cols-1 sm:content-between sm:gap-y-10',
              index === 0 ? 'grid-cols-1 gap-y-8' : 'grid-cols-[auto_minmax(0,1fr)] items-start',
              span.two === 2 && 'sm:col-span-2',
              span.two === 2 && span.three === 1 && 'lg:col-span-1',
              threes[span.three],
              isWide && 'lg:p-8',
              lookOf(index, cards.length, span),
            )}
          >
            <CardIcon
              icon={icon}
              index={index}
              size={isWide ? 'lg' : 'md'}
              className={clsx(index === 0 && 'bg-white')}
            />
            <div className="grid max-w-xl grid-cols-1 gap-2 self-center wrap-anywhere sm:self-auto">
              {title === null ? null : (
                <ProviderText
                  of={title}
                  lang={lang}
                  as={heading}
                  className={clsx('font-semibold', isWide ? 'text-xl' : 'text-h3')}
                />
              )}
              {description === null ? null : (
                <ProviderParagraphs
                  of={description}
                  lang={lang}
                  className={clsx('grid grid-cols-1 gap-2', index === 0 ? 'text-on-river-grey' : 'text-ink-2')}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
