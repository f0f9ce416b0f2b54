import { CounsellingForm } from '@/components/enquiries/counselling-form'
import type { Career } from '@/lib/contract/content/career'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { shownCards } from '@/lib/rules/content/shown-cards'
import { COUNSELLING_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ClosingStatement } from './closing-statement'
import { ContentBanner } from './content-banner'
import { ContentFailed } from './content-failed'
import { FeatureRows } from './feature-rows'
import { FeatureTiles } from './feature-tiles'
import { PictureText } from './picture-text'
import { PromoPanel } from './promo-panel'
import { EnquirySection } from './enquiry-section'
import { cardHeading, SectionHead } from './section-head'

type Props = { career: Career | null | 'failed'; lang: Language; messages: Messages }

/** The career counselling page (spec 1 §2). The form stands whatever becomes of the content. */
export function CareerView({ career, lang, messages }: Props) {
  const text = messages.content
  const found = career === 'failed' ? null : career
  const subjects = shownCards(found?.section2.items ?? [])
  const items = shownCards(found?.section3.items ?? [])
  return (
    <>
      {career === 'failed' ? (
        <ContentFailed title={text.career.title} href={localizedPath('/careerCounselling', lang)} text={text} />
      ) : (
        <ContentBanner
          banner={found?.banner ?? null}
          lang={lang}
          title={text.career.title}
          picture="beside"
          action={{ href: localizedPath(`/careerCounselling${COUNSELLING_ANCHOR}`, lang), label: text.career.form }}
        />
      )}
      {found === null ? null : <PictureText {...found.section1} lang={lang} />}
      {found !== null && subjects.length > 0 && (
        <section className="page-column grid grid-cols-1 gap-8 pt-16 md:gap-10 md:pt-24">
          <SectionHead title={found.section2.title} lang={lang} />
          <FeatureTiles cards={subjects} lang={lang} heading={cardHeading(found.section2.title)} />
        </section>
      )}
      {found !== null && items.length > 0 && (
        <section className="page-column grid grid-cols-1 gap-6 pt-16 md:gap-8 md:pt-24">
          <SectionHead title={found.section3.title} lang={lang} />
          <FeatureRows cards={items} lang={lang} heading={cardHeading(found.section3.title)} />
        </section>
      )}
      {found === null ? null : <PromoPanel {...found.promo} badge={text.happyStudents} lang={lang} />}
      <EnquirySection id={COUNSELLING_ANCHOR.slice(1)} title={text.career.form} hint={text.formHint}>
        <CounsellingForm kind="career" lang={lang} messages={messages} source="/careerCounselling" />
      </EnquirySection>
      <ClosingStatement title={found?.closingTitle ?? null} lang={lang} />
    </>
  )
}
