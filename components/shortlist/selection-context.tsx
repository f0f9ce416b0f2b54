'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Language } from '@/lib/contract/language'
import type { ShortlistMessages } from '@/lib/messages/en/shortlist'
import { SelectionTray } from './selection-tray'

type SelectionTexts = { lang: Language; text: ShortlistMessages }

const SelectionContext = createContext<SelectionTexts | null>(null)

/** Around a page whose institutions can be saved and compared: what is chosen shows at its lower edge. */
export function SelectionFrame({
  lang,
  text,
  page,
  children,
}: SelectionTexts & { page?: 'shortlist'; children: ReactNode }) {
  return (
    <SelectionContext value={{ lang, text }}>
      {children}
      <SelectionTray lang={lang} text={text} isOnShortlist={page === 'shortlist'} />
    </SelectionContext>
  )
}

/** `null` where nothing can be kept. */
export function useSelectionContext(): SelectionTexts | null {
  return use(SelectionContext)
}
