'use client'

import { clsx } from 'clsx'
import { Check, Scale } from 'lucide-react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toast'
import { comparison } from '@/lib/client/comparison/comparison-store'
import { useSelection } from '@/lib/client/shortlist/use-selection'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { useSelectionContext } from './selection-context'
import { ON_CARD } from './shortlist-button'

/** Chooses an institution for the comparison; without JavaScript a link to one that begins with it. */
export function CompareButton({ item, size }: { item: SelectedInstitute; size: 'icon' | 'small' | 'normal' }) {
  const context = useSelectionContext()
  const isChosen = useSelection(comparison).some(({ id }) => id === item.id)
  if (context === null) return null
  const { lang, text } = context
  function toggle() {
    if (isChosen) comparison.remove(item.id)
    else if (!comparison.add(item)) showToast({ type: 'warning', message: text.compareFull })
  }
  const look = clsx(
    size === 'icon' ? ON_CARD : buttonClass('quiet', 'md', size === 'small' ? 'min-h-11 px-4 text-sm' : undefined),
    'print:hidden',
    isChosen && 'border-river bg-river-tint text-river-deep',
  )
  const label = fillMessage(text.compareLabel, { name: item.name })
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isChosen}
        onClick={toggle}
        className={clsx(look, 'noscript:hidden')}
      >
        <Icon of={isChosen ? Check : Scale} size={18} />
        {size !== 'icon' && <span aria-hidden>{text.compare}</span>}
      </button>
      <a
        href={localizedPath(comparePath([item.id]), lang)}
        rel="nofollow"
        aria-label={label}
        className={clsx(look, 'scripting:hidden')}
      >
        <Icon of={Scale} size={18} />
        {size !== 'icon' && text.compare}
      </a>
    </>
  )
}
