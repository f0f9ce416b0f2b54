import { SectionParts } from '@/components/desk/content/content-form'
import { Difference, leafRows } from '@/components/desk/content/version-difference'
import { DeskForm } from '@/components/desk/desk-form'
import { PartActions } from '@/components/desk/draft-parts'
import type { UploadReply } from '@/components/desk/pictures/say-flaw'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import type { DeskUser } from '@/lib/contract/desk/account'
import type { DeskInstitution } from '@/lib/contract/desk/institution'
import { INSTITUTION_PAGE } from '@/lib/contract/desk/institution-page'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { formOf, untranslatedIn } from '@/lib/rules/desk/content-form'
import { type DeskReply, lastOf } from '@/lib/rules/desk/desk-reply'
import { pageFields } from '@/lib/rules/desk/institution-page'
import { formatMessage } from '@/lib/rules/text/format-message'

type Props = {
  institution: Pick<DeskInstitution, 'id' | 'draft'>
  /** What its parts say, and of those that somebody else changed as well what they say now. */
  form: {
    values: Readonly<Record<string, string | undefined>>
    theirs: ReadonlyMap<string, string>
    version: string
    was: string
  }
  /** `null`: who is signed in, or this provider, takes no pictures of it. */
  upload: UploadReply | null
  user: DeskUser | null
  reply: DeskReply | null
  lang: Language
  desk: DeskMessages
  text: DeskInstitutionMessages
  content: DeskContentMessages
}

/** The lists and longer texts of an institution's page: made from their descriptions, as the form of a section of content is. */
export function InstitutionPageForm({ institution, form, upload, user, reply, lang, desk, text, content }: Props) {
  const { id, draft } = institution
  const { version, was } = form
  const isConflict = reply?.said === 'changed'
  const isRefused = lastOf(reply) === 'refused'
  const fields = pageFields(form.values)
  // What one of two alone has changed needs no decision.
  const theirs = { ...form.values, ...Object.fromEntries(form.theirs) }
  const parts = formOf(INSTITUTION_PAGE, fields)
  const actions = <PartActions draft={draft} canDraft save={text.save} content={content} />
  return (
    <>
      {isConflict && (
        <>
          <p className="desk-bad">{text.pageConflict}</p>
          {form.theirs.size > 0 && (
            <Difference
              rows={leafRows(INSTITUTION_PAGE, pageFields(theirs), fields, content)}
              headings={[text.nowSaid, text.pageTyped]}
              text={content}
            />
          )}
        </>
      )}
      <p>{formatMessage(content.missingTranslations, { count: untranslatedIn(parts, fields) })}</p>
      <DeskForm
        to="institution-page"
        lang={lang}
        hidden={{ id, version, was }}
        className="desk-content"
        aria-label={content.form}
      >
        <UnsavedOf record={`institution/${id}/page`} version={version} {...{ user, reply }} text={desk} />
        {actions}
        <SectionParts
          parts={parts}
          shown={{
            fields,
            problems: isRefused ? [] : (draft?.problems ?? []),
            leftOut: new Map(),
            ...{ upload, lang, text: content },
          }}
        />
        {actions}
      </DeskForm>
    </>
  )
}
