import {
  type DeskProposal,
  PROPOSAL_REASON_NAMES,
  PROPOSAL_REASONS,
  type ProposalLine,
} from '@/lib/contract/desk/proposal'
import { FIELD_FLAWS, INSTITUTION_FIELD_NAMES, INSTITUTION_FIELDS } from '@/lib/contract/desk/institution'
import { MAX_NOTE_LENGTH } from '@/lib/contract/constants'
import type { DeskProposalMessages } from '@/lib/messages/en/desk-proposals'
import { boxOf, idsIn } from '@/lib/rules/desk/boxes'
import { deskPost } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { sayValue } from '@/components/desk/institution-fields'
import { Sources } from '@/components/desk/institution-sources'
import { TableHead } from '@/components/desk/table-head'
import type { Keeping } from '@/components/desk/unsaved/unsaved-of'
import { type PartLine, partLines, PresentPictures } from './line-parts'
import { Said, type Saying } from './proposal-lines'

type Props = Saying & { proposal: DeskProposal; reply: DeskReply | null; keeping: Keeping; room: DeskProposalMessages }

/** What is said of those of which there would be too many. */
const FULL = [
  ['picture', 'tooFull'],
  ['brochure', 'tooManyBrochures'],
] as const

/** Line by line what stands now and what is proposed, and the form by which an editor takes it over or refuses it. */
export function ProposalDecision({ proposal, reply, keeping, room, ...saying }: Props) {
  const { lang } = saying
  const { id, version, fields } = proposal
  const typed = reply?.typed ?? {}
  // What was ticked was of another record, or another proposal: somebody has to look at all of it again.
  const ticked = reply?.said === 'changed' ? '' : typed.accepted
  const isReasonless = reply?.wrong?.reason !== undefined
  const full = { picture: reply?.wrong?.pictures !== undefined, brochure: reply?.wrong?.brochures !== undefined }
  const { gallery } = proposal
  // A page that is gone offers nothing.
  const institute = proposal.is_retired ? null : proposal.institute_id
  const shown = { isShown: true, against: 'now', gallery, institute } as const
  const parts = partLines(proposal, shown, { words: saying.words, room, lang })
  return (
    <form method="post" action={deskPost('proposal')} className="desk-proposal">
      {keeping(`proposal/${id}`, { version })}
      {Object.entries({ lang, id, version, accepted: '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!proposal.is_retired && !proposal.are_courses_desks && proposal.courses.some(({ stands }) => !stands) && (
        <p className="desk-notice">{room.coursesLists}</p>
      )}
      <table className="desk-lines">
        <TableHead columns={['field', 'now', 'proposed', 'take']} text={room} />
        <tbody>
          {fields.map((line) => (
            <Line key={line.name} {...{ line, proposal, ticked, room, ...saying }} wrong={reply?.wrong} />
          ))}
          {parts.map((line) => (
            <Part key={line.name} {...{ line, proposal, ticked, full, room }} />
          ))}
        </tbody>
      </table>
      {FULL.map(
        ([of, words]) =>
          full[of] && (
            <p key={of} id={`${of}-full`} className="desk-wrong">
              {room[words]}
            </p>
          ),
      )}
      {proposal.pictures.length > 0 && <PresentPictures logo={proposal.logo} {...{ gallery, room }} />}
      <FlawsElsewhere {...{ fields, wrong: reply?.wrong, room, ...saying }} />
      <div className="desk-form">
        <label htmlFor="reason">{room.reason}</label>
        <select
          id="reason"
          name="reason"
          defaultValue={typed.reason ?? ''}
          aria-invalid={isReasonless || undefined}
          aria-describedby={isReasonless ? 'reason-wrong' : undefined}
        >
          <option value="">{room.chooseReason}</option>
          {PROPOSAL_REASON_NAMES.map((reason) => (
            <option key={reason} value={reason}>
              {sayText(PROPOSAL_REASONS[reason], lang)}
            </option>
          ))}
        </select>
        {isReasonless && (
          <p id="reason-wrong" className="desk-wrong">
            {room.reasonMissing}
          </p>
        )}
        <label htmlFor="words">{room.words}</label>
        <textarea id="words" name="words" rows={3} maxLength={MAX_NOTE_LENGTH} defaultValue={typed.words ?? ''} />
        <small>{room.decideHint}</small>
      </div>
      <div className="desk-decide">
        {!proposal.is_retired && (
          <button type="submit" name="action" value="take">
            {room.doIt}
          </button>
        )}
        <button type="submit" name="action" value="refuse" className="desk-quiet">
          {room.refuseAll}
        </button>
      </div>
    </form>
  )
}

type ElsewhereProps = Pick<Saying, 'words'> & {
  fields: readonly ProposalLine[]
  wrong: Readonly<Record<string, string>> | undefined
  room: DeskProposalMessages
}

/** What is wrong with fields that are no part of the proposal: with what is ticked the record would not hold together. */
function FlawsElsewhere({ fields, wrong = {}, room, words }: ElsewhereProps) {
  const found = INSTITUTION_FIELD_NAMES.flatMap((name) => {
    const flaw = FIELD_FLAWS.find((each) => each === wrong[name])
    return flaw === undefined || fields.some((field) => field.name === name) ? [] : [{ name, flaw }]
  })
  if (found.length === 0) return null
  return (
    <div className="desk-notice">
      <p>{room.elsewhere}</p>
      <ul>
        {found.map(({ name, flaw }) => (
          <li key={name} className="desk-wrong">
            {words.fields[name]}: {fillMessage(words.flaws[flaw], { most: INSTITUTION_FIELDS[name].most })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type LineProps = Omit<Props, 'reply' | 'keeping'> & {
  line: ProposalLine
  /** What was ticked and refused; `undefined`: nothing was sent. */
  ticked: string | undefined
  wrong: Readonly<Record<string, string>> | undefined
}

function Line({ line: { name, was, proposed }, proposal, ticked, wrong, room, ...saying }: LineProps) {
  const { words, lookups, lang } = saying
  const now = proposal.values[name] ?? ''
  const isThere = now === (proposed ?? '')
  const isMoved = now !== (was ?? '')
  const flaw = FIELD_FLAWS.find((each) => each === wrong?.[name])
  const { figure, most } = INSTITUTION_FIELDS[name]
  const inWords = sayValue(name, was ?? '', lookups, lang, words) || words.empty
  return (
    <tr>
      <th scope="row" id={`field-${name}`}>
        {words.fields[name]}
      </th>
      <td data-label={room.now}>
        <Said {...saying} name={name} value={now} />
        {isMoved && !isThere && <small className="desk-wrong">{fillMessage(room.moved, { value: inWords })}</small>}
        {figure !== null && <Sources institution={proposal} figure={figure} text={words} />}
      </td>
      <td data-label={room.proposed}>
        <Said {...saying} name={name} value={proposed} />
        {flaw !== undefined && <p className="desk-wrong">{fillMessage(words.flaws[flaw], { most })}</p>}
      </td>
      <td>
        <Take {...{ name, isThere, isMoved, ticked, proposal, room }} />
      </td>
    </tr>
  )
}

type TakeProps = Pick<LineProps, 'ticked' | 'proposal' | 'room'> & {
  name: string
  isThere: boolean
  isMoved: boolean
  wrongId?: string | undefined
}

/** The box by which a line is taken over; what the record says already needs none. */
function Take({ name, isThere, isMoved, wrongId, ticked, proposal, room }: TakeProps) {
  if (isThere) return room.stands
  if (proposal.is_retired) return null
  return (
    <label className="desk-tick">
      <input
        type="checkbox"
        name={boxOf('accepted', name)}
        value="1"
        defaultChecked={ticked === undefined ? !isMoved : idsIn(ticked).includes(name)}
        aria-describedby={[`field-${name}`, wrongId].filter(Boolean).join(' ')}
      />
      {room.take}
    </label>
  )
}

type PartProps = Pick<LineProps, 'ticked' | 'proposal' | 'room'> & {
  line: PartLine
  /** Of which there would be too many with what was ticked. */
  full: Readonly<Record<NonNullable<PartLine['adds']>, boolean>>
}

/** A line of courses, pictures or brochures. */
function Part({ line, full, room, ...props }: PartProps) {
  const { name, title, was, now, proposed, stands, moved, hadOtherWords, isGone, adds } = line
  const wrongId = adds !== null && full[adds] ? `${adds}-full` : undefined
  return (
    <tr>
      <th scope="row" id={`field-${name}`}>
        {title}
      </th>
      <td data-label={room.now}>
        {now}
        {hadOtherWords && (
          <>
            <small className="desk-wrong">{room.movedSince}</small>
            {was}
          </>
        )}
      </td>
      <td data-label={room.proposed}>{proposed}</td>
      <td>
        {isGone !== null ? (
          <small className="desk-wrong">{isGone}</small>
        ) : (
          <Take isThere={stands} isMoved={moved} {...{ name, wrongId, room, ...props }} />
        )}
      </td>
    </tr>
  )
}
