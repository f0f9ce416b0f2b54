import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/language'
import type { DeskBulkMessages } from '@/lib/messages/en/desk-bulk'
import { deskPath } from '@/lib/rules/desk/desk-path'

type Props = {
  isTheirs: boolean
  lang: Language
  text: DeskBulkMessages
  children: (tick: DeskBulkMessages['tick'] | null) => ReactNode
}

/** A list of institutions, of which some are ticked, to be changed at once. */
export function BulkChoice({ isTheirs, lang, text, children }: Props) {
  if (!isTheirs) return children(null)
  return (
    <form method="get" action={deskPath(lang, '/institutions/change')}>
      {children(text.tick)}
      <p className="desk-actions">
        <button type="submit">{text.change}</button>
      </p>
    </form>
  )
}
