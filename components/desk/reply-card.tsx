import { MAX_NOTE_LENGTH } from '@/lib/contract/constants'
import type { RepliedReview } from '@/lib/contract/desk/reply'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskReplyMessages } from '@/lib/messages/en/desk-replies'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { writtenLanguage } from '@/lib/rules/text/written-language'
import { DeskForm } from './desk-form'
import type { Keeping } from './unsaved/unsaved-of'

type Props = {
  review: RepliedReview
  lang: Language
  page: number
  text: { desk: DeskMessages; room: DeskReplyMessages }
  /** What was refused, to stand here again; `null`: nothing was. */
  typed: string | null
  /** It was refused because somebody else had changed the reply meanwhile. */
  isConflict: boolean
  keeping: Keeping
}

/** A review as its institution reads it, and the form of the reply. */
export function ReplyCard({ review, lang, page, text: { desk, room }, typed, isConflict, keeping }: Props) {
  const { id, name, reply } = review
  // What the next press would replace is read first.
  const theirs = isConflict && typed !== null && reply && reply.text !== typed ? reply.text : null
  return (
    <article id={`review-${id}`} tabIndex={-1} className="desk-review" aria-labelledby={`name-${id}`}>
      <h2 id={`name-${id}`} lang={writtenLanguage(name, lang)}>
        {fillMessage(room.by, { name, role: review.role ?? '—' })}
      </h2>
      <p>
        {review.rating !== null && `${fillMessage(room.stars, { count: review.rating })} · `}
        {formatMoment(review.written_at, desk.dates)}
      </p>
      {review.description !== null && (
        <blockquote className="desk-text" lang={writtenLanguage(review.description, lang)}>
          {review.description}
        </blockquote>
      )}
      <DeskForm to="reply" lang={lang} hidden={{ id, version: review.version, page }} className="desk-form">
        {keeping(`reply/${id}`, { version: String(review.version), isRefused: typed !== null })}
        <label htmlFor={`text-${id}`}>{room.reply}</label>
        {reply && (
          <p>{fillMessage(room.written, { name: reply.by, moment: formatMoment(reply.written_at, desk.dates) })}</p>
        )}
        {theirs !== null && (
          <p id={`theirs-${id}`} className="desk-theirs">
            {fillMessage(room.theirs, { value: theirs })}
          </p>
        )}
        <textarea
          id={`text-${id}`}
          name="text"
          rows={4}
          required
          maxLength={MAX_NOTE_LENGTH}
          aria-describedby={theirs === null ? undefined : `theirs-${id}`}
          defaultValue={typed ?? reply?.text ?? ''}
        />
        <div className="desk-decide">
          <button type="submit" name="action" value="save">
            {reply ? room.change : room.send}
          </button>
          {reply && (
            <button type="submit" name="action" value="withdraw" formNoValidate data-besides="" className="desk-quiet">
              {room.withdraw}
            </button>
          )}
        </div>
      </DeskForm>
    </article>
  )
}
