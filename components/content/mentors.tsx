import { Carousel } from '@/components/ui/carousel'
import type { Mentor } from '@/lib/contract/content/person'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { Messages } from '@/lib/messages/en'
import { pickText } from '@/lib/rules/text/localized-text'
import { PersonCard } from './person-card'
import { cardHeading, SectionHead } from './section-head'

type Props = {
  mentors: readonly Mentor[]
  title: Text | null
  description: Text | null
  lang: Language
  messages: Messages
}

/** The mentors' carousel (spec 1 §4); an empty list says so (spec 1 §8). */
export function Mentors({ mentors, title, description, lang, messages }: Props) {
  const text = messages.content.mentoring
  return (
    <section className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24">
      <SectionHead title={title} description={description} lang={lang} />
      {mentors.length === 0 ? (
        <p className="rounded-card border border-line bg-surface px-6 py-10 text-center text-ink-2">{text.noMentors}</p>
      ) : (
        <Carousel preset="grid" label={pickText(title, lang)?.value ?? text.mentors} text={messages.carousel}>
          {mentors.map(({ id, name, jobTitle, image }, index) => (
            <PersonCard
              key={id ?? index}
              name={name}
              about={jobTitle}
              image={image}
              lang={lang}
              layout="beside"
              heading={cardHeading(title)}
            />
          ))}
        </Carousel>
      )}
    </section>
  )
}
