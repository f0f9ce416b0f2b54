import { CalendarDays, CalendarPlus } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import { TextLink } from '@/components/ui/text-link'
import type { RankExam } from '@/lib/contract/closing-ranks/lists'
import type { CalendarEvent } from '@/lib/contract/calendar'
import type { Language } from '@/lib/contract/language'
import type { CalendarMessages } from '@/lib/messages/en/calendar'
import { type ExamDates as Dates, isOfExam } from '@/lib/rules/calendar/by-exam'
import { calendarHref, examAnchor } from '@/lib/rules/calendar/calendar-address'
import { daysLeft, eventState, type EventState, sayDays, sayState } from '@/lib/rules/calendar/event-days'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { formHref, readChanceFilters } from '@/lib/rules/chances/chance-form'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { markOf, sayText } from '@/lib/rules/text/localized-text'

type Props = {
  dates: Dates
  /** When the page was made, in ms since 1970. */
  now: number
  /** Exams about whose closing ranks a visitor can ask. */
  ranked?: readonly Pick<RankExam, 'id' | 'name'>[]
  /** The heading of the exam, and those of its events. */
  headings: readonly ['h2', 'h3'] | readonly ['h4', 'h5']
  lang: Language
  text: CalendarMessages
}

const linked =
  'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-river underline-offset-4 hover:underline'

/** An exam and its dated events. */
export function ExamDates({
  dates: { exam, name, events },
  now,
  ranked = [],
  headings: [Heading, EventHeading],
  lang,
  text,
}: Props) {
  return (
    <section id={examAnchor(exam)} aria-labelledby={`${examAnchor(exam)}-name`} className="grid scroll-mt-24 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <ProviderText
          of={name}
          lang={lang}
          as={Heading}
          id={`${examAnchor(exam)}-name`}
          className={Heading === 'h2' ? 'text-h2 font-semibold wrap-anywhere' : 'text-h3 font-semibold wrap-anywhere'}
        />
        <a href={calendarHref({ exam }, lang)} rel="nofollow" className={`${linked} print:hidden`}>
          <Icon of={CalendarPlus} size={18} className="shrink-0" />
          {text.addExam}
        </a>
      </div>
      {ranked
        .filter(({ id }) => isOfExam(exam, id))
        .map(({ id, name: of }) => (
          <TextLink
            key={id}
            href={formHref({ exam: id, category: '' }, readChanceFilters({}), lang)}
            className="w-fit print:hidden"
          >
            {text.closingRanks}
            {': '}
            <ProviderText of={of} lang={lang} />
          </TextLink>
        ))}
      <ol className="grid gap-3 md:grid-cols-2">
        {events.map((event) => (
          <EventCard key={event.id} event={event} now={now} as={EventHeading} lang={lang} text={text} />
        ))}
      </ol>
    </section>
  )
}

const STATE_TONES = {
  passed: 'outline',
  now: 'turmeric',
  coming: 'sunk',
  withinToday: 'turmeric',
  endsToday: 'turmeric',
  beginsToday: 'turmeric',
} as const satisfies Record<EventState, string>

type CardProps = { event: CalendarEvent; now: number; as: 'h3' | 'h5' } & Pick<Props, 'lang' | 'text'>

function EventCard({ event, now, as, lang, text }: CardProps) {
  const state = eventState(event, now)
  const left = daysLeft(event, now)
  return (
    <Card as="li" className="flex flex-col gap-2 p-5">
      <p className="flex flex-wrap gap-2">
        <Chip>{text.kinds[event.kind]}</Chip>
        <Chip tone={STATE_TONES[state]}>{sayState(event, now, text)}</Chip>
        {left !== null && <Chip tone="turmeric">{formatMessage(text.daysLeft, { count: left })}</Chip>}
      </p>
      <ProviderText of={event.title} lang={lang} as={as} className="text-lg leading-snug font-semibold wrap-anywhere" />
      <p className={`flex items-start gap-2.5 ${state === 'passed' ? 'text-ink-2' : 'font-medium'}`}>
        <Icon of={CalendarDays} size={20} className="mt-0.5 shrink-0 text-grey" />
        <span className="tabular-nums">{sayDays(event, text)}</span>
      </p>
      <Source event={event} lang={lang} text={text} />
      {state === 'passed' ? null : (
        <a
          href={calendarHref({ event: event.id }, lang)}
          rel="nofollow"
          className={`${linked} mt-auto self-start print:hidden`}
        >
          <Icon of={CalendarPlus} size={18} className="shrink-0" />
          {text.addOne}
          <span className="sr-only">{`: ${sayText(event.title, lang)}`}</span>
        </a>
      )}
    </Card>
  )
}

/** Who says so, and when somebody looked there last. */
function Source({ event: { source, isSample }, lang, text }: Omit<CardProps, 'now' | 'as'>) {
  const href = webAddress(source.url)
  const mark = markOf('en', lang)
  return (
    <p className="text-sm wrap-anywhere text-ink-2">
      {text.source}
      {': '}
      {href === null ? (
        <span lang={mark}>{source.title}</span>
      ) : (
        <a
          href={href}
          lang={mark}
          rel="noopener"
          className="text-river underline decoration-river-line underline-offset-4 hover:decoration-current"
        >
          {source.title}
        </a>
      )}
      {' · '}
      {fillMessage(text.checked, { day: formatDay(source.checkedOn, text.dates) })}
      {isSample && ` · ${text.sample}`}
    </p>
  )
}
