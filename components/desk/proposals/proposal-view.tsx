import type { DeskProposal } from '@/lib/contract/desk/proposal'
import type { DeskProposalMessages } from '@/lib/messages/en/desk-proposals'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { sentWords } from './own-record'
import type { Keeping } from '../unsaved/unsaved-of'
import { ProposalDecision } from './proposal-decision'
import { ProposalLines, type Saying, WhyRefused } from './proposal-lines'

type Props = Saying & { proposal: DeskProposal; reply: DeskReply | null; keeping: Keeping; room: DeskProposalMessages }

/** A proposal as editors see it: to be decided about, or how it ended. */
export function ProposalView({ proposal, reply, keeping, room, ...saying }: Props) {
  const { words, lang } = saying
  const { id, state, language, represents, is_retired: isRetired, decided_by: name, changed_at: changed } = proposal
  const moment = formatMoment(changed, words.dates)
  const isOpen = state === 'open'
  return (
    <>
      <p>
        {fillMessage(room.proposal, { id })}. {sentWords(proposal, room, words.dates)}{' '}
        {isOpen && language !== null && room.language[language]}
      </p>
      {isOpen && !represents && <p className="desk-bad">{room.nobody}</p>}
      {isOpen && isRetired && <p className="desk-notice">{room.isRetired}</p>}
      {isOpen ? (
        <ProposalDecision {...{ proposal, reply, keeping, room, ...saying }} />
      ) : (
        <>
          <p>
            {name === null ? fillMessage(room.ended[state], { moment }) : fillMessage(room.decidedBy, { name, moment })}
          </p>
          <ProposalLines {...{ proposal, room, ...saying }} />
          <WhyRefused {...{ proposal, lang, room }} />
        </>
      )}
    </>
  )
}
