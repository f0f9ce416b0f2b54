import { DeskFrame } from '@/components/desk/desk-frame'
import { FirstActions } from '@/components/desk/draft-parts'
import { InstitutionForm } from '@/components/desk/institution-form'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskRecordPastSchema } from '@/lib/contract/desk/record'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { formOf } from '@/lib/server/desk/institution-form'
import { readLookups } from '@/lib/server/desk/lookups'
import { newDraftId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle((texts) => texts.deskInstitutions.add)

/** `/desk/en/institutions/new`; `?from=new_…`: with the words of a draft that was discarded. */
export default async function NewInstitutionPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, user, texts, call, replyTo, frame }, { from }] = await Promise.all([
    openDeskPage(params),
    searchParams,
  ])
  const { desk, deskInstitutions: text, deskContent } = texts
  const { data: id } = newDraftId.safeParse(from)
  const past =
    id === undefined ? null : (await call('GET /desk/institutions/{id}/history', deskRecordPastSchema, { id })).data
  const page = '/institutions/new'
  const reply = await replyTo(page)
  const isOpen = isTheirs(user, 'POST /desk/institutions')
  const canDraft = isTheirs(user, 'POST /desk/drafts/institutions')
  return (
    <DeskFrame
      {...frame}
      title={text.add}
      page={page}
      reply={reply}
      missing={isOpen ? null : user === null ? 'away' : 'forbidden'}
    >
      <p>
        <a href={deskPath(lang, '/institutions')}>{text.back}</a>
      </p>
      {isOpen && (
        <>
          <p>{text.addIntro}</p>
          <InstitutionForm
            {...formOf(past && { values: past.values, version: '' }, reply)}
            unsaved={<UnsavedOf record="institution/new" {...{ user, reply, text: desk }} />}
            to="institution-add"
            hidden={{}}
            theirs={new Map()}
            button={text.addIt}
            actions={canDraft ? <FirstActions save={text.addIt} content={deskContent} /> : undefined}
            lookups={await readLookups()}
            lang={lang}
            text={text}
          />
        </>
      )}
    </DeskFrame>
  )
}
