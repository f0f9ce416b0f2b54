import type { DeskSchedule } from '@/lib/contract/desk/content'
import type { WaitingEnds } from '@/lib/contract/desk/end'
import type { Language } from '@/lib/contract/language'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { UNTIL, UNTIL_PLACE } from '@/lib/rules/desk/publish-time'
import { pageInList } from '@/lib/rules/desk/record-rooms'
import { roomOf } from '@/lib/rules/desk/rooms'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { TimePart } from './content/publish-time'

/** What is retired (an institution) or withdrawn (any other record) by itself at a time. */

type EndsBy = 'retire' | 'withdraw'

/** When it ends by itself and who set that, or why it did not. */
function endWords(
  { at, by, missed }: DeskSchedule,
  endsBy: EndsBy,
  { ends }: DeskContentMessages,
  dates: DateMessages,
) {
  const said = { by, moment: formatMoment(at, dates) }
  if (missed === null) return fillMessage(endsBy === 'retire' ? ends.toRetire : ends.toWithdraw, said)
  const why = missed === 'forbidden' ? ends.misses.forbidden : ends.misses.invalid[endsBy]
  return `${fillMessage(ends.missed, said)} ${fillMessage(why, { by })}`
}

type StateProps = { end: DeskSchedule; endsBy: EndsBy; text: DeskContentMessages; dates: DateMessages }

export const EndState = ({ end, endsBy, text, dates }: StateProps) => (
  <p className={end.missed === null ? undefined : 'desk-bad'}>
    <strong>{endWords(end, endsBy, text, dates)}</strong>
  </p>
)

type PartProps = {
  end: DeskSchedule | null
  endsBy: EndsBy
  /** To what its buttons post the form that ends it now. */
  post: string
  reply: DeskReply | null
  text: DeskContentMessages
  /** Whether it may end at all; else the time that was set can be taken back alone. */
  mayEnd?: boolean
}

/**
 * What the Enter key presses in the form that ends something now: the time, without which nothing ends. It stands before all
 * other buttons, unseen, but drawn: some browsers press none that is not.
 */
export const EndFirst = ({ post }: Pick<PartProps, 'post'>) => (
  <button type="submit" name="do" value="set" formAction={post} className="desk-enter" aria-hidden tabIndex={-1} />
)

/** The part of the form that ends something now by which it ends at a time. */
export function EndPart({ end, endsBy, post, reply, text, mayEnd = true }: PartProps) {
  const { ends } = text
  const takeBack = end !== null && (
    <button type="submit" name="do" value="unset" formAction={post}>
      {text.removeTime}
    </button>
  )
  if (!mayEnd) return takeBack
  return (
    <TimePart
      of={{ place: UNTIL_PLACE, ...UNTIL }}
      words={{ title: ends.atTime, hint: ends.hint }}
      schedule={end}
      reply={{ typed: reply?.typed ?? {}, flaw: reply?.wrong?.until ?? null }}
      text={text}
    >
      <button type="submit" name="do" value="set" formAction={post}>
        {ends[endsBy]}
      </button>
      {takeBack}
    </TimePart>
  )
}

type WaitingProps = {
  waiting: WaitingEnds
  lang: Language
  text: { content: DeskContentMessages; rooms: DeskMessages }
}

/** Of the overview: what ends by itself, each with its room. */
export function EndsWaiting({ waiting: { timed }, lang, text: { content, rooms } }: WaitingProps) {
  return (
    <ul className="desk-tiles">
      {timed.map(({ list, id, name, ...end }) => (
        <li key={`${list} ${id}`}>
          <a href={deskPath(lang, pageInList(list, id))} lang={langMark(name, lang)}>
            {sayText(name, lang)}
          </a>
          <small className={end.missed === null ? undefined : 'desk-wrong'}>
            {rooms[roomOf(`/${list}`)]}.{' '}
            {endWords(end, list === 'institutions' ? 'retire' : 'withdraw', content, rooms.dates)}
          </small>
        </li>
      ))}
    </ul>
  )
}
