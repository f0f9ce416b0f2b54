import type { ComponentProps } from 'react'
import { DRAFTED_INSTITUTION } from '@/lib/contract/desk/institution'
import type { DeskRecordPast } from '@/lib/contract/desk/record'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { settingOf } from '@/lib/rules/desk/versions'
import { AuditList } from './audit-list'
import { DraftActions } from './draft-parts'
import { InstitutionDifference, InstitutionDraftState, partsOf } from './institution-draft'
import { InstitutionForm } from './institution-form'
import { OtherNames } from './institution-more'
import { ApartEnd, type InstitutionView, PartsApart } from './institution-view'
import { RecordPast } from './record-past'
import { UnsavedOf } from './unsaved/unsaved-of'

type Props = Omit<ComponentProps<typeof InstitutionView>, 'successor'>

/** An institution that is not there yet, at the desk: its draft, its form, and what was done with it. */
export function NewInstitution({ user, institution, form, reply, siteUrl, ...saying }: Props) {
  const { lookups, lang, desk, text, content } = saying
  const { id, draft, history } = institution
  const time = { typed: reply?.typed ?? {}, flaw: reply?.wrong?.at ?? null }
  const setBy = (name: string) => {
    const entry = settingOf(history, name, true)
    return entry && fillMessage(text.theirsBy, { name: entry.by, moment: formatMoment(entry.at, text.dates) })
  }
  return (
    <>
      {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
      <ApartEnd {...{ id, reply }} />
      {draft !== null && <InstitutionDraftState {...{ institution, draft, siteUrl, lookups, lang, text, content }} />}
      <InstitutionForm
        unsaved={<UnsavedOf record={`institution/${id}`} version={form.version} {...{ user, reply, text: desk }} />}
        to="institution-save"
        hidden={{ id, version: form.version, was: form.was, draft: 'waits' }}
        values={form.values}
        wrong={form.wrong}
        theirs={new Map([...form.theirs].map(([name, value]) => [name, { value, by: setBy(name) ?? null }]))}
        button={text.save}
        actions={<DraftActions {...{ draft, time, content }} save={text.addIt} />}
        {...{ lookups, lang, text }}
      />
      <PartsApart canDraft {...{ user, institution, lang, desk, text }} />
      <OtherNames
        unsaved={
          <UnsavedOf record={`institution/${id}/names`} version={form.version} {...{ user, reply, text: desk }} />
        }
        version={form.version}
        canDraft
        {...{ institution, reply, lang, text, content }}
      />
      <p>{text.filesOfNew}</p>
      <section aria-labelledby="history">
        <h2 id="history">{text.history}</h2>
        <AuditList entries={history} {...{ lang, lookups }} text={desk} />
      </section>
    </>
  )
}

type NotKeptProps = Pick<Props, 'reply' | 'lookups' | 'lang' | 'text' | 'content'> & { past: DeskRecordPast }

/** What was sent to a draft that was gone by then: kept nowhere, so it stands here as its form takes it, or beside what the draft said. */
export function NotKept({ reply, past, text, content, ...saying }: NotKeptProps) {
  const { rows, names, ...fields } = reply?.typed ?? {}
  const boxes = Object.entries({ courses: rows, names }).filter(([, words]) => words !== undefined)
  const hasFields = DRAFTED_INSTITUTION.some((name) => Object.hasOwn(fields, name))
  if (boxes.length === 0 && !hasFields) return null
  const headings = [content.kinds.draft, text.youTyped] as const
  return (
    <div className="desk-notice desk-record">
      <p>{text.notKept}</p>
      {boxes.map(([name, words]) => (
        <div key={name}>
          <label htmlFor={`not-kept-${name}`}>{name === 'names' ? text.names : text.courses}</label>
          <textarea id={`not-kept-${name}`} className="desk-table" rows={6} wrap="off" readOnly defaultValue={words} />
        </div>
      ))}
      {hasFields && (
        <InstitutionDifference now={past.values} other={fields} {...{ headings, text, content, ...saying }} />
      )}
    </div>
  )
}

type PastProps = Pick<Props, 'user' | 'lang' | 'desk'> & { id: string; past: DeskRecordPast; text: DeskRecordMessages }

const ROOM = {
  addCall: 'POST /desk/institutions',
  pages: { add: '/institutions/new', one: (id: string) => `/institutions/${id}` as const },
} as const

/** What is left of a draft that became an institution, or was discarded. */
export function NewInstitutionPast({ text, ...props }: PastProps) {
  const hasParts = Object.keys(partsOf(props.past.values)).length > 0
  const bringItBackHint = hasParts ? text.bringFieldsBackHint : text.bringItBackHint
  return <RecordPast room={ROOM} text={{ ...text, bringItBackHint }} {...props} />
}
