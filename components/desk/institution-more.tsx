import type { ReactNode } from 'react'
import type { DeskInstitution } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { deskPost } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import { PartActions } from './draft-parts'
import { EndFirst, EndPart, EndState } from './end-parts'

type Props = {
  institution: DeskInstitution
  reply: DeskReply | null
  lang: Language
  text: DeskInstitutionMessages
}

type NamesProps = Props & {
  /** What keeps what was typed and not saved. */
  unsaved: ReactNode
  /** Of the form, for a draft. */
  version: string
  canDraft: boolean
  content: DeskContentMessages
}

/** The other names that find an institution, in a line each; where a draft waits, those that it says. */
export function OtherNames({ unsaved, institution, version, canDraft, reply, lang, text, content }: NamesProps) {
  const { id, other_names, draft, values } = institution
  const was = other_names.join('\n')
  const stands = draft?.said.names?.replaceAll('; ', '\n') ?? was
  const isWrong = (reply?.wrong?.names ?? draft?.flaws.names) !== undefined
  return (
    <section aria-labelledby="names">
      <h2 id="names">{text.names}</h2>
      <form method="post" action={deskPost('institution-names')} className="desk-form">
        {unsaved}
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="was" value={was} />
        <input type="hidden" name="version" value={version} />
        <label htmlFor="other-names">{text.names}</label>
        <textarea
          id="other-names"
          name="names"
          rows={Math.min(12, other_names.length + 2)}
          defaultValue={reply?.typed.names ?? stands}
          aria-describedby={isWrong ? 'names-hint names-wrong' : 'names-hint'}
          aria-invalid={isWrong || undefined}
        />
        <small id="names-hint">{text.namesHint}</small>
        {reply?.said === 'changed' && reply.typed.names !== undefined && (
          <p className="desk-theirs">{fillMessage(text.theirs, { value: stands === '' ? text.empty : stands })}</p>
        )}
        {isWrong && (
          <p id="names-wrong" className="desk-wrong">
            {text.namesWrong}
          </p>
        )}
        <PartActions
          draft={draft}
          canDraft={canDraft && values.names !== undefined}
          save={text.saveNames}
          content={content}
        />
      </form>
    </section>
  )
}

type StandingProps = Props & {
  /** How a successor is found. */
  finding: ReactNode
  /** Its number, where one was found. */
  chosen: string
  /** Whether who is signed in may say when; a provider may know of no times. */
  canPlan: boolean
  content: DeskContentMessages
}

/** Retires an institution, with or without a successor; or lets one that is retired stand again. */
export function Standing({ institution, finding, chosen, canPlan, reply, lang, text, content }: StandingProps) {
  const { id, version, retired_at, successor, end } = institution
  const isWrong = reply?.wrong?.successor !== undefined
  return (
    <section aria-labelledby="state">
      <h2 id="state">{text.state}</h2>
      {retired_at === null && <p>{text.retireIntro}</p>}
      {end !== null && <EndState end={end} endsBy="retire" text={content} dates={text.dates} />}
      {end?.successor && <p>{fillMessage(text.toLeadTo, { name: sayText(end.successor.name, lang) })}</p>}
      {retired_at === null && finding}
      <form method="post" action={deskPost('institution-state')} className="desk-form">
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="action" value={retired_at === null ? 'retire' : 'restore'} />
        {retired_at === null && canPlan && <EndFirst post={deskPost('institution-retire-at')} />}
        {retired_at === null ? (
          <>
            <label htmlFor="successor">{text.successor}</label>
            <input
              id="successor"
              name="successor"
              inputMode="numeric"
              defaultValue={chosen || (reply?.typed.successor ?? end?.successor?.id)}
              aria-describedby={isWrong ? 'successor-hint successor-wrong' : 'successor-hint'}
              aria-invalid={isWrong || undefined}
            />
            <small id="successor-hint">{text.successorHint}</small>
            {isWrong && (
              <p id="successor-wrong" className="desk-wrong">
                {text.successorWrong}
              </p>
            )}
          </>
        ) : (
          <>
            <p>{fillMessage(text.retired, { moment: formatMoment(retired_at, text.dates) })}</p>
            {successor !== null && <p>{fillMessage(text.leadsTo, { name: sayText(successor.name, lang) })}</p>}
          </>
        )}
        <button type="submit">{retired_at === null ? text.retire : text.restore}</button>
        {retired_at === null && canPlan && (
          <EndPart {...{ end, reply }} endsBy="retire" post={deskPost('institution-retire-at')} text={content} />
        )}
      </form>
    </section>
  )
}
