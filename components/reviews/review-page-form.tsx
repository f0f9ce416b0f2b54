'use client'

import { useRouter } from 'next/navigation'
import { goTo } from '@/lib/client/go-to'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { reviewPath } from '@/lib/rules/reviews/review-reply'
import { ReviewForm, type ReviewFormProps } from './review-form'

/** The form on its own page: with its script, a review that is sent leads to where it stands. */
export function ReviewPageForm(props: Omit<ReviewFormProps, 'onSent' | 'onSignedOut'>) {
  const { instituteId, lang } = props
  const router = useRouter()
  return (
    <ReviewForm
      {...props}
      onSent={() => {
        router.push(`${localizedPath(institutePath(instituteId), lang)}#reviews`)
        router.refresh()
      }}
      onSignedOut={() => goTo(localizedPath(reviewPath(instituteId), lang))}
    />
  )
}
