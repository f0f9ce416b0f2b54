import { Carousel } from '@/components/ui/carousel'
import type { Founder } from '@/lib/contract/content/person'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { CarouselMessages } from '@/lib/messages/en/carousel'
import { pickText } from '@/lib/rules/text/localized-text'
import { PersonCard } from './person-card'
import { cardHeading, SectionHead } from './section-head'

type Props = {
  founders: readonly Founder[]
  title: Text | null
  /** What the carousel is called while there is no title. */
  label: string
  lang: Language
  text: CarouselMessages
}

/** The founders' carousel (spec 1 §9). Nothing without founders. */
export function Founders({ founders, title, label, lang, text }: Props) {
  if (founders.length === 0) return null
  return (
    <section className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24">
      <SectionHead title={title} lang={lang} />
      <Carousel preset="people" label={pickText(title, lang)?.value ?? label} text={text}>
        {founders.map(({ name, description, image }, index) => (
          <PersonCard
            key={index}
            name={name}
            about={description}
            image={image}
            lang={lang}
            layout="upright"
            heading={cardHeading(title)}
          />
        ))}
      </Carousel>
    </section>
  )
}
