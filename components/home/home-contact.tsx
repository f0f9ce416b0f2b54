'use client'

import type { ReactNode } from 'react'
import { ContactFrame } from '@/components/requests/contact-frame'
import type { RequestMessages } from '@/lib/messages/en/requests'
import { useHome } from './home-context'

type Props = { text: Pick<RequestMessages, 'contactHeading' | 'contactHint'>; children: ReactNode }

/** The contact form under its heading (spec 1 §2). It stands whatever becomes of the rest. */
export function HomeContact({ text, children }: Props) {
  const { home, lang } = useHome()
  return (
    <ContactFrame lang={lang} text={text} title={home === 'failed' ? null : home.contactTitle}>
      {children}
    </ContactFrame>
  )
}
