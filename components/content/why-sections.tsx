import { Check } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import type { WhyKarnataka } from '@/lib/contract/content/why-karnataka'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { ContentMessages } from '@/lib/messages/en/content'
import { shownCards } from '@/lib/rules/content/shown-cards'
import { CultureCards, shownCulture } from './culture-cards'
import { FeatureDeck } from './feature-deck'
import { FeatureRows } from './feature-rows'
import { FeatureTiles } from './feature-tiles'
import { HeadingOverPicture } from './heading-over-picture'
import { Highlights } from './highlights'
import { PictureText } from './picture-text'
import { cardHeading, SectionHead } from './section-head'

/** Short points, each ticked. Nothing without points. */
function TickList({ items, lang }: { items: readonly Text[]; lang: Language }) {
  if (items.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-3">
      {items.map((item, index) => (
        <li key={index} className="flex items-start gap-3.5 wrap-anywhere">
          <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-turmeric text-ink">
            <Icon of={Check} size={16} />
          </span>
          <ProviderText of={item} lang={lang} className="min-w-0 text-lg font-medium" />
        </li>
      ))}
    </ul>
  )
}

const SECTION = 'page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24'

/** Whether a section has cards or words of its own: a title over nothing is none. */
function stands({ description }: { description: unknown }, cards: readonly unknown[]): boolean {
  return description !== null || cards.length > 0
}

type Props = { why: WhyKarnataka; lang: Language; text: ContentMessages['why'] }

/** Sections 1 to 8 in their order (spec 1 §2), each only where it says something, no two alike. */
export function WhySections({ why, lang, text }: Props) {
  const { section1, section2, section3, section4, section5, section6, section7, section8 } = why
  const cards2 = shownCards(section2.items)
  const cards5 = shownCards(section5.items)
  const cards6 = shownCards(section6.items)
  const rows7 = shownCards(section7.items)
  const culture = shownCulture(why.culture)
  const points = section8.items.flatMap(({ subTitle }) => subTitle ?? [])
  return (
    <>
      {(section1.title !== null || section1.description !== null) && (
        <section className={SECTION}>
          <SectionHead {...section1} lang={lang} layout="split" />
        </section>
      )}
      {stands(section2, cards2) && (
        <section className={SECTION}>
          <SectionHead title={section2.title} description={section2.description} lang={lang} />
          {cards2.length > 0 && <FeatureTiles cards={cards2} lang={lang} heading={cardHeading(section2.title)} />}
        </section>
      )}
      <HeadingOverPicture {...section3} lang={lang} />
      {stands(section4, culture) && (
        <section className={SECTION}>
          <SectionHead {...section4} lang={lang} layout="split" />
          {culture.length > 0 && <CultureCards items={culture} lang={lang} heading={cardHeading(section4.title)} />}
        </section>
      )}
      <Highlights highlights={why.highlights} label={text.highlights} lang={lang} />
      {stands(section5, cards5) && (
        <section className={SECTION}>
          <SectionHead title={section5.title} description={section5.description} lang={lang} layout="split" />
          {cards5.length > 0 && <FeatureRows cards={cards5} lang={lang} heading={cardHeading(section5.title)} />}
        </section>
      )}
      {stands(section6, cards6) && (
        <div className="mt-16 bg-sunk py-16 md:mt-24 md:py-24">
          <section className="page-column grid grid-cols-1 gap-8 md:gap-10">
            <SectionHead title={section6.title} description={section6.description} lang={lang} />
            {cards6.length > 0 && <FeatureDeck cards={cards6} lang={lang} heading={cardHeading(section6.title)} />}
          </section>
        </div>
      )}
      {stands(section7, rows7) && (
        <section className={SECTION}>
          <SectionHead title={section7.title} description={section7.description} lang={lang} layout="centred" />
          {rows7.length > 0 && (
            <div className="mx-auto w-full max-w-3xl">
              <FeatureRows cards={rows7} lang={lang} heading={cardHeading(section7.title)} narrow />
            </div>
          )}
        </section>
      )}
      <PictureText {...section8} lang={lang} side="right">
        {points.length > 0 && <TickList items={points} lang={lang} />}
      </PictureText>
    </>
  )
}
