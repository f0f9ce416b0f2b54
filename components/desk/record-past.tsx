import { isNewDraft } from '@/lib/contract/desk/draft'
import type { DeskUser } from '@/lib/contract/desk/account'
import type { DeskCall } from '@/lib/contract/desk/rights'
import type { DeskRecordPast } from '@/lib/contract/desk/record'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { sayActor } from '@/lib/rules/desk/audit-words'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { AuditList } from './audit-list'

type Props = {
  lang: Language
  desk: DeskMessages
  room: { addCall: DeskCall; pages: { add: `/${string}`; one: (id: string) => `/${string}` } }
  id: string
  past: DeskRecordPast
  user: DeskUser | null
  text: Pick<
    DeskRecordMessages,
    'withdrawnBy' | 'discardedBy' | 'addedBy' | 'toAdded' | 'bringItBack' | 'bringItBackHint'
  >
}

/**
 * What is left of a record that is withdrawn, or of a draft before which there was none: who did that, what was done with it,
 * and the way to add it anew, or to what it became.
 */
export function RecordPast({ room, id, past: { values, history }, user, lang, desk, text }: Props) {
  const [last] = history
  const isDraft = isNewDraft(id)
  const added = isDraft ? last?.after?.id : undefined
  const ended = added === undefined ? (isDraft ? text.discardedBy : text.withdrawnBy) : text.addedBy
  const mayAdd = user?.may.includes(room.addCall) && Object.keys(values).length > 0
  return (
    <>
      {last && (
        <p>
          {fillMessage(ended, {
            name: sayActor(last.by, desk.trail),
            moment: formatMoment(last.at, desk.dates),
          })}
        </p>
      )}
      {typeof added === 'string' && (
        <p>
          <a href={deskPath(lang, room.pages.one(added))}>{text.toAdded}</a>
        </p>
      )}
      {mayAdd && (
        <p>
          <a href={`${deskPath(lang, room.pages.add)}?${new URLSearchParams({ from: id })}`}>{text.bringItBack}</a>
          <small>{text.bringItBackHint}</small>
        </p>
      )}
      <section aria-labelledby="history">
        <h2 id="history">{desk.history}</h2>
        <AuditList entries={history} {...{ lang }} text={desk} />
      </section>
    </>
  )
}
