'use client'

import { clsx } from 'clsx'
import { Check, Scale } from 'lucide-react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toast'
import { comparison } from '@/lib/client/compare-store'
import { useKept } from '@/lib/client/use-kept'
import { comparePath } from '@/lib/rules/compare-address'
import { fillMessage } from '@/lib/rules/fill-message'
import type { KeptItem } from '@/lib/rules/kept'
import { localizedPath } from '@/lib/rules/localized-url'
import { useKeeping } from './keep-context'

/** Chooses an institution for the comparison; without JavaScript a link to one that begins with it. */
export function CompareButton({ item, size }: { item: KeptItem; size: 'small' | 'normal' }) {
  const keeping = useKeeping()
  const isChosen = useKept(comparison).some(({ id }) => id === item.id)
  if (keeping === null) return null
  const { lang, text } = keeping
  function toggle() {
    if (isChosen) comparison.remove(item.id)
    else if (!comparison.add(item)) showToast({ type: 'warning', message: text.compareFull })
  }
  const look = clsx(
    buttonClass('quiet', 'md', size === 'small' ? 'min-h-11 px-4 text-sm' : undefined),
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
        <span aria-hidden>{text.compare}</span>
      </button>
      <a
        href={localizedPath(comparePath([item.id]), lang)}
        rel="nofollow"
        aria-label={label}
        className={clsx(look, 'scripting:hidden')}
      >
        <Icon of={Scale} size={18} />
        {text.compare}
      </a>
    </>
  )
}
