import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Review } from '@/lib/contract/review'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { shownReviews } from '@/lib/rules/reviews/shown-reviews'
import { EmptyNote } from './empty-note'
import { ReviewCard } from '@/components/reviews/review-card'
import { ReviewLink } from '@/components/reviews/review-link'

type Props = {
  instituteId: string
  reviews: readonly Review[]
  /** How many there are, of which the provider may give only some. */
  total: number
  lang: Language
  messages: Messages
}

/** What visitors wrote (spec 2 §2, "Reviews"), and the way to write, too. */
export function ReviewsPanel({ instituteId, reviews, total, lang, messages }: Props) {
  const text = messages.institute.reviews
  const shown = shownReviews(reviews)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <TwoToneHeading as="h3" text={text.heading} grey={{ first: 2 }} className="text-xl" />
        <ReviewLink instituteId={instituteId} lang={lang} text={messages.review} closeLabel={messages.controls.close} />
      </div>
      {shown.length === 0 ? (
        <EmptyNote>{text.empty}</EmptyNote>
      ) : (
        <ul className="columns-1 gap-4 sm:columns-2">
          {shown.map((review, index) => (
            <ReviewCard key={index} review={review} instituteId={instituteId} lang={lang} messages={messages} />
          ))}
        </ul>
      )}
      {reviews.length > 0 && reviews.length < total && (
        <p className="text-sm text-ink-2">{fillMessage(text.part, { total, shown: reviews.length })}</p>
      )}
    </div>
  )
}
