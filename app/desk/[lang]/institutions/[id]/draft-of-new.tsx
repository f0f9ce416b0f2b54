import { DeskFrame } from '@/components/desk/desk-frame'
import { NewInstitution, NewInstitutionPast, NotKept } from '@/components/desk/new-institution'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskRecordPastSchema } from '@/lib/contract/desk/record'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { withDraft } from '@/lib/rules/desk/desk-reply'
import { institutionName } from '@/lib/server/desk/desk-title'
import { draftFormOf } from '@/lib/server/desk/institution-form'
import { readLookups } from '@/lib/server/desk/lookups'
import { getEnvironment } from '@/lib/server/env'

/** The draft of an institution that is not there yet, or what is left of it. */
export async function DraftOfNewPage({ params }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, whoElse, frame }, { id }] = await Promise.all([
    openDeskPage(params),
    params,
  ])
  const { desk, deskInstitutions: text, deskContent: content, deskPlans: records } = texts
  const page = `/institutions/${id}` as const
  const { data: institution, missing } = await call('GET /desk/institutions/{id}', deskInstitutionSchema, { id })
  const isGone = missing === 'unknown'
  const past = isGone ? (await call('GET /desk/institutions/{id}/history', deskRecordPastSchema, { id })).data : null
  const reply = withDraft(await replyTo(page), institution?.draft)
  const presence = institution && (await whoElse('institutions', id))
  const title = institutionName(institution ?? (past && { id, values: past.values, draft: null }), lang) || text.add
  return (
    <DeskFrame {...frame} {...{ title, page, reply, presence }} missing={past === null ? missing : null}>
      <p>
        <a href={deskPath(lang, '/institutions')}>{text.back}</a>
      </p>
      {past && <NotKept lookups={await readLookups()} {...{ reply, past, lang, text, content }} />}
      {past && <NewInstitutionPast {...{ id, past, user, lang, desk }} text={records} />}
      {institution && (
        <NewInstitution
          form={draftFormOf(institution, reply)}
          siteUrl={getEnvironment().siteUrl}
          lookups={await readLookups()}
          {...{ user, institution, reply, lang, desk, text, content }}
        />
      )}
    </DeskFrame>
  )
}
