'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { useSession } from '@/lib/client/auth/session-store'
import { BffError } from '@/lib/client/bff-client'
import { goTo } from '@/lib/client/go-to'
import { fetchOwnReview } from '@/lib/client/reviews/review-calls'
import { reviewPath, type ReviewTyped } from '@/lib/rules/reviews/review-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ReviewForm, type ReviewFormProps } from './review-form'
import { typedReview } from './use-review'

export type ReviewModalProps = Pick<ReviewFormProps, 'instituteId' | 'lang' | 'text' | 'onSent' | 'onSignedOut'> & {
  closeLabel: string
  isOpen: boolean
  /** What was typed before it was closed. */
  draft: ReviewTyped | null
  /** It is closed, and this stands in it. */
  onClose: (typed: ReviewTyped | null) => void
}

/** The form of a review as a modal (spec 2 §2 "Review modal"), filled in with what its writer wrote before. */
export function ReviewModal(props: ReviewModalProps) {
  const { instituteId, lang, text, closeLabel, isOpen, draft, onClose, onSignedOut } = props
  const fullName = useSession((session) => session.user?.fullName)
  const [own, setOwn] = useState<ReviewTyped | 'none' | 'loading'>('loading')
  const area = useRef<HTMLDivElement>(null)
  const firstField = useRef<HTMLInputElement>(null)
  const signOut = useEffectEvent(() => onSignedOut({}))

  // Each time it opens: it may have been changed in another tab.
  useEffect(() => {
    if (!isOpen) return
    const request = new AbortController()
    fetchOwnReview(instituteId, request.signal).then(
      (review) => {
        if (request.signal.aborted) return
        if (review === 'not-shown') goTo(localizedPath(reviewPath(instituteId), lang))
        else setOwn(review ?? 'none')
      },
      (error: unknown) => {
        if (request.signal.aborted) return
        // It is a help and no more: without it the form is filled in by hand.
        setOwn('none')
        if (error instanceof BffError && error.status === 401) signOut()
      },
    )
    return () => {
      request.abort()
      setOwn('loading')
    }
  }, [isOpen, instituteId, lang])

  const isReady = draft !== null || own !== 'loading'
  useEffect(() => {
    if (isOpen && isReady) firstField.current?.focus()
  }, [isOpen, isReady])

  function close() {
    const form = area.current?.querySelector('form')
    onClose(form ? typedReview(form) : null)
  }

  const known = own === 'loading' || own === 'none' ? null : own
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && close()} title={text.title} closeLabel={closeLabel}>
      <div ref={area} className="grid gap-5">
        <p className="text-ink-2">{known === null ? text.intro : text.earlier}</p>
        {isReady ? (
          <ReviewForm {...props} typed={draft ?? known ?? { name: fullName ?? '' }} firstField={firstField} />
        ) : (
          <ReviewSkeleton label={text.loading} />
        )}
      </div>
    </Dialog>
  )
}

/** As high as the form that comes. */
function ReviewSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-120 content-start gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-14 w-60" />
      <SkeletonText lines={4} />
    </div>
  )
}
