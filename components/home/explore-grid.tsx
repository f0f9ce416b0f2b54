import { clsx } from 'clsx'
import { HappyStudents } from '@/components/content/happy-students'
import { Picture } from '@/components/ui/picture'
import { RIVER_FALLBACK } from '@/components/ui/river-scene'
import type { Language } from '@/lib/contract/language'
import type { HomeMessages } from '@/lib/messages/en/home'
import type { HomeData } from '@/lib/rules/home/home-data'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { ExploreCard } from './explore-card'
import { SectionTitle } from './section-title'

type Props = { explore: HomeData['explore']; lang: Language; text: HomeMessages }

/** Four ways in beside a picture with the badge (spec 1 §2, "Explore grid"). Nothing without cards and picture. */
export function ExploreGrid({ explore, lang, text }: Props) {
  const { title, image, cards } = explore
  if (cards.length === 0 && image === null) return null
  const hasCards = cards.length > 0
  return (
    <section className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24">
      <SectionTitle title={title} fallback={text.explore} lang={lang} />
      <div className={clsx('grid grid-cols-1 gap-4', hasCards && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]')}>
        <div className="relative">
          <Picture
            src={pictureSrc(image)}
            alt=""
            // Beside cards it is upright, and a wide picture is cut at its sides.
            sizes={hasCards ? '(min-width: 1024px) 750px, 100vw' : '100vw'}
            tone="river"
            fallback={RIVER_FALLBACK}
            className={clsx(
              'rounded-panel',
              hasCards ? 'aspect-4/3 sm:aspect-5/2 lg:aspect-auto lg:size-full' : 'aspect-4/3 sm:aspect-5/2',
            )}
          />
          <div className="absolute inset-x-3 bottom-3 sm:inset-x-4 sm:bottom-4">
            <HappyStudents label={text.happyStudents} className="text-sm sm:text-base" />
          </div>
        </div>
        {hasCards && (
          <ul className={clsx('grid grid-cols-1 gap-4 sm:auto-rows-fr', cards.length > 2 && 'sm:grid-cols-2')}>
            {cards.map((card, index) => (
              <ExploreCard
                key={card.path}
                card={card}
                index={index}
                // Three of them leave no gap.
                isWide={cards.length === 3 && index === 0}
                lang={lang}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
