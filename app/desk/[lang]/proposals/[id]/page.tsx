import { AuditList } from '@/components/desk/audit-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ProposalView } from '@/components/desk/proposals/proposal-view'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskProposalSchema } from '@/lib/contract/desk/proposal'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle<'id'>((texts, { id }) => fillMessage(texts.deskProposals.proposal, { id }))

/** `/desk/en/proposals/5`: what an institution proposes beside what stands, and what becomes of it. */
export default async function ProposalPage({ params }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, whoElse, frame }, { id: asked }] = await Promise.all([
    openDeskPage(params),
    params,
  ])
  const { desk, deskProposals: room, deskInstitutions: words } = texts
  // No proposal has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const { data, missing } = await call('GET /desk/proposals/{id}', deskProposalSchema, { id })
  const page = `/proposals/${id}` as const
  const reply = await replyTo(page)
  const keeping = keepingOf({ user, reply, text: desk })
  const title = data ? sayText(data.name, lang) : fillMessage(room.proposal, { id })
  const [lookups, presence] = await Promise.all([readLookups(), data && whoElse('proposals', String(id))])
  return (
    <DeskFrame {...frame} {...{ title, page, reply, missing }} presence={presence}>
      <p className="desk-ways">
        <a href={deskPath(lang, '/proposals')}>{room.back}</a>
        {data && <a href={deskPath(lang, `/institutions/${data.institute_id}`)}>{room.toInstitution}</a>}
        {data && <a href={localizedPath(institutePath(data.institute_id), lang)}>{room.onWebsite}</a>}
      </p>
      {data && (
        <>
          <ProposalView proposal={data} {...{ lookups, reply, keeping, lang, words, room }} />
          <section aria-labelledby="history">
            <h2 id="history">{desk.history}</h2>
            <AuditList entries={data.history} {...{ lang, lookups }} text={desk} />
          </section>
        </>
      )}
    </DeskFrame>
  )
}
