import type { ReactNode } from 'react'
import type { DeskRecord } from '@/lib/contract/desk/record'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import type { RecordRoom } from '@/lib/rules/desk/record-rooms'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { AuditList } from './audit-list'
import { DeskForm } from './desk-form'

type Form = {
  /** What it posts to, below `DESK_POSTS`. */
  to: string
  hidden: Readonly<Record<string, string>>
  setBy: (name: string) => string | null
  button: string
}
type Props = {
  posts: RecordRoom['posts']
  record: DeskRecord
  /** By which the form says what it was shown. */
  shown: { version: string; was: string }
  isConflict: boolean
  form: (props: Form) => ReactNode
  lang: Language
  desk: DeskMessages
  text: Pick<DeskRecordMessages, 'conflict' | 'theirsBy' | 'save' | 'withdrawIt'> & {
    /** Where some are invented. */
    sample?: string
    withdraw: string
    withdrawIntro: string
    /** Why it cannot be withdrawn, where something may hang on it. */
    kept?: string
  }
}

/** A record at the desk: its form, how it is withdrawn, and what was done with it. */
export function RecordView({ posts, record, shown, isConflict, form, lang, desk, text }: Props) {
  const { id, version, is_sample: isSample, may_withdraw: mayWithdraw, history } = record
  const setBy = (name: string) => {
    const entry = history.find(({ after }) => after !== null && name in after)
    return entry === undefined
      ? null
      : fillMessage(text.theirsBy, { name: entry.by, moment: formatMoment(entry.at, desk.dates) })
  }
  const hidden = { id, version: shown.version, was: shown.was }
  return (
    <>
      {isConflict && <p className="desk-bad">{text.conflict}</p>}
      {isSample && text.sample !== undefined && <p className="desk-notice">{text.sample}</p>}
      {form({ to: posts.save, hidden, setBy, button: text.save })}
      {mayWithdraw ? (
        <details className="desk-part">
          <summary>{text.withdraw}</summary>
          <DeskForm to={posts.withdraw} lang={lang} hidden={{ id, version }} className="desk-form">
            <p>{text.withdrawIntro}</p>
            <button type="submit">{text.withdrawIt}</button>
          </DeskForm>
        </details>
      ) : (
        text.kept !== undefined && <p>{text.kept}</p>
      )}
      <section aria-labelledby="history">
        <h2 id="history">{desk.history}</h2>
        {history.length === 0 ? <p>{desk.noHistory}</p> : <AuditList entries={history} text={desk} />}
      </section>
    </>
  )
}
