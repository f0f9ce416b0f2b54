import { CircleCheck } from 'lucide-react'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { FullName } from '@/components/ui/full-name'
import { Icon } from '@/components/ui/icon'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { OwnReview } from '@/lib/contract/review'
import type { ReviewMessages } from '@/lib/messages/en/review'
import type { ReviewStateMessages } from '@/lib/messages/en/review-state'
import { institutePath } from '@/lib/rules/institute/institute-path'
import type { ReviewReply, ReviewTyped } from '@/lib/rules/reviews/review-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { markOf, pickText } from '@/lib/rules/text/localized-text'
import { ReviewPageForm } from './review-page-form'

type Props = {
  instituteId: string
  /** `null`: it has gone since the form was opened. */
  institute: { name: Text; disambiguation: string | null } | null
  lang: Language
  text: ReviewMessages
  /** What is said of a review that others do not see. */
  state: ReviewStateMessages
  typed: ReviewTyped
  /** What the visitor wrote of this institution before. */
  own: OwnReview | null
  /** What a sending without JavaScript came to. */
  reply: ReviewReply | null
}

/** The form of a review as a page, for browsers without JavaScript; and the confirmation. */
export function ReviewPage({ instituteId, institute, lang, text, state, typed, own, reply }: Props) {
  const name = institute && pickText(institute.name, lang)
  const failure = reply?.failure ?? null
  // One that was rejected since is to be changed, not confirmed.
  const isSent = reply !== null && failure === null && own?.state !== 'rejected'
  const isShown = own?.state !== 'held' && own?.state !== 'rejected'
  return (
    <div className="page-column flex justify-center py-8 md:py-16">
      <Card as="section" className="grid w-full max-w-2xl gap-6 rounded-panel p-5 sm:p-10">
        {isSent && <Icon of={CircleCheck} size={44} className="text-leaf" />}
        <div className="grid gap-2">
          <TwoToneHeading
            as="h1"
            size="h2"
            text={isSent ? text.submitted : text.title}
            grey={{ first: isSent ? 0 : 1 }}
          />
          {name && (
            <p lang={markOf(name.lang, lang)} className="text-lg font-medium wrap-anywhere">
              <FullName disambiguation={institute.disambiguation} lang={markOf('en', lang)}>
                {name.value}
              </FullName>
            </p>
          )}
          {(isShown || !isSent) && (
            <p className="text-ink-2">{isSent ? text.thanks : own === null ? text.intro : text.earlier}</p>
          )}
        </div>
        {!isShown && <NotShown own={own} lang={lang} state={state} />}
        {failure?.reason === 'invalid' && (
          <p role="alert" className="rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum">
            {text.correct}
          </p>
        )}
        {!isSent && <ReviewPageForm instituteId={instituteId} lang={lang} text={text} typed={typed} first={failure} />}
        <a
          href={`${localizedPath(institutePath(instituteId), lang)}#reviews`}
          className={buttonClass('quiet', 'md', 'justify-self-start')}
        >
          {text.back}
        </a>
      </Card>
    </div>
  )
}

/** Why others do not see the review, to its author alone. */
function NotShown({ own, lang, state }: { own: OwnReview | null; lang: Language; state: ReviewStateMessages }) {
  const reason = own?.reason ? pickText(own.reason, lang) : null
  return (
    <div role="status" className="grid gap-2 rounded-md border border-line-3 bg-sunk px-4 py-3">
      <p className="font-medium">{own?.state === 'rejected' ? state.rejected : state.held}</p>
      {reason && <p lang={markOf(reason.lang, lang)}>{reason.value}</p>}
      {own?.words && <p className="wrap-anywhere whitespace-pre-line">{own.words}</p>}
      {own?.state === 'rejected' && <p className="text-ink-2">{state.mend}</p>}
    </div>
  )
}
