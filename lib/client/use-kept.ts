'use client'

import { useSyncExternalStore } from 'react'
import type { KeptList } from '@/lib/client/kept-list'
import type { KeptItem } from '@/lib/rules/kept'

const NONE: readonly KeptItem[] = []

/** What a list holds now; nothing in the server's HTML and while React takes it over. */
export function useKept(list: KeptList): readonly KeptItem[] {
  return useSyncExternalStore(list.subscribe, list.get, () => NONE)
}
