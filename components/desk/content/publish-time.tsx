import { type DeskSchedule, TIME_FLAWS } from '@/lib/contract/desk/content'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { controlsOf, DAY_CONTROL, TIME_CONTROL, TIME_PLACE } from '@/lib/rules/desk/publish-time'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'

/** What the last form came to, of the time alone. */
export type TimeReply = { typed: Readonly<Record<string, string>>; flaw: string | null }

type Props = { schedule: DeskSchedule | null; reply: TimeReply; text: DeskContentMessages }

/** The part of a section's form by which its draft is published at a time. */
export function PublishTime({ schedule, reply: { typed, flaw }, text }: Props) {
  const set = schedule === null ? null : controlsOf(schedule.at)
  const known = TIME_FLAWS.find((each) => each === flaw) ?? null
  const control = (name: typeof DAY_CONTROL | typeof TIME_CONTROL) => ({
    ...{ id: name, name, defaultValue: typed[name] ?? set?.[name] ?? '' },
    'aria-invalid': known !== null || undefined,
    'aria-describedby': known === null ? 'at-hint' : 'at-wrong at-hint',
  })
  return (
    <details id={TIME_PLACE} open={set !== null || known !== null} className="desk-part">
      <summary>{text.atTime}</summary>
      <p id="at-hint">{text.atTimeHint}</p>
      {known !== null && (
        <p id="at-wrong" className="desk-wrong">
          {text.timeFlaws[known]}
        </p>
      )}
      <div className="desk-pair desk-time">
        <div>
          <label htmlFor={DAY_CONTROL}>{text.atDay}</label>
          <input type="date" {...control(DAY_CONTROL)} />
        </div>
        <div>
          <label htmlFor={TIME_CONTROL}>{text.atHour}</label>
          <input type="time" {...control(TIME_CONTROL)} />
        </div>
      </div>
      <div className="desk-actions">
        <button type="submit" name="do" value="schedule">
          {text.publishAtTime}
        </button>
        {set !== null && (
          <button type="submit" name="do" value="unschedule">
            {text.removeTime}
          </button>
        )}
      </div>
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
