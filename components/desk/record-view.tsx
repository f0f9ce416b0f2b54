import type { ReactNode } from 'react'
import { endCall } from '@/lib/contract/desk/end'
import type { DeskUser } from '@/lib/contract/desk/account'
import { isNewDraft } from '@/lib/contract/desk/draft'
import type { DeskRecord } from '@/lib/contract/desk/record'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { deskPath, deskPost } from '@/lib/rules/desk/desk-path'
import type { DeskPost } from '@/lib/rules/desk/desk-posts'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { isTimeTyped, UNTIL } from '@/lib/rules/desk/publish-time'
import { type RecordRoom, versionPage } from '@/lib/rules/desk/record-rooms'
import { FIRST_VERSION, hasFirst, isVersion, settingOf } from '@/lib/rules/desk/versions'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { AuditList } from './audit-list'
import { DeskForm } from './desk-form'
import { DraftActions, DraftState, RevertButtons } from './draft-parts'
import { EndFirst, EndPart, EndState } from './end-parts'
import type { Compared } from './record-fields'

type Form = {
  to: DeskPost
  hidden: Readonly<Record<string, string>>
  setBy: (name: string) => string | null
  button: string
  actions?: ReactNode
  compared: Compared | null
}
type Room = Pick<RecordRoom, 'list' | 'addCall' | 'pages' | 'posts' | 'website'>
/** An entry of its history, and what it said after it of what says something else now. */
export type ShownVersion = { number: number; said: Readonly<Record<string, string>> }
type Props = {
  room: Room
  record: DeskRecord
  /** The version that is looked at; `null`: the record itself is. */
  version: ShownVersion | null
  /** By which the form says what it was shown. */
  shown: { version: string; was: string }
  user: DeskUser | null
  reply: DeskReply | null
  /** Of the website, for a phone. */
  siteUrl: URL
  form: (props: Form) => ReactNode
  lang: Language
  desk: DeskMessages
  content: DeskContentMessages
  text: Pick<
    DeskRecordMessages,
    | 'conflict'
    | 'theirsBy'
    | 'save'
    | 'withdrawIt'
    | 'withdrawDraft'
    | 'dates'
    | 'draftWaits'
    | 'versionIntro'
    | 'versionOverDraft'
    | 'nowSaid'
    | 'thenSaid'
    | 'makeDraft'
    | 'publishAgain'
    | 'bringBack'
    | 'bringBackFirst'
    | 'draftOfNew'
  > & {
    /** Where some are invented. */
    sample?: string
    withdraw: string
    withdrawIntro: string
    /** Why it cannot be withdrawn, where something may hang on it. */
    kept?: string
  }
}

/** A record at the desk: its draft and its form, or a version; how it is withdrawn, and what was done with it. */
export function RecordView({ form, ...props }: Props) {
  const { room, record, version, shown, user, reply, lang, desk, content, text } = props
  const { id, is_sample: isSample, draft, history } = record
  const setBy = (name: string) => {
    const entry = settingOf(history, name, draft !== null && name in draft.said)
    return entry === undefined
      ? null
      : fillMessage(text.theirsBy, { name: entry.by, moment: formatMoment(entry.at, desk.dates) })
  }
  // Who may do the one may do the other; a provider without drafts says so.
  const canDraft = user?.may.some((call) => call === `${room.addCall}/{id}/draft`) ?? false
  const hidden = { id, version: shown.version, was: shown.was, draft: draft === null ? '' : 'waits' }
  const time = { typed: reply?.typed ?? {}, flaw: reply?.wrong?.at ?? null }
  const given = {
    ...{ to: room.posts.save, hidden, setBy, button: text.save },
    actions: canDraft ? <DraftActions {...{ draft, time, content }} save={text.save} /> : undefined,
    compared: version === null ? draftCompared(props) : versionCompared(props, version),
  }
  if (version !== null) return form(given)
  return (
    <>
      {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
      {isSample && text.sample !== undefined && <p className="desk-notice">{text.sample}</p>}
      {form(given)}
      <Withdrawal {...props} />
      <section aria-labelledby="history">
        <h2 id="history">{desk.history}</h2>
        {history.length === 0 ? (
          <p>{desk.noHistory}</p>
        ) : (
          <Versions {...{ room, record, lang, desk, text }} canRevert={canDraft && !isNewDraft(id)} />
        )}
      </section>
    </>
  )
}

type Given = Omit<Props, 'form'>

/** What its draft changes. */
function draftCompared({ room, record, siteUrl, lang, content, text }: Given): Compared | null {
  const { id, values, draft } = record
  if (draft === null) return null
  const page = room.website ?? null
  const isNew = isNewDraft(id)
  return {
    ...{ now: values, other: draft.said, was: draft.was, content, isAlone: false },
    headings: [content.kinds.published, content.kinds.draft],
    // Beside nothing all of it would differ.
    around: (difference) => (
      <DraftState {...{ draft, page, siteUrl, lang, text, content }}>
        {isNew ? <p>{text.draftOfNew}</p> : difference}
      </DraftState>
    ),
  }
}

/** What it said once, with the buttons that bring it back. */
function versionCompared(props: Given, { number, said }: ShownVersion): Compared {
  const { room, record, lang, content, text } = props
  const { id, version, values, draft } = record
  return {
    ...{ now: values, other: said, was: {}, content, isAlone: true },
    headings: [text.nowSaid, text.thenSaid],
    around: (difference) => (
      <>
        <p>{text.versionIntro}</p>
        {difference}
        {Object.keys(said).length > 0 && (
          <DeskForm to={room.posts.revert} lang={lang} hidden={{ id, version: draft?.version ?? version, to: number }}>
            <RevertButtons isOverDraft={draft !== null} text={text} />
          </DeskForm>
        )}
      </>
    ),
  }
}

function Withdrawal({ room, record, user, reply, lang, content, text }: Given) {
  const { id, version, draft, end } = record
  if (isNewDraft(id)) return null
  const state = end && <EndState end={end} endsBy="withdraw" text={content} dates={text.dates} />
  const kept = text.kept !== undefined && <p>{text.kept}</p>
  const canPlan = user?.may.includes(endCall(room.list)) ?? false
  const post = deskPost(room.posts.withdrawAt)
  // What may not go any more: the time that was set can be taken back.
  if (!record.may_withdraw && end === null) return kept
  return (
    <details
      open={end !== null || reply?.wrong?.until !== undefined || isTimeTyped(reply?.typed ?? {}, UNTIL)}
      className="desk-part"
    >
      <summary>{text.withdraw}</summary>
      <DeskForm
        to={room.posts.withdraw}
        lang={lang}
        hidden={{ id, version: draft?.version ?? version }}
        className="desk-form"
      >
        {canPlan && record.may_withdraw && <EndFirst post={post} />}
        {state}
        {record.may_withdraw ? (
          <>
            <p>
              {text.withdrawIntro}
              {draft !== null && ` ${text.withdrawDraft}`}
            </p>
            <button type="submit">{text.withdrawIt}</button>
          </>
        ) : (
          kept
        )}
        {canPlan && <EndPart {...{ end, reply, post }} endsBy="withdraw" text={content} mayEnd={record.may_withdraw} />}
      </DeskForm>
    </details>
  )
}

type VersionsProps = Pick<Given, 'room' | 'record' | 'lang' | 'desk' | 'text'> & { canRevert: boolean }

/** What was done with it, and the way to each version that can be brought back. */
function Versions({ room, record: { id, history }, lang, desk, text, canRevert }: VersionsProps) {
  const way = (to: string | number) => deskPath(lang, versionPage(room.pages.one(id), to))
  // Whatever its entries note of it are its fields.
  const noted = history.flatMap(({ after, leftOut }) => [...Object.keys(after ?? {}), ...leftOut])
  return (
    <>
      <AuditList
        entries={history}
        lang={lang}
        text={desk}
        wayOf={(entry) => canRevert && isVersion(noted, entry) && <a href={way(entry.id)}>{text.bringBack}</a>}
      />
      {canRevert && hasFirst(noted, history) && (
        <p>
          <a href={way(FIRST_VERSION)}>{text.bringBackFirst}</a>
        </p>
      )}
    </>
  )
}
