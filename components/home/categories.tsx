import { Carousel } from '@/components/ui/carousel'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { HomeData } from '@/lib/rules/home/home-data'
import { pickText } from '@/lib/rules/text/localized-text'
import { CategoryCard } from './category-card'
import { SectionTitle } from './section-title'

type Props = { home: HomeData; lang: Language; messages: Pick<Messages, 'home' | 'carousel'> }

/** The categories carousel (spec 1 §2, §4); an empty list says so (spec 1 §8). */
export function Categories({ home, lang, messages }: Props) {
  const { categoriesTitle, categories } = home
  const text = messages.home
  return (
    <section className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24">
      <SectionTitle title={categoriesTitle} fallback={text.categories} lang={lang} />
      {categories.length === 0 ? (
        <p className="rounded-card border border-line bg-surface px-6 py-10 text-center text-ink-2">
          {text.noCategories}
        </p>
      ) : (
        <Carousel
          preset="grid"
          label={pickText(categoriesTitle, lang)?.value ?? text.categories}
          text={messages.carousel}
        >
          {categories.map((category, index) => (
            <CategoryCard key={index} category={category} lang={lang} />
          ))}
        </Carousel>
      )}
    </section>
  )
}
