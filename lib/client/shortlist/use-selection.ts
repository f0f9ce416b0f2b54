'use client'

import { useSyncExternalStore } from 'react'
import type { SelectionStore } from '@/lib/client/shortlist/selection-store'
import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'

const NONE: readonly SelectedInstitute[] = []

/** What a list holds now; nothing in the server's HTML and while React takes it over. */
export function useSelection(list: SelectionStore): readonly SelectedInstitute[] {
  return useSyncExternalStore(list.subscribe, list.get, () => NONE)
}
