'use client'

import { CircleAlert } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { StarChoice } from '@/components/ui/star-choice'
import { TextArea, TextInput } from '@/components/ui/text-input'
import { reviewsPath } from '@/lib/client/reviews/review-calls'
import type { Language } from '@/lib/contract/language'
import type { ReviewMessages } from '@/lib/messages/en/review'
import { MAX_STARS } from '@/lib/rules/reviews/rating-scale'
import { MAX_REVIEW_LENGTH, REVIEW_FIELDS, type ReviewField } from '@/lib/rules/reviews/review-form'
import type { ReviewFailure, ReviewTyped } from '@/lib/rules/reviews/review-reply'
import { formatMessage } from '@/lib/rules/text/format-message'
import { useReview } from './use-review'

export type ReviewFormProps = {
  instituteId: string
  lang: Language
  text: ReviewMessages
  /** What stands in the fields at first. */
  typed: ReviewTyped
  /** Why a sending without JavaScript failed. */
  first?: ReviewFailure | null
  /** Given the form's first field, for who moves the focus. */
  firstField?: RefObject<HTMLInputElement | null>
  onSent: () => void
  onSignedOut: (typed: ReviewTyped) => void
}

/** Longer than anything that is taken, so that what is too long can be mended. */
const MAX_LINE_LENGTH = 200
const MAX_TYPED_LENGTH = 2 * MAX_REVIEW_LENGTH

/**
 * The form of a review (spec 2 §2 "Review modal"). In the HTML it is a plain form, which posts and is
 * answered by its page; once its script is there, it is sent and answered in place.
 */
export function ReviewForm(props: ReviewFormProps) {
  const { instituteId, lang, text, typed, first = null, firstField } = props
  const id = useId()
  const { element, errors, failure, isSending, submit, edited } = useReview({ ...props, first })
  const wrong = REVIEW_FIELDS.find((field) => first?.errors?.[field] !== undefined)
  const field = (name: ReviewField) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name] ?? null,
    defaultValue: typed[name] ?? '',
    autoFocus: wrong === name || undefined,
  })
  const stars = Array.from({ length: MAX_STARS }, (_, index) => formatMessage(text.stars, { count: index + 1 }))
  return (
    <form
      ref={element}
      method="post"
      action={reviewsPath(instituteId)}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onInput={edited}
      className="grid gap-5"
    >
      <input type="hidden" name="lang" value={lang} />
      <TextInput
        {...field('name')}
        ref={firstField}
        label={text.name}
        autoComplete="name"
        maxLength={MAX_LINE_LENGTH}
        aria-required
      />
      <TextInput {...field('role')} label={text.role} hint={text.roleHint} maxLength={MAX_LINE_LENGTH} aria-required />
      <StarChoice {...field('rating')} label={text.rating} stars={stars} />
      <TextArea
        {...field('description')}
        label={text.description}
        maxLength={MAX_TYPED_LENGTH}
        aria-required
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-72 [&_textarea]:min-h-32"
      />
      {failure === null ? null : (
        <p className="flex items-start gap-2.5 rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum">
          <Icon of={CircleAlert} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{failure}</span>
        </p>
      )}
      <Button
        type="submit"
        aria-disabled={isSending || undefined}
        className="w-full sm:w-auto sm:min-w-52 sm:justify-self-start"
      >
        {isSending ? text.submitting : text.submit}
      </Button>
    </form>
  )
}
