import { canBe, type DeskReviewRow, type ReviewAction, type ReviewList } from '@/lib/contract/desk/review'
import type { Language } from '@/lib/contract/language'
import { REJECT_REASON_NAMES, REJECT_REASONS } from '@/lib/contract/review-states'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { DeskReviewMessages } from '@/lib/messages/en/desk-reviews'
import { sayText } from '@/lib/rules/text/localized-text'
import { DeskForm } from './desk-form'
import type { Keeping } from './unsaved/unsaved-of'

type Props = {
  review: DeskReviewRow
  /** In which list one goes on. */
  list: ReviewList
  lang: Language
  room: DeskReviewMessages
  /** What was refused on this page: it stands here again, open. */
  typed?: { reason: string; words: string } | null
  keeping: Keeping
}

type FormProps = Pick<Props, 'review' | 'list' | 'lang'>

/** Which review, as it was shown: of two who press at once, one alone is heard. */
const shown = ({ review: { id, version }, list }: Pick<Props, 'review' | 'list'>) => ({ list, id, version })

/** A button that does one thing; the keys of the page press it by its `data-key`. */
export function ActButton({
  review,
  list,
  lang,
  room,
  action,
}: FormProps & { room: DeskReviewMessages; action: ReviewAction }) {
  return (
    <DeskForm to="review-state" lang={lang} hidden={shown({ review, list })}>
      <button type="submit" name="action" value={action} data-key={action}>
        {room.doing[action]}
      </button>
    </DeskForm>
  )
}

/** A moderator takes the institution's reply away, as it was shown. */
export function WithdrawReply({ review, lang, room }: Pick<Props, 'review' | 'lang' | 'room'>) {
  if (review.reply === null) return null
  return (
    <DeskForm
      to="review-reply"
      lang={lang}
      hidden={{ id: review.id, version: review.reply.version }}
      className="desk-decide"
    >
      <button type="submit" className="desk-quiet">
        {room.withdrawReply}
      </button>
    </DeskForm>
  )
}

/** Approve or, where it was reported, keep; or say why not. */
export function ReviewActions({ review, list, lang, room, typed = null, keeping }: Props) {
  const id = (name: string) => `${name}-${review.id}`
  const isWrong = typed !== null && typed.reason === ''
  return (
    <div className="desk-decide" role="group" aria-label={fillMessage(room.actions, { name: review.name })}>
      {canBe('keep', review.state) && review.reports.length > 0 && (
        <ActButton review={review} list={list} lang={lang} room={room} action="keep" />
      )}
      {canBe('approve', review.state) && (
        <ActButton review={review} list={list} lang={lang} room={room} action="approve" />
      )}
      {canBe('reject', review.state) && (
        <details open={typed !== null || undefined}>
          <summary data-key="reject">{room.rejectAs}</summary>
          <DeskForm to="review-state" lang={lang} hidden={shown({ review, list })} className="desk-form">
            {keeping(`review/${review.id}`, { version: String(review.version), isRefused: typed !== null })}
            <label htmlFor={id('reason')}>{room.reason}</label>
            <select
              id={id('reason')}
              name="reason"
              required
              defaultValue={typed?.reason ?? ''}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? id('wrong') : undefined}
            >
              <option value="">{room.chooseReason}</option>
              {REJECT_REASON_NAMES.map((reason) => (
                <option key={reason} value={reason}>
                  {sayText(REJECT_REASONS[reason], lang)}
                </option>
              ))}
            </select>
            {isWrong && (
              <p id={id('wrong')} className="desk-bad">
                {room.reasonMissing}
              </p>
            )}
            <label htmlFor={id('words')}>{room.words}</label>
            <textarea id={id('words')} name="words" rows={3} maxLength={2000} defaultValue={typed?.words ?? ''} />
            <button type="submit" name="action" value="reject">
              {room.doing.reject}
            </button>
          </DeskForm>
        </details>
      )}
    </div>
  )
}
