'use client'

import { createContext, type ReactNode, use, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Option } from '@/lib/contract/lookup'
import {
  type Cascade,
  chooseCity,
  chooseType,
  clearCascade,
  EMPTY_CASCADE,
  markSearched,
  meetTypes,
  toggleDistrict,
  toggleStream,
  toggleUnknownCity,
} from '@/lib/rules/directory/cascade'

/** The draft of the home page's filter, which no address holds until somebody searches (spec 1 §4). */
export type CascadeState = Cascade & {
  meetTypes: (types: readonly Option[]) => void
  chooseType: (id: string) => void
  toggleStream: (id: string) => void
  toggleDistrict: (id: string) => void
  chooseCity: (id: string | null) => void
  toggleUnknownCity: () => void
  clear: (types: readonly Option[]) => void
  search: () => void
}

/** @param types those that came with the page */
function createCascadeStore(types: readonly Option[]) {
  return createStore<CascadeState>()((set) => ({
    ...meetTypes(EMPTY_CASCADE, types),
    meetTypes: (loaded) => set((now) => meetTypes(now, loaded)),
    chooseType: (id) => set((now) => chooseType(now, id)),
    toggleStream: (id) => set((now) => toggleStream(now, id)),
    toggleDistrict: (id) => set((now) => toggleDistrict(now, id)),
    chooseCity: (id) => set((now) => chooseCity(now, id)),
    toggleUnknownCity: () => set(toggleUnknownCity),
    clear: (loaded) => set(clearCascade(loaded)),
    search: () => set(markSearched),
  }))
}

const CascadeContext = createContext<StoreApi<CascadeState> | null>(null)

/** One store for each page, made when it is rendered: never shared between visitors on the server. */
export function CascadeProvider({ types, children }: { types: readonly Option[]; children: ReactNode }) {
  const [store] = useState(() => createCascadeStore(types))
  return <CascadeContext value={store}>{children}</CascadeContext>
}

/** @throws outside of a `CascadeProvider` */
export function useCascade<Selected>(select: (state: CascadeState) => Selected): Selected {
  const store = use(CascadeContext)
  if (store === null) throw new Error('useCascade needs a CascadeProvider')
  return useStore(store, select)
}
