import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { AuditList } from '@/components/desk/audit-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ProposalView } from '@/components/desk/proposals/proposal-view'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskProposalSchema } from '@/lib/contract/desk/proposal'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { openPresence } from '@/lib/server/desk/presence'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return { title: fillMessage(getMessages(await readLanguage(params)).deskProposals.proposal, { id }) }
}

/** `/desk/en/proposals/5`: what an institution proposes beside what stands, and what becomes of it. */
export default async function ProposalPage({ params }: Props) {
  const [lang, { id: asked }] = await Promise.all([readLanguage(params), params])
  const { desk, deskProposals: room, deskInstitutions: words } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  // No proposal has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const { data, missing } = await readAtDesk(visitor, lang, deskEndpoints.deskProposal(id), deskProposalSchema)
  const page = `/proposals/${id}` as const
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const keeping = keepingOf({ user, reply, text: desk })
  const title = data ? sayText(data.name, lang) : fillMessage(room.proposal, { id })
  const lookups = await readLookups()
  const presence = data && (await openPresence(user, visitor, 'proposals', String(id)))
  return (
    <DeskFrame {...{ lang, text: desk, user, title, page, reply, missing, presence }}>
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
