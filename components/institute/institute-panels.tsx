import type { ReactNode } from 'react'
import { InstituteCosts } from '@/components/costs/institute-costs'
import { ReportLink } from '@/components/sources/report-link'
import { CsvLink } from '@/components/ui/csv-link'
import type { Feature, InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { LicenceName } from '@/lib/contract/licence'
import { FIGURE_GROUPS } from '@/lib/contract/source'
import type { Messages } from '@/lib/messages/en'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import type { FeeLine } from '@/lib/rules/costs/cost'
import { listFileHref } from '@/lib/rules/open-data/list-files'
import { summariseRating } from '@/lib/rules/institute/institute-facts'
import { hasOpenCourses } from '@/lib/rules/open-data/open-courses'
import { AdmissionsPanel } from './admissions-panel'
import { CoursesPanel } from './courses-panel'
import { EmptyNote } from './empty-note'
import { FeatureCards, shownFeatures } from './feature-cards'
import { InstituteTabs } from './institute-tabs'
import { OverviewPanel } from './overview-panel'
import { PlacementPanel } from './placement-panel'
import { ReviewsPanel } from './reviews-panel'
import { MissingNote, SourceNote } from './source-note'

type FacilitiesProps = {
  facilities: readonly Feature[]
  lang: Language
  text: InstituteMessages['facilities']
  why: ReactNode
}

/** What the campus offers (spec 2 §2, "Facilities"). */
function FacilitiesPanel({ facilities, lang, text, why }: FacilitiesProps) {
  const shown = shownFeatures(facilities)
  if (shown.length === 0) return <EmptyNote why={why}>{text.empty}</EmptyNote>
  return (
    <div className="grid gap-4">
      <h3 className="text-xl font-semibold">{text.heading}</h3>
      <FeatureCards features={shown} lang={lang} />
    </div>
  )
}

// Where there is no figure there is no error in it: what is missing is told at its own link.
const hasPlacement = ({ placements, recruiters }: InstituteDetail) =>
  shownFeatures(placements).length + recruiters.length > 0
const hasRating = (detail: InstituteDetail) => {
  const { count, average } = summariseRating(detail)
  return count > 0 || average !== null
}

type Props = {
  id: string
  detail: InstituteDetail
  forAdmission: ReactNode
  feeLines: readonly FeeLine[] | 'failed'
  ownLicence: LicenceName | null
  lang: Language
  messages: Messages
}

/** The six tabs with their contents, all of which stand in the HTML. */
export function InstitutePanels({ id, detail, forAdmission, feeLines, ownLicence, lang, messages }: Props) {
  const text = messages.institute
  const { label, ...names } = text.tabs
  const missing = { id, detail, lang, text: messages.sources, figure: null }
  const why = {
    overview: <MissingNote {...missing} part={names.overview} />,
    admissions: <MissingNote {...missing} part={names.admissions} />,
    placement: <MissingNote {...missing} part={names.placement} figure="placement" />,
    facilities: <MissingNote {...missing} part={names.facilities} />,
  }
  return (
    <InstituteTabs
      label={label}
      names={names}
      panels={{
        overview: <OverviewPanel entries={detail.overviews} lang={lang} text={text.overview} why={why.overview} />,
        courses: (
          <div className="grid gap-4">
            <CoursesPanel
              courses={detail.courses}
              feeLines={feeLines === 'failed' ? [] : feeLines}
              lang={lang}
              text={text.courses}
            />
            {hasOpenCourses(detail, ownLicence) && (
              <CsvLink href={listFileHref('courses', lang, `id=${encodeURIComponent(id)}`)}>
                {messages.sources.download}
              </CsvLink>
            )}
            <InstituteCosts id={id} detail={detail} lines={feeLines} lang={lang} text={messages.costs} />
            <SourceNote id={id} detail={detail} figures={FIGURE_GROUPS.courses} lang={lang} text={messages.sources} />
          </div>
        ),
        admissions: (
          <div className="grid grid-cols-1 gap-10">
            <AdmissionsPanel entries={detail.admissions} lang={lang} text={text.admissions} why={why.admissions} />
            {forAdmission}
          </div>
        ),
        placement: (
          <div className="grid gap-4">
            <PlacementPanel
              placements={detail.placements}
              recruiters={detail.recruiters}
              lang={lang}
              text={text.placement}
              why={why.placement}
            />
            {hasPlacement(detail) && (
              <ReportLink id={id} figure="placement" lang={lang}>
                {messages.sources.report}
              </ReportLink>
            )}
          </div>
        ),
        facilities: (
          <FacilitiesPanel facilities={detail.facilities} lang={lang} text={text.facilities} why={why.facilities} />
        ),
        reviews: (
          <div className="grid gap-4">
            <ReviewsPanel
              instituteId={id}
              reviews={detail.reviews}
              total={detail.reviewCount ?? 0}
              lang={lang}
              messages={messages}
            />
            {hasRating(detail) && (
              <ReportLink id={id} figure="rating" lang={lang}>
                {messages.sources.report}
              </ReportLink>
            )}
          </div>
        ),
      }}
    />
  )
}
