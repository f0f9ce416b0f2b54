import { Card } from '@/components/ui/card'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language, Text } from '@/lib/contract/lenient'
import type { Messages } from '@/lib/messages/en'
import { pickText } from '@/lib/rules/localized-text'
import { ContactForm } from './contact-form'

type Props = {
  lang: Language
  messages: Pick<Messages, 'requests' | 'layout'>
  /** The path of the page where it stands, without a language. */
  source: string
  /** Of the content; without it the section has a heading of ours. */
  title: Text | null
  /** What links lead to. */
  id?: string
}

/** The contact form as a section of a page, with its heading: on the contact page, Whykarnataka and home. */
export function ContactSection({ lang, messages, source, title, id = 'contact-form' }: Props) {
  const { requests } = messages
  const heading = pickText(title, lang) ?? { value: requests.contactHeading, lang }
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page-column grid items-start gap-8 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:py-24"
    >
      <div className="lg:sticky lg:top-28">
        <TwoToneHeading
          as="h2"
          id={`${id}-title`}
          lang={heading.lang === lang ? undefined : heading.lang}
          text={heading.value}
          grey={{ last: Math.floor(heading.value.trim().split(/\s+/).length / 2) }}
        />
        <p className="mt-4 max-w-[36ch] text-lg text-ink-2">{requests.contactHint}</p>
      </div>
      <Card className="rounded-panel p-5 sm:p-8">
        <ContactForm lang={lang} messages={messages} source={source} />
      </Card>
    </section>
  )
}
