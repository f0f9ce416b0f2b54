import { ContentBanner } from '@/components/content/content-banner'
import { EmptyState } from '@/components/ui/empty-state'
import type { Contact } from '@/lib/contract/content/contact'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { ContactCards } from './contact-cards'
import { ContactSection } from './contact-section'

type Props = {
  /** `null` when the provider has none. */
  contact: Contact | null | 'failed'
  lang: Language
  messages: Pick<Messages, 'enquiries' | 'layout'>
}

/** The contact page (spec 1 §2). The form stands whatever becomes of the content: it needs none of it. */
export function ContactView({ contact, lang, messages }: Props) {
  const { enquiries: text, layout } = messages
  const title = layout.links.contact
  const content = contact === 'failed' ? null : contact
  return (
    <>
      {contact === 'failed' ? (
        <section className="page-column pt-10 md:pt-16">
          <h1 className="text-h1 font-semibold">{title}</h1>
          <EmptyState scene="trouble" title={text.contactFailed} text={text.contactFailedHint} />
        </section>
      ) : (
        <ContentBanner banner={content?.banner ?? null} lang={lang} title={title} picture="beside" />
      )}
      {content !== null && <ContactCards contact={content} lang={lang} text={text} />}
      <ContactSection lang={lang} messages={messages} source="/contact" title={content?.section1Title ?? null} />
    </>
  )
}
