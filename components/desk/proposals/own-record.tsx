import type { ReactNode } from 'react'
import type { FieldFlaw, InstitutionField } from '@/lib/contract/desk/institution'
import { type OwnProposal, type OwnRecord, PROPOSED_FIELDS, type ProposedField } from '@/lib/contract/desk/proposal'
import type { DeskProposalMessages } from '@/lib/messages/en/desk-proposals'
import { deskPath, deskPost } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { InstitutionForm } from '@/components/desk/institution-form'
import { Sources } from '@/components/desk/institution-sources'
import { ProposalLines, type Saying, WhyRefused } from './proposal-lines'

type Form = {
  values: Readonly<Record<string, string | undefined>>
  wrong: ReadonlyMap<ProposedField, FieldFlaw>
  theirs: ReadonlyMap<ProposedField, string>
  version: string
  was: string
}
type Props = Saying & {
  unsaved: ReactNode
  record: OwnRecord
  form: Form
  isConflict: boolean
  /** Whether the provider takes proposals of brochures. */
  mayOfferBrochures: boolean
  room: DeskProposalMessages
}

const isProposed = (name: InstitutionField) => PROPOSED_FIELDS.some((each) => each === name)

/** What the guide says of one's own institution, as a form that is sent to the editors; what waits, and what became of earlier ones. */
export function OwnRecordView({ unsaved, record, form, isConflict, mayOfferBrochures, room, ...saying }: Props) {
  const { words, lang, lookups } = saying
  const { open, values } = record
  const standing = (open?.fields ?? []).map(({ name }) => [name, values[name] ?? ''] as const)
  const beside = new Map([...standing, ...form.theirs].map(([name, value]) => [name, { value, by: null }]))
  return (
    <>
      {isConflict && <p className="desk-bad">{room.conflict}</p>}
      {open && <Waiting {...{ open, version: record.version, room, ...saying }} />}
      <section aria-labelledby="more">
        <h2 id="more">{room.more}</h2>
        <p className="desk-ways">
          <a href={deskPath(lang, '/record/courses')}>{words.courses}</a>
          <a href={deskPath(lang, '/record/pictures')}>{room.pictures}</a>
          {mayOfferBrochures && <a href={deskPath(lang, '/record/brochures')}>{room.brochures}</a>}
        </p>
      </section>
      <InstitutionForm
        unsaved={unsaved}
        to="record"
        hidden={{ action: 'send', version: form.version, was: form.was }}
        values={form.values}
        wrong={form.wrong}
        theirs={beside}
        fixed={(name) => (isProposed(name) ? null : room.fixed)}
        below={(figure) => <Sources institution={record} figure={figure} text={words} />}
        button={open ? room.sendAgain : room.send}
        lookups={lookups}
        lang={lang}
        text={words}
      />
      <section aria-labelledby="past">
        <h2 id="past">{room.past}</h2>
        {record.past.length === 0 && <p>{room.nonePast}</p>}
        {record.past.map((proposal) => (
          <Past key={proposal.id} {...{ proposal, room, ...saying }} />
        ))}
      </section>
    </>
  )
}

type WaitingProps = Saying & { open: OwnProposal; version: string; room: DeskProposalMessages }

function Waiting({ open, version, room, ...saying }: WaitingProps) {
  const { lang, words } = saying
  return (
    <section aria-labelledby="waits">
      <h2 id="waits">{room.waits}</h2>
      <p>
        {sentWords(open, room, words.dates)} {room.mayChange}
      </p>
      <ProposalLines {...{ proposal: open, room, ...saying }} />
      <form method="post" action={deskPost('record')} className="desk-decide">
        {Object.entries({ lang, version, was: '{}' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" name="action" value="withdraw" className="desk-quiet">
          {room.withdraw}
        </button>
      </form>
    </section>
  )
}

/** Who sent it and when; who changed it last. */
export function sentWords(
  { by, proposed_at: first, changed_at: last, state }: Pick<OwnProposal, 'by' | 'proposed_at' | 'changed_at' | 'state'>,
  room: DeskProposalMessages,
  dates: Saying['words']['dates'],
) {
  const moment = formatMoment(first, dates)
  if (first === last || state !== 'open') return fillMessage(room.sentBy, { name: by, moment })
  return fillMessage(room.changedBy, { first: moment, name: by, moment: formatMoment(last, dates) })
}

function Past({ proposal, room, ...saying }: Saying & { proposal: OwnProposal; room: DeskProposalMessages }) {
  const { id, state, changed_at: moment } = proposal
  const { lang, words } = saying
  return (
    <article aria-labelledby={`proposal-${id}`} className="desk-review">
      <h3 id={`proposal-${id}`}>{fillMessage(room.proposal, { id })}</h3>
      <p>
        {sentWords(proposal, room, words.dates)}{' '}
        {fillMessage(room.ended[state], { moment: formatMoment(moment, words.dates) })}
      </p>
      <ProposalLines {...{ proposal, room, ...saying }} />
      <WhyRefused {...{ proposal, lang, room }} />
    </article>
  )
}
