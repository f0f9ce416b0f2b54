import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { ProposalList } from '@/components/desk/proposals/proposal-list'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskProposalPageSchema, PROPOSAL_STATES } from '@/lib/contract/desk/proposal'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { formatMessage } from '@/lib/rules/text/format-message'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.proposals)

/** `/desk/en/proposals`: what institutions say of themselves, the longest waiting first; or what was decided. */
export default async function ProposalsPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const { desk, deskProposals: room, deskInstitutions: words } = texts
  const query = deskQuery(asked, ['state', 'page'])
  const state = PROPOSAL_STATES.find((each) => each === query.state) ?? 'open'
  const { data: read, missing } = await call('GET /desk/proposals', deskProposalPageSchema, query)
  const reply = await replyTo('/proposals')
  const title = desk.proposals
  return (
    <DeskFrame {...frame} {...{ title, reply, missing, query }} page="/proposals">
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
