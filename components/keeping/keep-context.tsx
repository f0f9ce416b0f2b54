'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Language } from '@/lib/contract/lenient'
import type { KeepingMessages } from '@/lib/messages/en/keeping'
import { KeepTray } from './keep-tray'

type Keeping = { lang: Language; text: KeepingMessages }

const KeepContext = createContext<Keeping | null>(null)

/** Around a page whose institutions can be saved and compared: what is chosen shows at its lower edge. */
export function KeepFrame({ lang, text, page, children }: Keeping & { page?: 'shortlist'; children: ReactNode }) {
  return (
    <KeepContext value={{ lang, text }}>
      {children}
      <KeepTray lang={lang} text={text} isOnShortlist={page === 'shortlist'} />
    </KeepContext>
  )
}

/** `null` where nothing can be kept. */
export function useKeeping(): Keeping | null {
  return use(KeepContext)
}
