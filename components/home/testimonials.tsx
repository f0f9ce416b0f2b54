'use client'

import { Carousel } from '@/components/ui/carousel'
import { pickText } from '@/lib/rules/localized-text'
import { useHome } from './home-context'
import { SectionTitle } from './section-title'
import { TestimonialCard } from './testimonial-card'

/** What others say (spec 1 §2), under the anchor that links lead to. Nothing where nobody says anything. */
export function Testimonials() {
  const { home, lang, texts } = useHome()
  if (home === 'failed' || home.testimonials.length === 0) return null
  const { testimonialsTitle, testimonials } = home
  return (
    <section id="testimonials" className="page-column pt-16 md:pt-24">
      <div className="grid grid-cols-1 gap-8 rounded-panel bg-river-tint px-5 py-10 sm:p-10 lg:p-14">
        <SectionTitle title={testimonialsTitle} fallback={texts.home.testimonials} lang={lang} />
        <Carousel
          preset="quotes"
          label={pickText(testimonialsTitle, lang)?.value ?? texts.home.testimonials}
          text={texts.carousel}
        >
          {testimonials.map((testimonial, index) => (
            <TestimonialCard key={index} testimonial={testimonial} lang={lang} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}
