import type { z } from 'zod'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { ActButton, ReviewActions } from '@/components/desk/review-actions'
import { ReviewCard, type ReviewTexts, waitingWords } from '@/components/desk/review-card'
import { ReviewKeys } from '@/components/desk/review-keys'
import { type Keeping, keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskReviewPageSchema, REVIEW_LISTS, type ReviewList } from '@/lib/contract/desk/review'
import type { Language } from '@/lib/contract/language'
import { deskPath, reviewsPage } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.reviews)

/** `/desk/en/reviews`: what the checks hold or visitors reported, from the oldest on; or what is shown, or rejected. */
export default async function ReviewsPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, user, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const { desk, deskReviews: room } = texts
  const query = deskQuery(asked, ['state', 'page'])
  const state = REVIEW_LISTS.find((each) => each === query.state) ?? 'held'
  const read = await call('GET /desk/reviews', deskReviewPageSchema, query)
  const reply = await replyTo(reviewsPage(state))
  return (
    <DeskFrame {...frame} title={desk.reviews} page="/reviews" query={query} reply={reply} missing={read.missing}>
      {read.data && (
        <>
          <p>{room.intro}</p>
          <nav aria-label={room.choice} className="desk-choice">
            {REVIEW_LISTS.map((each) => (
              <a key={each} href={deskPath(lang, reviewsPage(each))} aria-current={each === state ? 'page' : undefined}>
                {room.states[each]}
                {each === 'reported' && read.data.reported ? ` · ${read.data.reported}` : null}
              </a>
            ))}
          </nav>
          <Queue
            read={read.data}
            list={state}
            lang={lang}
            text={{ desk, room }}
            keeping={keepingOf({ user, reply, text: desk })}
          />
          <Pager read={read.data} path={deskPath(lang, '/reviews')} query={query} text={desk} />
        </>
      )}
    </DeskFrame>
  )
}

type QueueProps = {
  read: z.output<typeof deskReviewPageSchema>
  list: ReviewList
  lang: Language
  text: ReviewTexts
  keeping: Keeping
}

function Queue({ read, list, lang, text, keeping }: QueueProps) {
  const { room } = text
  const { data, total, recent, median_minutes: median } = read
  return (
    <>
      <p>{list === 'held' && total === 0 ? room.nothing : formatMessage(room.found, { count: total })}</p>
      {median !== null && <p>{fillMessage(room.median, { time: waitingWords(median, room) })}</p>}
      <ReviewKeys label={room.keys} />
      {data.map((review) => (
        <ReviewCard key={review.id} review={review} lang={lang} text={text}>
          <ReviewActions {...{ review, list, lang, room, keeping }} />
          <a href={deskPath(lang, `/reviews/${review.id}`)}>{room.open}</a>
        </ReviewCard>
      ))}
      {recent.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">{room.recent}</h2>
          <p>{room.recentIntro}</p>
          <ul className="desk-notes">
            {recent.map((review) => (
              <li key={review.id}>
                <a href={deskPath(lang, `/reviews/${review.id}`)}>{fillMessage(room.review, { id: review.id })}</a>
                {`: ${room.states[review.state]} · ${review.name}`}
                <ActButton review={review} list={list} lang={lang} room={room} action="undo" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
