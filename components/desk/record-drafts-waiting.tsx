import type { ReactNode } from 'react'
import type { WaitingRecordDrafts } from '@/lib/contract/desk/overview'
import { SHOWCASES } from '@/lib/contract/desk/showcase'
import type { Language } from '@/lib/contract/language'
import { textBy } from '@/lib/contract/text-fields'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { pageInList } from '@/lib/rules/desk/record-rooms'
import { roomOf } from '@/lib/rules/desk/rooms'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { timeWords } from './content/publish-time'

type RecordDraftsProps = {
  waiting: WaitingRecordDrafts
  lang: Language
  text: { content: DeskContentMessages; records: DeskRecordMessages; rooms: DeskMessages }
}

type TileProps = {
  draft: WaitingRecordDrafts['latest'][number]
  lang: Language
  text: { content: DeskContentMessages; records: DeskRecordMessages }
  /** What stands before whose it is. */
  children?: ReactNode
}

/** A draft of a record, with the way to it. */
function RecordDraftTile({ draft, lang, text: { content, records }, children }: TileProps) {
  const { list, id, name, place, by, at, schedule } = draft
  return (
    <li>
      <a href={deskPath(lang, pageInList(list, id))} lang={langMark(name, lang)}>
        {sayText(name, lang)}
      </a>
      <small className={schedule?.missed ? 'desk-wrong' : undefined}>
        {children}
        {place !== null && `${sayText(place, lang)}. `}
        {schedule === null
          ? fillMessage(records.draftOf, { by, moment: formatMoment(at, records.dates) })
          : timeWords(schedule, content, records.dates)}
      </small>
    </li>
  )
}

type NewProps = Pick<TileProps, 'lang' | 'text'> & {
  drafts: readonly TileProps['draft'][]
  /** Nobody knows whether there are any. */
  areDraftsAway: boolean
}

/** Above a list: the drafts of what is not there yet. */
export function NewDrafts({ drafts, areDraftsAway, lang, text }: NewProps) {
  const { newDrafts, newDraftsAway } = text.records
  return (
    <>
      {areDraftsAway && <p className="desk-notice">{newDraftsAway}</p>}
      {drafts.length > 0 && (
        <section aria-labelledby="drafts">
          <h2 id="drafts">{newDrafts}</h2>
          <ul className="desk-tiles">
            {drafts.map((draft) => (
              <RecordDraftTile key={draft.id} {...{ draft, lang, text }} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** A list of the home page has no name of its own, but a word. */
function nameOf({ list, id, name }: TileProps['draft'], { trail: { showcases } }: DeskMessages) {
  const label = SHOWCASES.find((each) => list === 'showcases' && each === id)
  return label === undefined ? name : textBy(() => showcases[label])
}

/** Of the overview: the drafts of the records that are kept one at a time, of institutions that are not there yet, and of the home page's lists, each with its room. */
export function RecordDraftsWaiting({ waiting: { count, latest }, lang, text }: RecordDraftsProps) {
  const { records, rooms } = text
  return (
    <ul className="desk-tiles">
      {latest.map((draft) => (
        <RecordDraftTile
          key={`${draft.list} ${draft.id}`}
          draft={{ ...draft, name: nameOf(draft, rooms) }}
          {...{ lang, text }}
        >
          {rooms[roomOf(pageInList(draft.list, draft.id))]}.{' '}
        </RecordDraftTile>
      ))}
      {count > latest.length && (
        <li>
          <small>{formatMessage(records.moreDrafts, { count: count - latest.length })}</small>
        </li>
      )}
    </ul>
  )
}
