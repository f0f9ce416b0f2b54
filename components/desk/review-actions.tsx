import { canBe, type DeskReviewRow, type ReviewAction, type ReviewList } from '@/lib/contract/desk/review'
import type { Language } from '@/lib/contract/language'
import { REJECT_REASON_NAMES, REJECT_REASONS } from '@/lib/contract/review-states'
import { DESK_POSTS } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { DeskReviewMessages } from '@/lib/messages/en/desk-reviews'
import { sayText } from '@/lib/rules/text/localized-text'

type Props = {
  review: DeskReviewRow
  /** In which list one goes on. */
  list: ReviewList
  lang: Language
  room: DeskReviewMessages
  /** What was refused on this page: it stands here again, open. */
  typed?: { reason: string; words: string } | null
}

type FormProps = Pick<Props, 'review' | 'list' | 'lang'>

/** Each form says which version it was shown: of two who press at once, one alone is heard. */
function Shown({ review, list, lang }: FormProps) {
  return (
    <>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="version" value={review.version} />
    </>
  )
}

/** A button that does one thing; the keys of the page press it by its `data-key`. */
export function ActButton({
  review,
  list,
  lang,
  room,
  action,
}: FormProps & { room: DeskReviewMessages; action: ReviewAction }) {
  return (
    <form method="post" action={`${DESK_POSTS}review-state`}>
      <Shown review={review} list={list} lang={lang} />
      <button type="submit" name="action" value={action} data-key={action}>
        {room.doing[action]}
      </button>
    </form>
  )
}

/** A moderator takes the institution's reply away, as it was shown. */
export function WithdrawReply({ review, lang, room }: Pick<Props, 'review' | 'lang' | 'room'>) {
  if (review.reply === null) return null
  return (
    <form method="post" action={`${DESK_POSTS}review-reply`} className="desk-decide">
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="version" value={review.reply.version} />
      <button type="submit" className="desk-quiet">
        {room.withdrawReply}
      </button>
    </form>
  )
}

/** Approve or, where it was reported, keep; or say why not. */
export function ReviewActions({ review, list, lang, room, typed = null }: Props) {
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
          <form method="post" action={`${DESK_POSTS}review-state`} className="desk-form">
            <Shown review={review} list={list} lang={lang} />
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
          </form>
        </details>
      )}
    </div>
  )
}
