import { CounsellingForm } from '@/components/enquiries/counselling-form'
import type { MentoringAnswer } from '@/lib/contract/content/mentoring'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { shownCards } from '@/lib/rules/content/shown-cards'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ClosingStatement } from './closing-statement'
import { ContentBanner } from './content-banner'
import { ContentFailed } from './content-failed'
import { Mentors } from './mentors'
import { OfferCards } from './offer-cards'
import { PromoPanel } from './promo-panel'
import { EnquirySection } from './enquiry-section'
import { cardHeading, SectionHead } from './section-head'

/** What stands where the provider has no texts. */
const NO_TEXT = { title: null, description: null }

type Props = { answer: MentoringAnswer | null | 'failed'; lang: Language; messages: Messages }

/** The mentoring page (spec 1 §2). The form stands whatever becomes of the content. */
export function MentoringView({ answer, lang, messages }: Props) {
  const text = messages.content
  const texts = answer === 'failed' ? null : (answer?.texts ?? null)
  const offers = shownCards(texts?.offers ?? [])
  const section1 = texts?.section1 ?? NO_TEXT
  return (
    <>
      {answer === 'failed' ? (
        <ContentFailed title={text.mentoring.title} href={localizedPath('/mentoring', lang)} text={text} />
      ) : (
        <>
          <ContentBanner banner={texts?.banner ?? null} lang={lang} title={text.mentoring.title} picture="beside" />
          {(offers.length > 0 || section1.description !== null) && (
            <section className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24">
              <SectionHead {...section1} lang={lang} layout="split" />
              {offers.length > 0 && <OfferCards cards={offers} lang={lang} heading={cardHeading(section1.title)} />}
            </section>
          )}
          <Mentors mentors={answer?.mentors ?? []} {...(texts?.section2 ?? NO_TEXT)} lang={lang} messages={messages} />
          <PromoPanel {...(texts?.promo ?? NO_TEXT)} badge={text.happyStudents} lang={lang} />
        </>
      )}
      <EnquirySection id="mentoring-request" title={text.mentoring.form} hint={text.formHint}>
        <CounsellingForm kind="mentor" lang={lang} messages={messages} source="/mentoring" />
      </EnquirySection>
      <ClosingStatement {...(texts?.closing ?? NO_TEXT)} lang={lang} />
    </>
  )
}
