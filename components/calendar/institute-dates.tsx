import Link from 'next/link'
import type { Language } from '@/lib/contract/language'
import type { CalendarMessages } from '@/lib/messages/en/calendar'
import type { ExamDates as Dates } from '@/lib/rules/calendar/by-exam'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ExamDates } from './exam-dates'

type Props = { exams: readonly Dates[]; at: number; lang: Language; text: CalendarMessages }

/** The dates of exams by which institutions of a kind admit; nothing where none is known. */
export function InstituteDates({ exams, at, lang, text }: Props) {
  if (exams.length === 0) return null
  return (
    <section aria-labelledby="exam-dates" className="grid gap-5">
      <div className="grid gap-1">
        <h3 id="exam-dates" className="text-xl font-semibold">
          {text.ofInstitution}
        </h3>
        <p className="max-w-[38em] text-ink-2">{text.ofInstitutionHint}</p>
      </div>
      {exams.map((dates) => (
        <ExamDates key={dates.exam} dates={dates} now={at} headings={['h4', 'h5']} lang={lang} text={text} />
      ))}
      <Link
        href={localizedPath('/dates', lang)}
        prefetch={false}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-river underline-offset-4 hover:underline print:hidden"
      >
        {text.allDates}
      </Link>
    </section>
  )
}
