import { CircleCheck } from 'lucide-react'
import { ProviderText } from '@/components/ui/provider-text'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { Review } from '@/lib/contract/review'
import type { Messages } from '@/lib/messages/en'
import { institutePath } from '@/lib/rules/institute/institute-path'
import type { ReportReply } from '@/lib/rules/reviews/report-form'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { writtenLanguage } from '@/lib/rules/text/written-language'
import { ReportForm } from './report-form'

type Props = {
  /** The institution, if there is one. */
  instituteId: string | null
  name: Text | null
  /** `away`: nobody can say now whether there is such a review; `null`: there is none to be reported. */
  review: Review | 'away' | null
  reviewId: string
  lang: Language
  messages: Pick<Messages, 'institute' | 'reviewReport'>
  /** What the last sending came to. */
  reply: ReportReply | null
}

/** Where a review is reported: a plain form, also where there is JavaScript; and the confirmation. */
export function ReportPage({ instituteId, name, review, reviewId, lang, messages, reply }: Props) {
  const text = messages.reviewReport
  const failure = reply?.failure ?? null
  const isSent = reply !== null && failure === null
  const isGone = !isSent && (instituteId === null || review === null || failure?.reason === 'unknown')
  return (
    <div className="page-column flex justify-center py-8 md:py-16">
      <Card as="section" className="grid w-full max-w-2xl grid-cols-1 gap-6 rounded-panel p-5 sm:p-10">
        {isSent && <Icon of={CircleCheck} size={44} className="text-leaf" />}
        <div className="grid gap-2">
          <h1 className="text-h2 font-semibold">{isSent ? text.sent : text.title}</h1>
          {name && <ProviderText of={name} lang={lang} as="p" className="text-lg font-medium wrap-anywhere" />}
          <p role={isSent || isGone ? 'status' : undefined} className="text-ink-2">
            {isSent ? text.thanks : isGone ? text.gone : `${text.intro} ${text.until}`}
          </p>
        </div>
        {!isSent && !isGone && instituteId !== null && (
          <>
            {review !== null && review !== 'away' && (
              <Quoted review={review} lang={lang} anonymous={messages.institute.reviews.anonymous} />
            )}
            <ReportForm
              action={`/api/institutes/${encodeURIComponent(instituteId)}/reviews/report`}
              reviewId={reviewId}
              lang={lang}
              text={text}
              reply={reply}
            />
          </>
        )}
        <a
          href={
            instituteId === null
              ? localizedPath('/filter', lang)
              : `${localizedPath(institutePath(instituteId), lang)}#reviews`
          }
          className={buttonClass('quiet', 'md', 'justify-self-start')}
        >
          {instituteId === null ? text.all : text.back}
        </a>
      </Card>
    </div>
  )
}

/** The review that is meant, as it stands on the page of the institution. */
function Quoted({ review, lang, anonymous }: { review: Review; lang: Language; anonymous: string }) {
  const name = review.name ?? anonymous
  return (
    <figure className="grid gap-2 rounded-md border border-line bg-sunk px-4 py-3">
      <figcaption lang={writtenLanguage(name, lang)} className="font-semibold wrap-anywhere">
        {name}
      </figcaption>
      {review.description !== null && (
        <blockquote
          lang={writtenLanguage(review.description, lang)}
          className="wrap-anywhere whitespace-pre-line text-ink-2"
        >
          {review.description}
        </blockquote>
      )}
    </figure>
  )
}
