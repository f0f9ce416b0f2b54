import type { ComponentProps, ReactNode } from 'react'
import type { DeskRecord } from '@/lib/contract/desk/record'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS, type RecordNoun } from '@/lib/rules/desk/record-rooms'
import { sayText } from '@/lib/rules/text/localized-text'
import { DeskFrame } from './desk-frame'
import { RecordView } from './record-view'
import { UnsavedOf } from './unsaved/unsaved-of'

type Frame = Pick<ComponentProps<typeof DeskFrame>, 'user' | 'page' | 'reply' | 'missing'>
type View = ComponentProps<typeof RecordView>
type Shared = { noun: RecordNoun; lang: Language; desk: DeskMessages }
type FormProps = Parameters<View['form']>[0]

type RecordProps<Form> = Shared & {
  id: string
  opened: Frame & { data: DeskRecord | null }
  form: Form | null
  /** What the room is called, where the record cannot be had. */
  room: string
  text: View['text'] & { back: string }
  children: (props: FormProps & { form: Form; unsaved: ReactNode }) => ReactNode
}

/** The page of a record at the desk. `form`: what its form shows, which `children` draws. */
export function RecordPage<Form extends View['shown']>(props: RecordProps<Form>) {
  const { noun, id, opened, form, room, lang, desk, text, children } = props
  const { data, user, page, reply, missing } = opened
  // A record has either.
  const { name, name_kn: kn, title = name, title_kn: titleKn = kn } = data?.values ?? {}
  const unsaved = form && <UnsavedOf record={`${noun}/${id}`} version={form.version} {...{ user, reply, text: desk }} />
  return (
    <DeskFrame
      {...{ lang, text: desk, user, page, reply, missing }}
      title={title ? sayText({ en: title, ...(titleKn && { kn: titleKn }) }, lang) : room}
    >
      <Back {...{ noun, lang, text }} />
      {data && form && (
        <RecordView
          {...{ noun, record: data, shown: form, lang, desk, text }}
          isConflict={reply?.said === 'changed'}
          form={(its) => children({ ...its, form, unsaved })}
        />
      )}
    </DeskFrame>
  )
}

type NewProps = Shared & {
  opened: Frame
  text: Pick<DeskRecordMessages, 'addIt'> & { back: string; add: string; addIntro: string }
  children: (props: FormProps & { unsaved: ReactNode }) => ReactNode
}

/** The page on which a record is added, by a form that `children` draws. */
export function NewRecordPage({ noun, opened, lang, desk, text, children }: NewProps) {
  const { user, page, reply, missing } = opened
  return (
    <DeskFrame {...{ lang, text: desk, user, page, reply, missing, title: text.add }}>
      <Back {...{ noun, lang, text }} />
      {missing === null && (
        <>
          <p>{text.addIntro}</p>
          {children({
            ...{ to: RECORD_ROOMS[noun].posts.add, hidden: {}, setBy: () => null, button: text.addIt },
            unsaved: <UnsavedOf record={`${noun}/new`} {...{ user, reply, text: desk }} />,
          })}
        </>
      )}
    </DeskFrame>
  )
}

function Back({ noun, lang, text }: Pick<Shared, 'noun' | 'lang'> & { text: { back: string } }) {
  return (
    <p>
      <a href={deskPath(lang, RECORD_ROOMS[noun].list)}>{text.back}</a>
    </p>
  )
}
