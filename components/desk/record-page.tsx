import type { ComponentProps, ReactNode } from 'react'
import type { DeskRecord } from '@/lib/contract/desk/record'
import { fieldIn, textBy } from '@/lib/contract/desk/text-fields'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { RecordRoom } from '@/lib/rules/desk/record-rooms'
import { formatMessage, type IcuMessage } from '@/lib/rules/text/format-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { DeskFrame } from './desk-frame'
import { RecordView } from './record-view'
import { UnsavedOf } from './unsaved/unsaved-of'

type Room = Pick<RecordRoom, 'noun' | 'pages' | 'posts'>
type Opened = Pick<ComponentProps<typeof DeskFrame>, 'user' | 'page' | 'reply' | 'missing'> & { room: Room }
type Shared = { lang: Language; desk: DeskMessages }
type View = ComponentProps<typeof RecordView>
/** What the form of a record is given. */
type Given<Form> = Parameters<View['form']>[0] & { form: Form; unsaved: ReactNode; lang: Language }

type ListProps = Shared & {
  opened: Opened & { mayAdd: boolean }
  title: string
  /** The page of the website that shows them. */
  website?: string | null
  text: { intro: string; add: string; onWebsite?: string }
  children: ReactNode
}

/** The page of the list of a room, which `children` draws. */
export function RecordListPage({ opened, title, website = null, lang, desk, text, children }: ListProps) {
  const { room, mayAdd, user, page, reply, missing } = opened
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
  opened: Opened & { id: string; data: DeskRecord | null; form: Form | null }
  /** What the room is called, where the record cannot be had. */
  title: string
  text: View['text'] & { back: string }
  children: (given: Given<Form>) => ReactNode
}

/** The page of a record, with a form that `children` draws. */
export function RecordPage<Form extends View['shown']>(props: RecordProps<Form>) {
  const { opened, title: roomTitle, lang, desk, text, children } = props
  const { room, id, data, form, user, page, reply, missing } = opened
  const values = data?.values ?? {}
  // A record has either.
  const heading = 'title' in values ? 'title' : 'name'
  const name = textBy((language) => values[fieldIn(heading, language)] ?? '')
  return (
    <DeskFrame {...{ lang, text: desk, user, page, reply, missing }} title={name.en ? sayText(name, lang) : roomTitle}>
      <Back {...{ room, lang, text }} />
      {data && form && (
        <RecordView
          {...{ posts: room.posts, record: data, shown: form, lang, desk, text }}
          isConflict={reply?.said === 'changed'}
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

type NewProps<Form> = Shared & {
  opened: Opened
  form: Form
  text: Pick<DeskRecordMessages, 'addIt'> & { back: string; add: string; addIntro: string }
  children: (given: Given<Form>) => ReactNode
}

/** The page on which a record is added, by a form that `children` draws. */
export function NewRecordPage<Form>({ opened, form, lang, desk, text, children }: NewProps<Form>) {
  const { room, user, page, reply, missing } = opened
  return (
    <DeskFrame {...{ lang, text: desk, user, page, reply, missing, title: text.add }}>
      <Back {...{ room, lang, text }} />
      {missing === null && (
        <>
          <p>{text.addIntro}</p>
          {children({
            ...{ to: room.posts.add, hidden: {}, setBy: () => null, button: text.addIt, form, lang },
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
