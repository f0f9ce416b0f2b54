import { FIGURE_GROUPS } from '@/lib/contract/source'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { Picture } from '@/components/ui/picture'
import { ProviderParagraphs } from '@/components/ui/provider-text'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Brochure } from '@/lib/contract/brochure'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { LicenceName } from '@/lib/contract/licence'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { FeeLine } from '@/lib/rules/costs/cost'
import { fullName } from '@/lib/rules/institute/full-name'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { markOf, pickText } from '@/lib/rules/text/localized-text'
import { BlankCover } from './blank-cover'
import { BrochureList } from './brochure-list'
import { ContactCard } from './contact-card'
import { CourseChips } from './course-chips'
import { FactStrip } from './fact-strip'
import { Gallery } from './gallery'
import { ListedNote } from './listed-note'
import { InstituteHead } from './institute-head'
import { InstitutePanels } from './institute-panels'
import { SourceNote } from './source-note'
import styles from './institute-view.module.css'

type Props = {
  id: string
  detail: InstituteDetail
  /** `null` when they could not be read: then nothing is said about them. */
  brochures: readonly Brochure[] | null
  trail: Crumb[]
  /** What stands under the admissions: closing ranks, dates of exams. */
  forAdmission?: ReactNode
  /** Closing ranks are among them. */
  hasRanks?: boolean
  /** What an authority fixed for institutions of its kind. */
  feeLines?: readonly FeeLine[] | 'failed'
  /** Under which the operator gives on what is theirs; `null`: nothing of it. */
  ownLicence?: LicenceName | null
  lang: Language
  messages: Messages
}

/** How many words of the closing tagline are grey (spec 2 §9). */
const GREY_TAGLINE_WORDS = 3

/** Everything known about one institution, in the order of the specification (spec 2 §2, "College detail page"; ADR 30, share). */
export function InstituteView({
  id,
  detail,
  brochures,
  trail,
  forAdmission,
  hasRanks = false,
  feeLines = [],
  ownLicence = null,
  lang,
  messages,
}: Props) {
  const text = messages.institute
  const name = pickText(detail.name, lang)
  const pictures = picturesOf(detail, lang)
  return (
    <article className={clsx(styles.page, 'page-column opens-on-paper pb-16 md:pb-24')}>
      <div className="py-1.5 print:hidden">
        <Breadcrumbs
          label={messages.controls.breadcrumbs}
          trail={trail}
          current={{
            label: fullName(name.value, detail.disambiguation),
            lang: markOf(name.lang, lang),
          }}
        />
      </div>
      <Picture
        src={pictures[0]?.src ?? null}
        alt=""
        sizes="(min-width: 1192px) 1152px, 100vw"
        tone="river"
        priority
        fallback={<BlankCover />}
        className="h-[clamp(11rem,26vw,20rem)] rounded-panel"
      />
      <InstituteHead id={id} detail={detail} lang={lang} messages={messages} />
      <div className="mt-7 grid gap-8">
        <ListedNote
          id={id}
          detail={detail}
          beside={{ hasRanks, hasFixedFees: feeLines === 'failed' || feeLines.length > 0 }}
          lang={lang}
          text={text}
        />
        <div className="grid gap-2">
          <FactStrip detail={detail} messages={messages} />
          <SourceNote id={id} detail={detail} figures={FIGURE_GROUPS.head} lang={lang} text={messages.sources} />
        </div>
        <div className={styles.columns}>
          <div className={styles.intro}>
            <Description detail={detail} lang={lang} none={text.notAvailable} />
            <CourseChips courses={detail.courses} lang={lang} text={text} />
            <section aria-label={text.gallery.label}>
              <Gallery pictures={pictures} name={name.value} lang={lang} text={text.gallery} />
            </section>
          </div>
          <div className={styles.aside}>
            {brochures === null ? null : (
              <BrochureList instituteId={id} brochures={brochures} lang={lang} text={text.brochures} />
            )}
            <ContactCard detail={detail} lang={lang} text={text}>
              <SourceNote id={id} detail={detail} figures={FIGURE_GROUPS.contact} lang={lang} text={messages.sources} />
            </ContactCard>
          </div>
          <div className={styles.tabs}>
            <InstitutePanels {...{ id, detail, forAdmission, feeLines, ownLicence, lang, messages }} />
          </div>
        </div>
      </div>
      <Tagline detail={detail} lang={lang} />
    </article>
  )
}

const picturesOf = ({ gallery }: InstituteDetail, lang: Language) =>
  gallery.flatMap(({ url, alt }) => {
    const src = pictureSrc(url)
    return src === null ? [] : { src, alt: alt && pickText(alt, lang).value }
  })

function Description({ detail, lang, none }: Pick<Props, 'detail' | 'lang'> & { none: string }) {
  if (detail.description2 === null) return <p className="text-ink-2 print:hidden">{none}</p>
  return (
    <ProviderParagraphs
      of={detail.description2}
      lang={lang}
      className="grid max-w-[36em] gap-3 text-lg wrap-anywhere text-ink-2"
    />
  )
}

/** Its closing words. */
function Tagline({ detail, lang }: Pick<Props, 'detail' | 'lang'>) {
  const tagline = pickText(detail.tagline, lang)
  if (tagline === null) return null
  return (
    <TwoToneHeading
      as="h2"
      text={tagline.value}
      grey={{ first: GREY_TAGLINE_WORDS }}
      lang={markOf(tagline.lang, lang)}
      className="mt-16 max-w-[24em] wrap-anywhere md:mt-24"
    />
  )
}
