import type { Metadata } from 'next'
import { InstituteRanks } from '@/components/chances/institute-ranks'
import { InstituteDates } from '@/components/calendar/institute-dates'
import { InstituteView } from '@/components/institute/institute-view'
import { ReportLink } from '@/components/sources/report-link'
import { TextLink } from '@/components/ui/text-link'
import { SelectionFrame } from '@/components/shortlist/selection-context'
import { getMessages } from '@/lib/messages/catalogue'
import { costsHref } from '@/lib/rules/costs/cost-form'
import { instituteJsonLd } from '@/lib/rules/institute/institute-json-ld'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { jsonLdText } from '@/lib/rules/json-ld/json-ld'
import { pickText } from '@/lib/rules/text/localized-text'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { localizedUrl } from '@/lib/rules/routes/localized-url'
import { getEnvironment } from '@/lib/server/env'
import { instituteMetadata } from './institute-metadata'
import { instituteTrail } from './institute-trail'
import { type InstitutePageParams, readInstitutePage } from './read-institute-page'

type Props = { params: InstitutePageParams }

// Rendered on the first visit and kept; the reads decide by CONTENT_MAX_AGE what is fresh.
export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readInstitutePage(params)
  return instituteMetadata(page, getMessages(page.lang), getEnvironment().siteUrl)
}

/** `/college/detail?id=` (spec 2 §2), under the internal address that the rewrite in next.config.ts gives it. */
export default async function InstitutePage({ params }: Props) {
  const { lang, id, detail, brochures, dates, ranks, canAsk, type, feeLines, ownLicence, lacks } =
    await readInstitutePage(params)
  const messages = getMessages(lang)
  const [onlyLine] = feeLines.length === 1 ? feeLines : []
  const trail = instituteTrail({ lang, type }, messages.institute)
  const { siteUrl } = getEnvironment()
  const url = localizedUrl(siteUrl, institutePath(id), lang)
  const absolute = (raw: string | null) => {
    const src = pictureSrc(raw)
    return src === null ? null : new URL(src, siteUrl).href
  }
  const jsonLd = instituteJsonLd({
    detail,
    url,
    pictures: detail.gallery.flatMap(({ url }) => absolute(url) ?? []),
    logo: absolute(detail.logo),
    typeName: type?.name.en ?? null,
    crumbs: [
      ...trail.map(({ label, href }) => ({ name: label, url: new URL(href, siteUrl).href })),
      { name: pickText(detail.name, lang).value, url },
    ],
  })
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(jsonLd) }} />
      <SelectionFrame lang={lang} text={messages.shortlist}>
        <InstituteView
          id={id}
          detail={detail}
          brochures={brochures}
          trail={trail}
          ownLicence={ownLicence}
          hasRanks={ranks.length > 0}
          feeLines={lacks.includes('fees') ? 'failed' : feeLines}
          forAdmission={
            <>
              {lacks.includes('ranks') && <p className="text-ink-2">{messages.chances.failed}</p>}
              <InstituteRanks exams={ranks} canAsk={canAsk} lang={lang} text={messages.chances} />
              {ranks.length > 0 && (
                <ReportLink id={id} figure="closing_ranks" lang={lang}>
                  {messages.sources.report}
                </ReportLink>
              )}
              {ranks.length > 0 && feeLines.length > 0 && (
                <TextLink
                  href={costsHref({ college: id, line: onlyLine ?? null }, lang)}
                  className="w-fit print:hidden"
                >
                  {messages.costs.ofCollege}
                </TextLink>
              )}
              {lacks.includes('dates') && <p className="text-ink-2">{messages.calendar.failed}</p>}
              <InstituteDates {...dates} lang={lang} text={messages.calendar} />
            </>
          }
          lang={lang}
          messages={messages}
        />
      </SelectionFrame>
    </>
  )
}
