import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ChanceAnswer } from '@/components/chances/chance-answer'
import { ChanceForm } from '@/components/chances/chance-form'
import { ChancesFailed, ChancesView } from '@/components/chances/chances-view'
import { ReportLink } from '@/components/sources/report-link'
import { SelectionFrame } from '@/components/shortlist/selection-context'
import { Card } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { getMessages } from '@/lib/messages/catalogue'
import { answerHref, readAsk, readChanceFilters, shareQuery } from '@/lib/rules/chances/chance-form'
import { examAnchor } from '@/lib/rules/calendar/calendar-address'
import { isOfExam } from '@/lib/rules/calendar/by-exam'
import { localizedPath, localizedUrl } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { robotsOf } from '@/lib/rules/routes/table'
import { findChances } from '@/lib/server/chances/find-chances'
import { getKeptRank } from '@/lib/server/chances/kept-rank'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { surviveOutage } from '@/lib/server/provider/outage'
import { listEvents } from '@/lib/server/reads/calendar'
import { readAskableExams } from '@/lib/server/reads/closing-ranks'
import { readOwnLicence } from '@/lib/server/reads/open-data'
import { readOptionalCalls } from '@/lib/server/reads/optional-calls'
import { listDistricts } from '@/lib/server/reads/lookup'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { chances } = getMessages(await readLanguage(params))
  return { title: chances.title, description: chances.description, robots: robotsOf('/admission-chances/answer') }
}

/** `/admission-chances/answer`: what a rank was enough for; nobody's but who asked, and kept by no cache. */
export default async function ChanceAnswerPage({ params, searchParams }: Props) {
  const [lang, query, jar, read, districts, calls, ownLicence, events] = await Promise.all([
    readLanguage(params),
    searchParams,
    cookies(),
    readAskableExams(),
    surviveOutage(listDistricts, { fallback: [] }),
    readOptionalCalls(),
    readOwnLicence(),
    surviveOutage(listEvents, { fallback: [] }),
  ])
  const { chances: text, shortlist, sources } = getMessages(lang)
  const exams = read ?? []
  const kept = getKeptRank(jar)
  const narrowed = readChanceFilters(query)
  const filters = narrowed.badFee === '' ? { ...narrowed, badFee: kept?.badFee ?? '' } : narrowed
  const asked = exams === 'failed' || kept === null ? null : readAsk(kept.typed, exams)
  const ask = asked === null || 'problems' in asked ? null : asked
  const found = ask === null ? null : await findChances(ask, filters)
  const dated = events.find(({ exam }) => ask !== null && isOfExam(exam, ask.exam.id))
  const form = (
    <ChanceForm
      exams={exams === 'failed' ? [] : exams}
      districts={districts}
      typed={kept?.typed ?? {}}
      filters={filters}
      problems={asked !== null && 'problems' in asked ? asked.problems : {}}
      isKept={kept?.isKept ?? false}
      canForget={kept !== null}
      lang={lang}
      text={text}
    />
  )
  const route = '/admission-chances/answer'
  return (
    <SelectionFrame lang={lang} text={shortlist}>
      <ChancesView
        route={route}
        exams={found === 'absent' ? [] : exams}
        lang={lang}
        text={text}
        retryHref={answerHref(filters, lang)}
      >
        {ask === null ? (
          <Card as="section" className="grid gap-5 rounded-panel p-5 sm:p-8">
            {kept === null && <p className="rounded-md bg-river-tint px-4 py-3 text-ink-2">{text.nothingKept}</p>}
            {form}
          </Card>
        ) : (
          <>
            {found === null || found === 'absent' ? (
              <ChancesFailed href={answerHref(filters, lang)} text={text} />
            ) : (
              <ChanceAnswer
                {...{ ask, found, filters, districts, ownLicence, lang, text }}
                shareUrl={localizedUrl(
                  getEnvironment().siteUrl,
                  `/admission-chances?${shareQuery(ask, filters)}`,
                  lang,
                )}
                hasCosts={calls.includes('fee-rules')}
                datesHref={dated === undefined ? null : `${localizedPath('/dates', lang)}#${examAnchor(dated.exam)}`}
              />
            )}
            <ReportLink id={null} figure="chances" lang={lang}>
              {sources.report}
            </ReportLink>
            <Card className="px-5 sm:px-8 print:hidden">
              <Disclosure summary={text.change}>
                <div className="pt-2 pb-6">{form}</div>
              </Disclosure>
            </Card>
          </>
        )}
      </ChancesView>
    </SelectionFrame>
  )
}
