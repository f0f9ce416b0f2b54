import { Carousel } from '@/components/ui/carousel'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { HomeData } from '@/lib/rules/home/home-data'
import { pickText } from '@/lib/rules/text/localized-text'
import { SectionTitle } from './section-title'
import { TestimonialCard } from './testimonial-card'

type Props = { home: HomeData; lang: Language; messages: Pick<Messages, 'home' | 'carousel'> }

/** What others say (spec 1 §2), under the anchor that links lead to. Nothing where nobody says anything. */
export function Testimonials({ home, lang, messages }: Props) {
  const { testimonialsTitle, testimonials } = home
  if (testimonials.length === 0) return null
  return (
    <section id="testimonials" className="page-column pt-16 md:pt-24">
      <div className="grid grid-cols-1 gap-8 rounded-panel bg-river-tint px-5 py-10 sm:p-10 lg:p-14">
        <SectionTitle title={testimonialsTitle} fallback={messages.home.testimonials} lang={lang} />
        <Carousel
          preset="quotes"
          label={pickText(testimonialsTitle, lang)?.value ?? messages.home.testimonials}
          text={messages.carousel}
        >
          {testimonials.map((testimonial, index) => (
            <TestimonialCard key={index} testimonial={testimonial} lang={lang} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}
