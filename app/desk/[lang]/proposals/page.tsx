import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { ProposalList } from '@/components/desk/proposals/proposal-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskProposalPageSchema, PROPOSAL_STATES } from '@/lib/contract/desk/proposal'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { formatMessage } from '@/lib/rules/text/format-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.proposals }
}

/** `/desk/en/proposals`: what institutions say of themselves, the longest waiting first; or what was decided. */
export default async function ProposalsPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskProposals: room, deskInstitutions: words } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const query = deskQuery(asked, ['state', 'page'])
  const state = PROPOSAL_STATES.find((each) => each === query.state) ?? 'open'
  const { data: read, missing } = await readAtDesk(visitor, lang, 'GET /desk/proposals', deskProposalPageSchema, query)
  const reply = await findDeskReply(await cookies(), deskPath(lang, '/proposals'))
  const title = desk.proposals
  return (
    <DeskFrame {...{ lang, text: desk, user, title, reply, missing, query }} page="/proposals">
      {read && (
        <>
          <p>{room.listIntro}</p>
          <nav aria-label={room.lists} className="desk-choice">
            {PROPOSAL_STATES.map((each) => (
              <a
                key={each}
                href={deskPath(lang, each === 'open' ? '/proposals' : `/proposals?state=${each}`)}
                aria-current={each === state ? 'page' : undefined}
              >
                {room.states[each]}
              </a>
            ))}
          </nav>
          <p>{formatMessage(room.found, { count: read.total })}</p>
          {read.data.length > 0 && <ProposalList rows={read.data} {...{ state, lang, words, room }} />}
          <Pager read={read} path={deskPath(lang, '/proposals')} query={query} text={desk} />
        </>
      )}
    </DeskFrame>
  )
}
