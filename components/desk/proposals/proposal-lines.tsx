import type { InstitutionField } from '@/lib/contract/desk/institution'
import { type OwnProposal, PROPOSAL_REASONS } from '@/lib/contract/desk/proposal'
import type { Language } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import type { DeskProposalMessages } from '@/lib/messages/en/desk-proposals'
import { writtenLanguage } from '@/lib/rules/text/written-language'
import { sayText } from '@/lib/rules/text/localized-text'
import { type Lookups, sayValue } from '@/components/desk/institution-fields'
import { TableHead } from '@/components/desk/table-head'
import { partLines } from './line-parts'

/** With which words fields and values are said. */
export type Saying = { lookups: Lookups; lang: Language; words: DeskInstitutionMessages }

/** A value in words, in the language that it is written in. */
export function Said({ name, value, lookups, lang, words }: Saying & { name: InstitutionField; value: string | null }) {
  const said = sayValue(name, value ?? '', lookups, lang, words)
  if (said === '') return words.empty
  return (
    <span className="desk-text" lang={writtenLanguage(said, lang)}>
      {said}
    </span>
  )
}

type Props = Saying & { proposal: OwnProposal; room: DeskProposalMessages }

/** What is proposed, line by line, and what became of it. */
export function ProposalLines({ proposal, room, ...saying }: Props) {
  const { words } = saying
  const { state, fields } = proposal
  const isDecided = state === 'decided'
  const parts = partLines(proposal, { isShown: state === 'open', against: 'was' }, { words, room, lang: saying.lang })
  return (
    <table className="desk-lines">
      <TableHead
        columns={isDecided ? ['field', 'was', 'proposed', 'fate'] : ['field', 'was', 'proposed']}
        text={room}
      />
      <tbody>
        {fields.map(({ name, was, proposed, fate }) => (
          <tr key={name}>
            <th scope="row">{words.fields[name]}</th>
            <td data-label={room.was}>
              <Said {...saying} name={name} value={was} />
            </td>
            <td data-label={room.proposed}>
              <Said {...saying} name={name} value={proposed} />
            </td>
            {isDecided && <td data-label={room.fate}>{fate && room.fates[fate]}</td>}
          </tr>
        ))}
        {parts.map(({ name, title, was, proposed, fate, isGone }) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            <td data-label={room.was}>{was}</td>
            <td data-label={room.proposed}>
              {proposed}
              {isGone !== null && <small className="desk-wrong">{isGone}</small>}
            </td>
            {isDecided && <td data-label={room.fate}>{fate && room.fates[fate]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Why something of it was not taken over; nothing where all of it was. */
export function WhyRefused({ proposal: { reason, words }, lang, room }: Pick<Props, 'proposal' | 'lang' | 'room'>) {
  if (reason === null) return null
  return (
    <div className="desk-notice">
      <p>
        {room.why}: {sayText(PROPOSAL_REASONS[reason], lang)}
      </p>
      {words !== null && <p lang={writtenLanguage(words, lang)}>{words}</p>}
    </div>
  )
}
