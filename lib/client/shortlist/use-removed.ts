'use client'

import { useState } from 'react'
import type { SelectionStore } from '@/lib/client/shortlist/selection-store'
import { useSelection } from '@/lib/client/shortlist/use-selection'
import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'

type Removal = { names: string[]; undo: () => void }

/**
 * What was taken out of a list last, while it is shown, and how to have it back; `null` where nothing was, or once
 * something else was added.
 */
export function useRemoved(list: SelectionStore): Removal | null {
  const now = useSelection(list)
  const [seen, setSeen] = useState<{
    items: readonly SelectedInstitute[]
    before: readonly SelectedInstitute[] | null
  }>({
    items: now,
    before: null,
  })
  if (seen.items !== now) {
    const isThere = (items: readonly SelectedInstitute[]) => (item: SelectedInstitute) =>
      items.some(({ id }) => id === item.id)
    const isShorter = now.length < seen.items.length && now.every(isThere(seen.items))
    setSeen({ items: now, before: isShorter ? seen.items : null })
  }
  const { before } = seen
  if (before === null) return null
  const names = before.flatMap(({ id, name }) => (now.some((item) => item.id === id) ? [] : name || id))
  return { names, undo: () => list.replace(before) }
}
