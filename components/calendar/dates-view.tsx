import { CsvLink } from '@/components/ui/csv-link'
import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
import type { RankExam } from '@/lib/contract/closing-ranks/lists'
import type { CalendarEvent } from '@/lib/contract/calendar'
import type { Language } from '@/lib/contract/language'
import type { CalendarMessages } from '@/lib/messages/en/calendar'
import { datesByExam } from '@/lib/rules/calendar/by-exam'
import { calendarHref } from '@/lib/rules/calendar/calendar-address'
import { listFileHref } from '@/lib/rules/open-data/list-files'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ExamDates } from './exam-dates'

type Props = {
  events: readonly CalendarEvent[] | 'failed'
  at: number
  /** Exams about whose closing ranks a visitor can ask. */
  ranked?: readonly Pick<RankExam, 'id' | 'name'>[]
  lang: Language
  text: CalendarMessages
}

/** Dated events by exam. @param at when they were read, in ms since 1970 */
export function DatesView({ events, at, ranked = [], lang, text }: Props) {
  return (
    <div className="page-column grid grid-cols-1 gap-10 pt-10 md:gap-14 md:pt-16">
      <div className="grid max-w-2xl gap-4">
        <h1 className="text-h1 font-semibold">{text.title}</h1>
        <p className="text-lg text-ink-2">{text.intro}</p>
        {events !== 'failed' && events.length > 0 && (
          <p className="text-ink-2">
            {text.times}{' '}
            <a
              href={calendarHref({ all: true }, lang)}
              rel="nofollow"
              className="inline-block py-1.5 font-semibold text-river underline-offset-4 hover:underline print:hidden"
            >
              {text.addAll}
            </a>
          </p>
        )}
      </div>
      {events === 'failed' ? (
        <EmptyState
          scene="trouble"
          title={text.failed}
          text={text.failedHint}
          action={<RetryLink href={localizedPath('/dates', lang)}>{text.retry}</RetryLink>}
        />
      ) : events.length === 0 ? (
        <EmptyState scene="quiet" title={text.empty} text={text.emptyHint} />
      ) : (
        <>
          {datesByExam(events, at).map((dates) => (
            <ExamDates key={dates.exam} {...{ dates, ranked, lang, text }} now={at} headings={['h2', 'h3']} />
          ))}
          <CsvLink href={listFileHref('dates', lang)}>{text.download}</CsvLink>
        </>
      )}
    </div>
  )
}
