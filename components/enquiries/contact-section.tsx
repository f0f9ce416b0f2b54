import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { Messages } from '@/lib/messages/en'
import type { Route } from '@/lib/rules/routes/table'
import { ContactForm } from './contact-form'
import { ContactFrame } from './contact-frame'

type Props = {
  lang: Language
  messages: Pick<Messages, 'enquiries' | 'layout'>
  /** The path of the page where it stands, without a language. */
  source: Route
  /** Of the content; without it the section has a heading of ours. */
  title: Text | null
  /** What links lead to. */
  id?: string
}

/** The contact form as a section of a page, with its heading: on the contact page and Whykarnataka. */
export function ContactSection({ lang, messages, source, title, id }: Props) {
  return (
    <ContactFrame lang={lang} text={messages.enquiries} title={title} id={id}>
      <ContactForm lang={lang} messages={messages} source={source} />
    </ContactFrame>
  )
}
