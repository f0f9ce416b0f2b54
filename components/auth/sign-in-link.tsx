'use client'

import type { ReactNode } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'
import { type Modal, useModals } from '@/lib/client/auth/modal-store'
import type { Language } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'

type Props = {
  modal: Modal
  lang: Language
  className?: string
  children: ReactNode
}

/** A link to a page of signing in, which opens the modal where there is JavaScript. */
export function SignInLink({ modal, lang, className, children }: Props) {
  const open = useModals((modals) => modals.open)
  return (
    <a
      href={localizedPath(`/${modal}`, lang)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        // Not every browser focuses what is pressed, and the focus is to come back to it.
        event.currentTarget.focus()
        open(modal)
      }}
    >
      {children}
    </a>
  )
}
