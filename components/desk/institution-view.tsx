import type { DeskUser } from '@/lib/contract/desk/account'
import type { DeskInstitution, FieldFlaw, InstitutionField } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { AuditList } from './audit-list'
import type { Lookups } from './institution-fields'
import { InstitutionForm } from './institution-form'
import { OtherNames, Standing } from './institution-more'
import { Sources } from './institution-sources'
import { Merged } from './merge-preview'
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
  lookups: Lookups
  lang: Language
  desk: DeskMessages
  text: DeskInstitutionMessages
}

/** An institution at the desk: its form, beside each group what the sources say, and what was done with it. */
export function InstitutionView({ user, institution, form, reply, lookups, lang, desk, text }: Props) {
  const { id, edited, history } = institution
  const setBy = (name: InstitutionField) => {
    const entry = history.find(({ after }) => after !== null && name in after)
    return entry === undefined
      ? null
      : fillMessage(text.theirsBy, { name: entry.by, moment: formatMoment(entry.at, text.dates) })
  }
  return (
    <>
      {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
      <p>{text.editIntro}</p>
      <p>
        {edited === null
          ? text.neverEdited
          : fillMessage(text.editedBy, { name: edited.by, moment: formatMoment(edited.at, text.dates) })}
      </p>
      {institution.statements.length === 0 && <p>{text.nobody}</p>}
      <InstitutionForm
        unsaved={<UnsavedOf record={`institution/${id}`} version={form.version} {...{ user, reply, text: desk }} />}
        to="institution-save"
        hidden={{ id, version: form.version, was: form.was }}
        values={form.values}
        wrong={form.wrong}
        theirs={new Map([...form.theirs].map(([name, value]) => [name, { value, by: setBy(name) }]))}
        below={(figure) => <Sources institution={institution} figure={figure} text={text} />}
        button={text.save}
        lookups={lookups}
        lang={lang}
        text={text}
      />
      <section aria-labelledby="courses">
        <h2 id="courses">{text.courses}</h2>
        <p>
          <a href={deskPath(lang, `/institutions/${id}/courses`)}>{text.courses}</a>
        </p>
        {(['courses', 'seats', 'fees'] as const).map((figure) => (
          <Sources key={figure} institution={institution} figure={figure} text={text} isOptional />
        ))}
      </section>
      <OtherNames
        unsaved={
          <UnsavedOf
            record={`institution/${id}/names`}
            version={institution.other_names.join('\n')}
            {...{ user, reply, text: desk }}
          />
        }
        {...{ institution, reply, lang, text }}
      />
      <Merged institution={institution} reply={reply} lang={lang} text={text} />
      <Standing institution={institution} reply={reply} lang={lang} text={text} />
      <section aria-labelledby="history">
        <h2 id="history">{text.history}</h2>
        {history.length === 0 ? <p>{text.noHistory}</p> : <AuditList entries={history} text={desk} />}
      </section>
    </>
  )
}
