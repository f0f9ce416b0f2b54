import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { Route } from '@/lib/rules/routes/table'
import { ConsentLine } from './consent-line'
import { ContactVisitorForm } from './contact-visitor-form'
import { contactTexts } from './form-texts'

type Props = {
  lang: Language
  messages: Pick<Messages, 'enquiries' | 'layout'>
  /** The path of the page where it stands, without a language. */
  source: Route
  reply?: EnquiryReply
}

/** The form for enquiries and feedback, without a card or a heading. */
export function ContactForm({ lang, messages, source, reply }: Props) {
  return (
    <ContactVisitorForm
      lang={lang}
      source={localizedPath(source, lang)}
      text={contactTexts(messages.enquiries)}
      consent={<ConsentLine lang={lang} brand={messages.layout.brand} text={messages.enquiries} />}
      reply={reply}
    />
  )
}
