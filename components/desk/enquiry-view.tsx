import type { ReactNode } from 'react'
import type { DeskEnquiry } from '@/lib/contract/desk/enquiry'
import { actionsFrom } from '@/lib/contract/desk/enquiry-states'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { formatDay, formatMoment } from '@/lib/rules/text/indian-date'
import { AuditList } from './audit-list'
import { DeskForm } from './desk-form'
import { OnceKey } from './once-key'
import type { Keeping } from './unsaved/unsaved-of'

type Props = {
  enquiry: DeskEnquiry
  lang: Language
  text: DeskMessages
  /** What was typed and refused, by field. */
  typed: Readonly<Record<string, string>>
  /** Whether the day that was typed is none; after a mere conflict it is one. */
  isDayWrong: boolean
  /** Where it is answered. */
  answer: ReactNode
  keeping: Keeping
}

/** An enquiry: what the visitor wrote, what can be done with it, its notes and its history. */
export function EnquiryView({ enquiry, lang, text, typed, isDayWrong, answer, keeping }: Props) {
  return (
    <>
      {enquiry.suspected && <p className="desk-bad">{text.robot}</p>}
      <Said enquiry={enquiry} text={text} />
      <Actions enquiry={enquiry} lang={lang} text={text} />
      {answer}
      {enquiry.state !== 'closed' && <FollowUp {...{ enquiry, lang, text, typed, isDayWrong }} />}
      <section aria-labelledby="notes">
        <h2 id="notes">{text.notes}</h2>
        {enquiry.notes.length === 0 && <p>{text.noNotes}</p>}
        <ul className="desk-notes">
          {enquiry.notes.map((note) => (
            <li key={note.id}>
              {note.answered_by !== null && <strong>{text.doing[note.answered_by]}</strong>}
              <p className="desk-text">{note.text}</p>
              <small>
                {note.by}, {formatMoment(note.created_at, text.dates)}
              </small>
            </li>
          ))}
        </ul>
        <DeskForm to="enquiry-note" lang={lang} hidden={{ id: enquiry.id }} className="desk-form">
          <OnceKey />
          {keeping(`note/${enquiry.id}`, { isRefused: typed.text !== undefined })}
          <label htmlFor="note">{text.note}</label>
          <textarea
            id="note"
            name="text"
            rows={4}
            required
            aria-describedby="note-hint"
            defaultValue={typed.text ?? ''}
          />
          <small id="note-hint">{text.noteHint}</small>
          <button type="submit">{text.addNote}</button>
        </DeskForm>
      </section>
      <section aria-labelledby="history">
        <h2 id="history">{text.history}</h2>
        {enquiry.history.length === 0 ? (
          <p>{text.noHistory}</p>
        ) : (
          <AuditList entries={enquiry.history} {...{ lang, text }} />
        )}
      </section>
    </>
  )
}

function Said({ enquiry, text }: Pick<Props, 'enquiry' | 'text'>) {
  const lines = [
    [text.state, text.states[enquiry.state]],
    [text.takenBy, enquiry.taken_by],
    [text.received, formatMoment(enquiry.created_at, text.dates)],
    [text.erased, enquiry.erased_on && formatDay(enquiry.erased_on, text.dates)],
    [text.kind, text.kinds[enquiry.type]],
    [text.visitor, enquiry.name],
    [text.course, enquiry.course],
    [text.who, enquiry.role],
    [text.about, enquiry.interest],
    [text.way, enquiry.counselling_mode],
    [text.from, enquiry.source],
  ].filter(([, value]) => value)
  return (
    <dl>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {enquiry.phone !== null && (
        <div>
          <dt>{text.phone}</dt>
          <dd>
            <a href={`tel:+91${enquiry.phone}`}>{enquiry.phone}</a>
          </dd>
        </div>
      )}
      {enquiry.email !== null && (
        <div>
          <dt>{text.mail}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(enquiry.email)}`}>{enquiry.email}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{text.message}</dt>
        <dd className="desk-text">{enquiry.message}</dd>
      </div>
    </dl>
  )
}

/** Each says which version it was shown: of two who press at once, one alone is heard. */
function Actions({ enquiry, lang, text }: Pick<Props, 'enquiry' | 'lang' | 'text'>) {
  return (
    <DeskForm
      to="enquiry-state"
      lang={lang}
      hidden={{ id: enquiry.id, version: enquiry.version }}
      className="desk-actions"
      aria-label={text.actions}
    >
      {actionsFrom(enquiry.state).map((action) => (
        <button key={action} type="submit" name="action" value={action}>
          {text.doing[action]}
        </button>
      ))}
    </DeskForm>
  )
}

function FollowUp({ enquiry, lang, text, typed, isDayWrong }: Omit<Props, 'answer' | 'keeping'>) {
  return (
    <DeskForm
      to="enquiry-follow-up"
      lang={lang}
      hidden={{ id: enquiry.id, version: enquiry.version }}
      className="desk-form"
    >
      <label htmlFor="day">{text.followUp}</label>
      <input
        id="day"
        name="day"
        type="date"
        aria-describedby={isDayWrong ? 'day-hint day-wrong' : 'day-hint'}
        aria-invalid={isDayWrong || undefined}
        defaultValue={typed.day ?? enquiry.follow_up_on ?? ''}
      />
      <small id="day-hint">{text.followUpHint}</small>
      {isDayWrong && (
        <p id="day-wrong" className="desk-wrong">
          {text.dayWrong}
        </p>
      )}
      <button type="submit">{text.setFollowUp}</button>
    </DeskForm>
  )
}
