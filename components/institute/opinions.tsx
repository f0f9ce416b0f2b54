import { Rating } from '@/components/ui/rating'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Messages } from '@/lib/messages/en'
import { type RatingSummary, summariseRating } from '@/lib/rules/institute/institute-facts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'

type Props = { detail: InstituteDetail; messages: Messages }

/** How many reviews there are, in words; nothing where a rating stands without any. */
function countInWords({ average, count }: RatingSummary, text: Messages['institute']): string | null {
  if (count > 0) return formatMessage(text.reviewCount, { count })
  return average === null ? text.reviews.empty : null
}

/** The average rating and the number of reviews, which lead to the reviews. */
export function Opinions({ detail, messages }: Props) {
  const summary = summariseRating(detail)
  const count = countInWords(summary, messages.institute)
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-11 items-center gap-2 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
    >
      {summary.average === null ? null : (
        <Rating
          value={summary.average}
          label={fillMessage(messages.controls.ratingOutOfFive, { rating: summary.average.toFixed(1) })}
          className="text-lg text-ink"
        />
      )}
      {count !== null && (
        <span>
          {/* "out of 5" and "6 reviews" are two figures. */}
          {summary.average !== null && <span className="sr-only">, </span>}
          {count}
        </span>
      )}
    </a>
  )
}
