'use client'

import { useState, useSyncExternalStore } from 'react'
import type { SelectionStore } from '@/lib/client/shortlist/selection-store'
import { useSelection } from '@/lib/client/shortlist/use-selection'

export type Removal = { names: string[]; undo: () => void }

/**
 * What was taken out of a list last, while it is shown, and how to have it back; `null` where nothing was, or once
 * something else was added.
 */
export function useRemoved(list: SelectionStore): Removal | null {
  const now = useSelection(list)
  // What was taken out on another page is not said again.
  const [earlier] = useState(list.beforeRemoval)
  const before = useSyncExternalStore(list.subscribe, list.beforeRemoval, () => null)
  if (before === null || before === earlier) return null
  const names = before.flatMap(({ id, name }) => (now.some((item) => item.id === id) ? [] : name || id))
  return { names, undo: () => list.replace(before) }
}
