import type { ReactNode } from 'react'
import { endCall } from '@/lib/contract/desk/end'
import type { DeskUser } from '@/lib/contract/desk/account'
import {
  type DeskInstitution,
  type FieldFlaw,
  DRAFTED_INSTITUTION,
  type InstitutionField,
} from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { FIRST_VERSION, hasFirst, isVersion, settingOf } from '@/lib/rules/desk/versions'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { hasPageParts } from '@/lib/rules/desk/institution-page'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { AuditList } from './audit-list'
import { DraftActions } from './draft-parts'
import { InstitutionDraftState } from './institution-draft'
import type { Lookups } from './institution-fields'
import { InstitutionForm } from './institution-form'
import { OtherNames, Standing } from './institution-more'
import { Sources } from './institution-sources'
import { Merged } from './merge-preview'
import { UnsavedEnd } from './unsaved/unsaved-end'
import { UnsavedMark } from './unsaved/unsaved-mark'
import { UnsavedOf } from './unsaved/unsaved-of'

type Props = {
  user: DeskUser | null
  institution: DeskInstitution
  form: {
    values: Readonly<Record<string, string | undefined>>
    wrong: ReadonlyMap<InstitutionField, FieldFlaw>
    theirs: ReadonlyMap<InstitutionField, string>
    version: string
    was: string
  }
  reply: DeskReply | null
  /** Of the website, for a phone. */
  siteUrl: URL
  lookups: Lookups
  /** How a successor is found, and its number where one was. */
  successor: { finding: ReactNode; chosen: string }
  lang: Language
  desk: DeskMessages
  text: DeskInstitutionMessages
  content: DeskContentMessages
}

/** Parts of the draft with a page of their own, which leads here once they are kept. */
const DRAFTED_APART = ['courses', 'page'] as const

/** Takes away what this browser keeps of these, where they are. */
export function ApartEnd({ id, reply }: Pick<Props, 'reply'> & Pick<DeskInstitution, 'id'>) {
  if (reply?.said !== 'draftSaved' && reply?.said !== 'draftSame') return null
  return DRAFTED_APART.map((form) => <UnsavedEnd key={form} record={`institution/${id}/${form}`} />)
}

/** An institution at the desk: its form, beside each group what the sources say, and what was done with it. */
export function InstitutionView({ user, institution, form, reply, siteUrl, successor, ...saying }: Props) {
  const { lookups, lang, desk, text, content } = saying
  const { id, edited, history, draft } = institution
  const canDraft = user?.may.includes('POST /desk/institutions/{id}/draft') ?? false
  const setBy = (name: InstitutionField) => {
    const entry = settingOf(history, name, draft !== null && name in draft.said)
    return entry === undefined
      ? null
      : fillMessage(text.theirsBy, { name: entry.by, moment: formatMoment(entry.at, text.dates) })
  }
  return (
    <>
      {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
      <ApartEnd {...{ id, reply }} />
      <p>{text.editIntro}</p>
      <p>
        {edited === null
          ? text.neverEdited
          : fillMessage(text.editedBy, { name: edited.by, moment: formatMoment(edited.at, text.dates) })}
      </p>
      {draft !== null && <InstitutionDraftState {...{ institution, draft, siteUrl, lookups, lang, text, content }} />}
      {institution.statements.length === 0 && <p>{text.nobody}</p>}
      <InstitutionForm
        unsaved={<UnsavedOf record={`institution/${id}`} version={form.version} {...{ user, reply, text: desk }} />}
        to="institution-save"
        hidden={{ id, version: form.version, was: form.was, draft: draft === null ? '' : 'waits' }}
        values={form.values}
        wrong={form.wrong}
        theirs={new Map([...form.theirs].map(([name, value]) => [name, { value, by: setBy(name) }]))}
        below={(figure) => <Sources institution={institution} figure={figure} text={text} />}
        button={text.save}
        actions={
          canDraft ? (
            <DraftActions
              draft={draft}
              time={{ typed: reply?.typed ?? {}, flaw: reply?.wrong?.at ?? null }}
              save={text.save}
              content={content}
            />
          ) : undefined
        }
        lookups={lookups}
        lang={lang}
        text={text}
      />
      <PartsApart {...{ user, institution, canDraft, lang, desk, text }} />
      <OtherNames
        unsaved={
          <UnsavedOf record={`institution/${id}/names`} version={form.version} {...{ user, reply, text: desk }} />
        }
        version={form.version}
        {...{ institution, canDraft, reply, lang, text, content }}
      />
      <Merged institution={institution} reply={reply} lang={lang} text={text} />
      <Standing
        canPlan={user?.may.includes(endCall('institutions')) ?? false}
        {...{ institution, ...successor, reply, lang, text, content }}
      />
      <section aria-labelledby="history">
        <h2 id="history">{text.history}</h2>
        {history.length === 0 && <p>{text.noHistory}</p>}
        {history.length > 0 && <Versions {...{ id, history, user, lookups, lang, desk, text }} />}
      </section>
    </>
  )
}

type PartsProps = Pick<Props, 'user' | 'institution' | 'lang' | 'desk' | 'text'> & { canDraft: boolean }

/** What of an institution has a page of its own. */
export function PartsApart({ user, institution, canDraft, lang, desk, text }: PartsProps) {
  const { id } = institution
  const mark = (part: (typeof DRAFTED_APART)[number]) =>
    user && (
      <>
        {' '}
        <UnsavedMark record={`institution/${id}/${part}`} account={user.id} text={desk.unsaved.apart} />
      </>
    )
  return (
    <>
      {canDraft && hasPageParts(institution.values) && (
        <section aria-labelledby="page">
          <h2 id="page">{text.page}</h2>
          <p>
            <a href={deskPath(lang, `/institutions/${id}/page`)}>{text.pageOpen}</a>
            {mark('page')}
          </p>
        </section>
      )}
      <section aria-labelledby="courses">
        <h2 id="courses">{text.courses}</h2>
        <p>
          <a href={deskPath(lang, `/institutions/${id}/courses`)}>{text.courses}</a>
          {mark('courses')}
        </p>
        {(['courses', 'seats', 'fees'] as const).map((figure) => (
          <Sources key={figure} institution={institution} figure={figure} text={text} isOptional />
        ))}
      </section>
    </>
  )
}

type VersionsProps = Pick<Props, 'user' | 'lookups' | 'lang' | 'desk' | 'text'> &
  Pick<DeskInstitution, 'id' | 'history'>

/** What was done with it, and the way to each version that can be brought back. */
function Versions({ id, history, user, lookups, lang, desk, text }: VersionsProps) {
  const canRevert =
    user?.may.includes('POST /desk/institutions/{id}/revert') &&
    user.may.includes('GET /desk/institutions/{id}/versions/{number}')
  const way = (to: string | number) => deskPath(lang, `/institutions/${id}/versions/${to}`)
  return (
    <>
      <AuditList
        entries={history}
        {...{ lang, lookups }}
        text={desk}
        wayOf={(entry) =>
          canRevert && isVersion(DRAFTED_INSTITUTION, entry) && <a href={way(entry.id)}>{text.bringBack}</a>
        }
      />
      {canRevert && hasFirst(DRAFTED_INSTITUTION, history) && (
        <p>
          <a href={way(FIRST_VERSION)}>{text.bringBackFirst}</a>
        </p>
      )}
    </>
  )
}
