import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import { ProviderParagraphs, ProviderText } from '@/components/ui/provider-text'
import { RIVER_FALLBACK } from '@/components/ui/river-scene'
import type { WhyKarnataka } from '@/lib/contract/content/why-karnataka'
import type { Language } from '@/lib/contract/language'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import type { CardHeading } from './section-head'

type Culture = WhyKarnataka['culture'][number]

/** Those that say something: a picture alone has no meaning. */
export function shownCulture(items: readonly Culture[]): Culture[] {
  return items.filter((item) => item.title !== null || item.subTitle !== null || item.description !== null)
}

/** Four pictures with their words, of two widths that change sides. */
export function CultureCards({
  items,
  lang,
  heading,
}: {
  items: readonly Culture[]
  lang: Language
  heading: CardHeading
}) {
  const framed = items.some(({ image }) => image !== null)
  return (
    <ul className="grid grid-cols-1 gap-x-4 gap-y-10 md:grid-cols-12">
      {items.map(({ title, subTitle, description, image }, index) => {
        const isAlone = index === items.length - 1 && index % 2 === 0
        const isWide = index % 4 === 0 || index % 4 === 3
        return (
          <li
            key={index}
            className={clsx(
              'grid grid-cols-1 content-start gap-5 wrap-anywhere',
              isAlone ? 'md:col-span-12' : isWide ? 'md:col-span-7' : 'md:col-span-5',
            )}
          >
            {framed && (
              <Picture
                src={pictureSrc(image)}
                alt=""
                sizes="(min-width: 768px) 680px, 100vw"
                tone="river"
                fallback={RIVER_FALLBACK}
                className={clsx('rounded-panel', isAlone ? 'aspect-5/2' : 'aspect-3/2 md:aspect-auto md:h-80')}
              />
            )}
            <div className="grid max-w-prose grid-cols-1 gap-1.5">
              {subTitle === null ? null : (
                <ProviderText
                  of={subTitle}
                  lang={lang}
                  as="p"
                  className="text-sm font-semibold text-river before:mr-2 before:inline-block before:h-0.75 before:w-4.5 before:rounded-full before:bg-turmeric before:align-middle"
                />
              )}
              {title === null ? null : (
                <ProviderText of={title} lang={lang} as={heading} className="text-xl font-semibold" />
              )}
              {description === null ? null : (
                <ProviderParagraphs of={description} lang={lang} className="grid grid-cols-1 gap-2 text-ink-2" />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
