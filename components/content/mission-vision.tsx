import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import { RIVER_FALLBACK } from '@/components/ui/river-scene'
import type { Language } from '@/lib/contract/language'
import type { ContentCard } from '@/lib/rules/content/shown-cards'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { CardIcon } from './card-icon'

type Props = { image: string | null; cards: readonly ContentCard[]; lang: Language }

const grounds = ['border-line bg-surface', 'border-turmeric-tint bg-turmeric-tint']

/** Mission and vision, beside their picture where there is one. Nothing without words. */
export function MissionVision({ image, cards, lang }: Props) {
  if (cards.length === 0) return null
  return (
    <section
      className={clsx(
        'page-column grid grid-cols-1 gap-4 pt-16 md:pt-24',
        image !== null && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      {image === null ? null : (
        <Picture
          src={pictureSrc(image)}
          alt=""
          sizes="(min-width: 1024px) 470px, 100vw"
          tone="river"
          fallback={RIVER_FALLBACK}
          className="order-last aspect-5/2 rounded-panel lg:order-first lg:aspect-auto lg:min-h-96"
        />
      )}
      <ul className={clsx('grid grid-cols-1 gap-4', image === null && cards.length > 1 && 'md:grid-cols-2')}>
        {cards.map(({ icon, title, description }, index) => (
          <li
            key={index}
            className={clsx(
              'grid grid-cols-1 content-center gap-5 rounded-panel border p-6 wrap-anywhere sm:grid-cols-[auto_minmax(0,1fr)] sm:p-9',
              grounds[index],
            )}
          >
            <CardIcon icon={icon} index={index} size="lg" className={clsx(index === 1 && 'bg-white')} />
            <div className="grid grid-cols-1 gap-2 self-center">
              {title === null ? null : (
                <ProviderText of={title} lang={lang} as="h2" className="text-xl font-semibold" />
              )}
              {description === null ? null : (
                <ProviderParagraphs of={description} lang={lang} className="grid grid-cols-1 gap-2 text-ink-2" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
