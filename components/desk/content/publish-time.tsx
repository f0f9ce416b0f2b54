import type { ReactNode } from 'react'
import { type DeskSchedule, TIME_FLAWS } from '@/lib/contract/desk/content'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { controlsOf, DAY_CONTROL, isTimeTyped, TIME_CONTROL, TIME_PLACE } from '@/lib/rules/desk/publish-time'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'

/** What the last form came to, of the time alone. */
export type TimeReply = { typed: Readonly<Record<string, string>>; flaw: string | null }

type Props = { schedule: DeskSchedule | null; reply: TimeReply; text: DeskContentMessages }

/** The part of a section's form by which its draft is published at a time. */
export function PublishTime({ schedule, reply, text }: Props) {
  return (
    <TimePart
      of={{ place: TIME_PLACE, day: DAY_CONTROL, time: TIME_CONTROL }}
      words={{ title: text.atTime, hint: text.atTimeHint }}
      {...{ schedule, reply, text }}
    >
      <button type="submit" name="do" value="schedule">
        {text.publishAtTime}
      </button>
      {schedule !== null && (
        <button type="submit" name="do" value="unschedule">
          {text.removeTime}
        </button>
      )}
    </TimePart>
  )
}

type PartProps = Props & {
  /** Where it stands on its page, and what its two controls are called. */
  of: { place: string; day: string; time: string }
  words: { title: string; hint: string }
  /** Its buttons. */
  children: ReactNode
}

/** A part of a form that asks for a time in India: open where one is set, or was refused. */
export function TimePart({ of, words, schedule, reply: { typed, flaw }, text, children }: PartProps) {
  const set = schedule === null ? null : controlsOf(schedule.at)
  const known = TIME_FLAWS.find((each) => each === flaw) ?? null
  const [hint, wrong] = [`${of.place}-hint`, `${of.place}-wrong`]
  const control = (name: string, stands: string | undefined) => ({
    ...{ id: name, name, defaultValue: typed[name] ?? stands ?? '' },
    'aria-invalid': known !== null || undefined,
    'aria-describedby': known === null ? hint : `${wrong} ${hint}`,
  })
  return (
    <details id={of.place} open={set !== null || known !== null || isTimeTyped(typed, of)} className="desk-part">
      <summary>{words.title}</summary>
      <p id={hint}>{words.hint}</p>
      {known !== null && (
        <p id={wrong} className="desk-wrong">
          {text.timeFlaws[known]}
        </p>
      )}
      <div className="desk-pair desk-time">
        <div>
          <label htmlFor={of.day}>{text.atDay}</label>
          <input type="date" {...control(of.day, set?.[DAY_CONTROL])} />
        </div>
        <div>
          <label htmlFor={of.time}>{text.atHour}</label>
          <input type="time" {...control(of.time, set?.[TIME_CONTROL])} />
        </div>
      </div>
      <div className="desk-actions">{children}</div>
    </details>
  )
}

/** When a draft is published by itself and who set that, or why it is not. */
export function timeWords({ at, by, missed }: DeskSchedule, text: DeskContentMessages, dates: DateMessages): string {
  const said = { by, moment: formatMoment(at, dates) }
  return missed === null
    ? fillMessage(text.timed, said)
    : `${fillMessage(text.missed, said)} ${fillMessage(text.misses[missed], { by })}`
}
