'use client'

import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/lenient'
import { localizedPath } from '@/lib/rules/localized-url'

type Props = { modal: 'login' | 'register'; lang: Language; className?: string; children: ReactNode }

/** A link to a page of signing in, which opens the modal where there is JavaScript. */
export function SignInLink({ modal, lang, className, children }: Props) {
  return (
    <a href={localizedPath(`/${modal}`, lang)} className={className}>
      {children}
    </a>
  )
}
