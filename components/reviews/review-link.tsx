'use client'

import { PenLine } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { isPlainClick } from '@/components/ui/plain-click'
import { showToast } from '@/components/ui/toast'
import { currentPath, useIntent, useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { goTo } from '@/lib/client/go-to'
import type { Language } from '@/lib/contract/language'
import type { ReviewMessages } from '@/lib/messages/en/review'
import { reviewPath, type ReviewTyped } from '@/lib/rules/reviews/review-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { ReviewModalProps } from './review-modal'

type Props = { instituteId: string; lang: Language; text: ReviewMessages; closeLabel: string }

/**
 * 'Write Review' (spec 2 §2): a link to a page with the form, which with its script opens the modal, or
 * for who is signed out the login modal, and the form afterwards (spec 2 §4, §6). The modal is
 * loaded when it is first wanted.
 */
export function ReviewLink({ instituteId, lang, text, closeLabel }: Props) {
  const isSignedOut = useSession((session) => session.state === 'out')
  const open = useModals((modals) => modals.open)
  const router = useRouter()
  const [Modal, setModal] = useState<ComponentType<ReviewModalProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<ReviewTyped | null>(null)
  const href = localizedPath(reviewPath(instituteId), lang)

  function show() {
    setOpen(true)
    if (Modal !== null) return
    import('./review-modal').then(
      ({ ReviewModal }) => setModal(() => ReviewModal),
      // Offline, or a new version was deployed meanwhile: the page of its own does the same.
      () => goTo(href),
    )
  }
  useIntent('review', show)

  function signIn() {
    showToast({ type: 'error', message: text.signInFirst })
    open('login', { name: 'review', path: currentPath() })
  }

  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Not every browser focuses what is pressed, and the focus is to come back to it.
    event.currentTarget.focus()
    if (isSignedOut) signIn()
    else show()
  }

  return (
    <>
      <a href={href} rel="nofollow" aria-haspopup="dialog" className={buttonClass('quiet')} onClick={press}>
        <Icon of={PenLine} size={18} />
        {text.write}
      </a>
      {Modal && (
        <Modal
          instituteId={instituteId}
          lang={lang}
          text={text}
          closeLabel={closeLabel}
          isOpen={isOpen}
          draft={draft}
          onClose={(typed) => {
            setDraft(typed)
            setOpen(false)
          }}
          onSent={() => {
            setDraft(null)
            setOpen(false)
            // The page is made anew on the server; this fetches it.
            router.refresh()
          }}
          onSignedOut={(typed) => {
            setDraft(Object.keys(typed).length > 0 ? typed : null)
            setOpen(false)
            signIn()
          }}
        />
      )}
    </>
  )
}
