import { AuditList } from '@/components/desk/audit-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ActButton, ReviewActions, WithdrawReply } from '@/components/desk/review-actions'
import { ReviewCard, type ReviewTexts } from '@/components/desk/review-card'
import { type Keeping, keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { type DeskReview, deskReviewSchema } from '@/lib/contract/desk/review'
import type { Language } from '@/lib/contract/language'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { type DeskReply, isGood } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle<'id'>((texts, { id }) => fillMessage(texts.deskReviews.review, { id }))

/** `/desk/en/reviews/41`. */
export default async function ReviewPage({ params }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, whoElse, frame }, { id: asked }] = await Promise.all([
    openDeskPage(params),
    params,
  ])
  const { desk, deskReviews: room } = texts
  const id = recordId.safeParse(asked).data
  const missing = { data: null, missing: 'unknown' } as const
  const read = id === undefined ? missing : await call('GET /desk/reviews/{id}', deskReviewSchema, { id })
  const reply = await replyTo(`/reviews/${id ?? ''}`)
  const title = fillMessage(room.review, { id: id ?? '' })
  const presence = read.data && (await whoElse('reviews', String(id)))
  return (
    <DeskFrame
      {...frame}
      title={title}
      page={`/reviews/${id ?? ''}`}
      reply={reply}
      missing={read.missing}
      presence={presence}
    >
      <p>
        <a href={deskPath(lang, '/reviews')}>{room.back}</a>
      </p>
      {read.data && (
        <Review
          review={read.data}
          lang={lang}
          text={{ desk, room }}
          reply={reply}
          keeping={keepingOf({ user, reply, text: desk })}
        />
      )}
    </DeskFrame>
  )
}

type ReviewProps = { review: DeskReview; lang: Language; text: ReviewTexts; reply: DeskReply | null; keeping: Keeping }

function Review({ review, lang, text, reply, keeping }: ReviewProps) {
  const { desk, room } = text
  const isRefused = reply !== null && !isGood(reply.said)
  const { decision } = review
  const list = review.state === 'shown' && review.reports.length > 0 ? 'reported' : 'held'
  // What its author wrote anew since was not decided on.
  const canUndo = decision !== null && decision.became === review.state && review.written_at <= decision.at
  const typed = isRefused ? { reason: reply.typed.reason ?? '', words: reply.typed.words ?? '' } : null
  return (
    <>
      <ReviewCard review={review} lang={lang} text={text}>
        <ReviewActions {...{ review, list, lang, room, typed, keeping }} />
        <WithdrawReply review={review} lang={lang} room={room} />
        {canUndo && <ActButton review={review} list={list} lang={lang} room={room} action="undo" />}
      </ReviewCard>
      <section aria-labelledby="others">
        <h2 id="others">{room.others}</h2>
        {review.others.length === 0 && <p>{room.noOthers}</p>}
        {review.others.map((other) => (
          <ReviewCard key={other.id} review={other} lang={lang} text={text}>
            <a href={deskPath(lang, `/reviews/${other.id}`)}>{fillMessage(room.review, { id: other.id })}</a>
          </ReviewCard>
        ))}
      </section>
      <section aria-labelledby="history">
        <h2 id="history">{desk.history}</h2>
        {review.history.length === 0 ? (
          <p>{desk.noHistory}</p>
        ) : (
          <AuditList entries={review.history} lang={lang} text={desk} />
        )}
      </section>
    </>
  )
}
