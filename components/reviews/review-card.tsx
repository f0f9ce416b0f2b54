import { UserRound } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import type { Review } from '@/lib/contract/review'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { avatarSrc } from '@/lib/rules/pictures/picture'
import { reportPath } from '@/lib/rules/reviews/report-form'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatDay } from '@/lib/rules/text/indian-date'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { initialLetter } from '@/lib/rules/text/initial-letter'
import { writtenLanguage } from '@/lib/rules/text/written-language'

type Props = { review: Review; instituteId: string; lang: Language; messages: Messages }

type ReplyProps = { reply: NonNullable<Review['reply']>; lang: Language; text: Messages['institute'] }

/** What the institution says to it. */
function Reply({ reply: { text: words, day }, lang, text }: ReplyProps) {
  return (
    <div className="border-l-2 border-line-3 pl-3 text-sm">
      <p className="font-medium text-ink-2">
        {text.reviews.reply}
        {day !== null && <span className="font-normal text-grey"> · {formatDay(day, text.listed.dates)}</span>}
      </p>
      <p lang={writtenLanguage(words, lang)} className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">
        {words}
      </p>
    </div>
  )
}

/** One opinion, as its writer wrote it. */
export function ReviewCard({ review, instituteId, lang, messages }: Props) {
  const { rating, description, role } = review
  const name = review.name ?? messages.institute.reviews.anonymous
  return (
    <Card as="li" className="mb-4 grid break-inside-avoid gap-3 p-5">
      <div className="flex items-center gap-3">
        <Picture
          src={avatarSrc(review.image)}
          alt=""
          sizes="48px"
          tone="river"
          fallback={
            <span aria-hidden className="absolute inset-0 grid place-items-center font-semibold text-river">
              {review.name === null ? <Icon of={UserRound} /> : initialLetter(name)}
            </span>
          }
          className="size-12 shrink-0 rounded-full"
        />
        <div className="min-w-0 flex-1 leading-snug">
          <h4 lang={writtenLanguage(name, lang)} className="font-semibold wrap-anywhere">
            {name}
          </h4>
          {role === null ? null : (
            <p lang={writtenLanguage(role, lang)} className="text-sm wrap-anywhere text-grey">
              {role}
            </p>
          )}
        </div>
        {rating === null ? null : (
          <Rating
            value={rating}
            label={fillMessage(messages.controls.ratingOutOfFive, { rating })}
            className="self-start"
          />
        )}
      </div>
      {description === null ? null : (
        <p lang={writtenLanguage(description, lang)} className="wrap-anywhere whitespace-pre-line text-ink-2">
          {description}
        </p>
      )}
      {review.reply && <Reply reply={review.reply} lang={lang} text={messages.institute} />}
      {review.canReport && review.id !== null && (
        <a
          href={localizedPath(reportPath(instituteId, review.id), lang)}
          rel="nofollow"
          className="-my-3 inline-flex min-h-11 items-center justify-self-end text-sm text-grey underline-offset-4 hover:text-ink hover:underline"
        >
          {messages.reviewReport.title}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </Card>
  )
}
