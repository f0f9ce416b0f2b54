import { ContactSection } from '@/components/enquiries/contact-section'
import type { WhyKarnataka } from '@/lib/contract/content/why-karnataka'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ClosingPanel } from './closing-panel'
import { ContentBanner } from './content-banner'
import { ContentFailed } from './content-failed'
import { WhySections } from './why-sections'

type Props = { why: WhyKarnataka | null | 'failed'; lang: Language; messages: Messages }

/** The why-the-state page (spec 1 §2). The ways on and the form stand whatever becomes of the content. */
export function WhyView({ why, lang, messages }: Props) {
  const text = messages.content
  const found = why === 'failed' ? null : why
  return (
    <>
      {why === 'failed' ? (
        <ContentFailed title={text.why.title} href={localizedPath('/Whykarnataka', lang)} text={text} />
      ) : (
        <ContentBanner banner={found?.banner ?? null} lang={lang} title={text.why.title} />
      )}
      {found === null ? null : <WhySections why={found} lang={lang} text={text.why} />}
      <ClosingPanel
        title={found?.section9.title ?? null}
        description={found?.section9.description ?? null}
        lang={lang}
        text={text}
      />
      <ContactSection lang={lang} messages={messages} source="/Whykarnataka" title={null} />
    </>
  )
}
