import type { Metadata } from 'next'
import { DatesView } from '@/components/calendar/dates-view'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'
import { surviveOutage } from '@/lib/server/provider/outage'
import { readCalendar } from '@/lib/server/reads/calendar'
import { listAskableExams } from '@/lib/server/reads/closing-ranks'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).calendar
  const { events } = await readCalendar()
  // A page without a date is nothing to be found by.
  const isHidden = events === 'failed' || events.length === 0
  return contentMetadata({ lang, route: '/dates', title, description, isHidden })
}

/** `/dates`: dated events by exam (docs/dates.md). */
export default async function DatesPage({ params }: Props) {
  const [lang, calendar, ranked] = await Promise.all([
    readLanguage(params),
    readCalendar(),
    surviveOutage(listAskableExams, { fallback: [], keepsPageBriefly: true }),
  ])
  return <DatesView {...calendar} ranked={ranked} lang={lang} text={getMessages(lang).calendar} />
}
