'use client'

import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toast'
import { shortlist } from '@/lib/client/shortlist/shortlist-store'
import { useSelection } from '@/lib/client/shortlist/use-selection'
import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { useSelectionContext } from './selection-context'

/** A round button on a card. */
export const ON_CARD =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-surface/95 text-ink-2 transition-colors duration-150 ease-calm enabled-hover:border-ink-2 enabled-hover:text-ink'

/** Saves an institution to the shortlist, or takes it away. Needs JavaScript, as the shortlist does. */
export function ShortlistButton({ item, look }: { item: SelectedInstitute; look: 'icon' | 'button' }) {
  const context = useSelectionContext()
  const isShortlisted = useSelection(shortlist).some(({ id }) => id === item.id)
  if (context === null) return null
  const { text } = context
  function toggle() {
    if (isShortlisted) return shortlist.remove(item.id)
    if (shortlist.add(item)) showToast({ type: 'success', message: text.savedToast })
    else showToast({ type: 'warning', message: text.shortlistFull })
  }
  const heart = <Icon of={Heart} className={clsx(isShortlisted && 'fill-kumkum text-kumkum')} />
  return (
    <button
      type="button"
      // One name that the state is told of: a name that changed, too, would say it twice.
      aria-label={fillMessage(text.saveLabel, { name: item.name })}
      aria-pressed={isShortlisted}
      onClick={toggle}
      className={clsx('print:hidden noscript:hidden', look === 'button' ? buttonClass('quiet') : ON_CARD)}
    >
      {heart}
      {look === 'button' && <span aria-hidden>{text.save}</span>}
    </button>
  )
}
