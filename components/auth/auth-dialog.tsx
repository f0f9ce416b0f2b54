'use client'

import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import { ACCOUNT_CONTROL } from './avatar-area'
import { SignInScene } from './sign-in-scene'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  subtitle?: string
  closeLabel: string
  /** Where the focus goes first. */
  initialFocus: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * The card of the modals. A press beside it does not close it: on a phone that happens by mistake,
 * and what was typed would be lost. On phones it stands at the top, where the keyboard does not cover
 * it, under the room of the toasts; in a window that is too low for that, it has all of it.
 */
export function AuthDialog({ open, onClose, title, subtitle, closeLabel, initialFocus, children }: Props) {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  const popup = useRef<HTMLDivElement>(null)
  const finalFocus = () => {
    const { activeElement: active } = document
    // What signing in was asked for, such as the form of a review, has opened and has the focus.
    if (active !== null && active !== document.body && !popup.current?.contains(active)) return false
    // Signing in takes the login button away, and who was sent here pressed none.
    const isOpenerLeft = opener.current?.isConnected && opener.current !== document.body
    return isOpenerLeft ? true : document.getElementById(ACCOUNT_CONTROL)
  }
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-river-deep/45 transition-opacity duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          data-dialog
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className="fixed inset-x-3 top-toast-room z-50 mx-auto max-h-[calc(100dvh-var(--spacing-toast-room)-0.75rem)] max-w-md overflow-y-auto overscroll-contain rounded-panel bg-surface text-ink shadow-float transition-[opacity,scale] duration-200 ease-calm outline-none data-ending-style:scale-[0.97] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0 sm:top-1/2 sm:max-h-[calc(100dvh-1.5rem)] sm:-translate-y-1/2 max-sm:short:top-3 max-sm:short:max-h-[calc(100dvh-1.5rem)]"
        >
          <SignInScene className="h-16 w-full sm:h-24 short:hidden" />
          <Dialog.Close
            aria-label={closeLabel}
            className={buttonClass('quiet', 'icon', 'absolute top-2.5 right-2.5 border-transparent')}
          >
            <Icon of={X} />
          </Dialog.Close>
          <div className="px-5 pt-4 pb-3 sm:px-8 sm:pt-6 sm:pb-5">
            <Dialog.Title
              render={({ id }) => (
                // Without the drawing it stands beside the cross.
                <TwoToneHeading as="h2" id={id} text={title} grey={{ first: 1 }} className="short:pr-10" />
              )}
            />
            {subtitle === undefined ? null : (
              <Dialog.Description className="mt-1.5 text-ink-2">{subtitle}</Dialog.Description>
            )}
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
