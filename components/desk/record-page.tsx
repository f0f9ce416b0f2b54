import type { ComponentProps, ReactNode } from 'react'
import { isNewDraft } from '@/lib/contract/desk/draft'
import type { DeskRecord, DeskRecordPast } from '@/lib/contract/desk/record'
import { fieldIn, textBy } from '@/lib/contract/text-fields'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { RecordRoom } from '@/lib/rules/desk/record-rooms'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage, type IcuMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import { DeskFrame } from './desk-frame'
import { FirstActions } from './draft-parts'
import { RecordView, type ShownVersion } from './record-view'
import { NewDrafts } from './record-drafts-waiting'
import { RecordPast } from './record-past'
import { UnsavedOf } from './unsaved/unsaved-of'

type Room = Pick<RecordRoom, 'noun' | 'list' | 'addCall' | 'pages' | 'posts' | 'website'>
type Opened = Pick<ComponentProps<typeof DeskFrame>, 'user' | 'page' | 'reply' | 'missing' | 'presence'> & {
  room: Room
}
type Shared = { lang: Language; desk: DeskMessages }
type View = ComponentProps<typeof RecordView>
/** What the form of a record is given. */
type Given<Form> = Parameters<View['form']>[0] & { form: Form; unsaved: ReactNode; lang: Language }

type ListProps = Shared & {
  opened: Opened & {
    mayAdd: boolean
    /** Those of what is not there yet. */
    drafts: ComponentProps<typeof NewDrafts>['drafts']
    areDraftsAway: boolean
    content: View['content']
  }
  title: string
  /** The page of the website that shows them. */
  website?: string | null
  text: DeskRecordMessages & { intro: string; add: string; onWebsite?: string }
  children: ReactNode
}

/** The page of the list of a room, which `children` draws. */
export function RecordListPage({ opened, title, website = null, lang, desk, text, children }: ListProps) {
  const { room, mayAdd, drafts, areDraftsAway, content, user, page, reply, missing } = opened
  return (
    <DeskFrame {...{ lang, text: desk, user, title, page, reply, missing }}>
      {missing === null && (
        <>
          <p>{text.intro}</p>
          {(mayAdd || website !== null) && (
            <p className="desk-ways">
              {mayAdd && <a href={deskPath(lang, room.pages.add)}>{text.add}</a>}
              {website !== null && <a href={website}>{text.onWebsite}</a>}
            </p>
          )}
          <NewDrafts {...{ drafts, areDraftsAway, lang }} text={{ content, records: text }} />
          {children}
        </>
      )}
    </DeskFrame>
  )
}

type CountProps<Row> = {
  rows: readonly Row[]
  /** Of a row, whether something of it is not in every language. */
  lacksTranslation: (row: Row) => boolean
  text: Readonly<Record<'found' | 'untranslated', IcuMessage<{ count: number }>>>
}

/** How many there are, and how many of them are not in every language. */
export function RecordCount<Row>({ rows, lacksTranslation, text }: CountProps<Row>) {
  return (
    <p>
      {formatMessage(text.found, { count: rows.length })}{' '}
      {formatMessage(text.untranslated, { count: rows.filter(lacksTranslation).length })}
    </p>
  )
}

type RecordProps<Form> = Shared & {
  opened: Opened &
    Pick<View, 'siteUrl' | 'content'> & {
      id: string
      data: DeskRecord | null
      /** Of one that is withdrawn. */
      past: DeskRecordPast | null
      form: Form | null
      /** `by` and `at`: of which entry it is; `null`: what it said before any. */
      version: (ShownVersion & { at: number | null }) | null
    }
  /** What the room is called, where the record cannot be had. */
  title: string
  text: View['text'] &
    Pick<
      DeskRecordMessages,
      | 'versionOf'
      | 'versionFirst'
      | 'withdrawnBy'
      | 'discardedBy'
      | 'addedBy'
      | 'toAdded'
      | 'bringItBack'
      | 'bringItBackHint'
    > & { back: string }
  children: (given: Given<Form>) => ReactNode
}

/** The page of a record, with a form that `children` draws. */
export function RecordPage<Form extends View['shown']>(props: RecordProps<Form>) {
  const { opened, title: roomTitle, lang, desk, text, children } = props
  const { room, id, data, past, form, version, siteUrl, content, user, page, reply, missing, presence } = opened
  // What is not there yet is called as its draft has it.
  const values = (isNewDraft(id) ? data?.draft?.said : data?.values) ?? past?.values ?? {}
  // A record has either.
  const heading = LANGUAGES.some((language) => fieldIn('title', language) in values) ? 'title' : 'name'
  const name = textBy((language) => values[fieldIn(heading, language)] ?? '')
  const called = name.en || name.kn ? sayText({ ...name, en: name.en || (name.kn ?? '') }, lang) : roomTitle
  return (
    <DeskFrame
      {...{ lang, text: desk, user, page, missing, reply, presence }}
      query={version === null ? {} : { version: String(version.number) }}
      title={titleOf(called, version, text)}
    >
      {version === null ? (
        <Back {...{ room, lang, text }} />
      ) : (
        <p>
          <a href={deskPath(lang, room.pages.one(id))}>{called}</a>
        </p>
      )}
      {past && <RecordPast {...{ room, id, past, user, lang, desk, text }} />}
      {data && form && (
        <RecordView
          {...{ room, record: data, version, shown: form, user, reply, siteUrl, lang, desk, content, text }}
          form={(given) => {
            const record = `${room.noun}/${id}` as const
            const unsaved = <UnsavedOf {...{ record, user, reply, text: desk }} version={form.version} />
            return children({ ...given, form, unsaved, lang })
          }}
        />
      )}
    </DeskFrame>
  )
}

/** What the page of a record is called, or that of what it said once. */
function titleOf(name: string, version: { at: number | null } | null, text: RecordProps<unknown>['text']) {
  if (version === null) return name
  return version.at === null
    ? fillMessage(text.versionFirst, { name })
    : fillMessage(text.versionOf, { name, moment: formatMoment(version.at, text.dates) })
}

type NewProps<Form> = Shared & {
  /** `content`: where a draft can be kept. */
  opened: Opened & { content: View['content'] | null }
  form: Form
  text: Pick<DeskRecordMessages, 'addIt'> & { back: string; add: string; addIntro: string }
  children: (given: Given<Form>) => ReactNode
}

/** The page on which a record is added, by a form that `children` draws. */
export function NewRecordPage<Form>({ opened, form, lang, desk, text, children }: NewProps<Form>) {
  const { room, user, page, reply, missing, content } = opened
  const actions = content && <FirstActions save={text.addIt} content={content} />
  return (
    <DeskFrame {...{ lang, text: desk, user, page, reply, missing, title: text.add }}>
      <Back {...{ room, lang, text }} />
      {missing === null && (
        <>
          <p>{text.addIntro}</p>
          {children({
            ...{ to: room.posts.add, hidden: {}, setBy: () => null, button: text.addIt, compared: null, form, lang },
            ...(actions && { actions }),
            unsaved: <UnsavedOf record={`${room.noun}/new`} {...{ user, reply, text: desk }} />,
          })}
        </>
      )}
    </DeskFrame>
  )
}

function Back({ room, lang, text }: { room: Room; lang: Language; text: { back: string } }) {
  return (
    <p>
      <a href={deskPath(lang, room.pages.list)}>{text.back}</a>
    </p>
  )
}
