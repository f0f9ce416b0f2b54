'use client'

import { createContext, use } from 'react'
import type { Language } from '@/lib/contract/lenient'
import type { CarouselMessages } from '@/lib/messages/en/carousel'
import type { HomeMessages } from '@/lib/messages/en/home'
import type { HomeRead } from '@/lib/rules/home-data'

export type HomeTexts = { home: HomeMessages; carousel: CarouselMessages }

type HomeState = {
  home: HomeRead
  lang: Language
  texts: HomeTexts
  /** Asks once more for what could not be had. */
  tryAgain: () => void
  /** Whether that is under way. */
  isTrying: boolean
}

const HomeContext = createContext<HomeState | null>(null)
export const HomeProvider = HomeContext.Provider

/** The shared state of the home page (spec 1 §4). Only under `LiveHome`. */
export function useHome(): HomeState {
  const state = use(HomeContext)
  if (state === null) throw new Error('a part of the home page stands outside LiveHome')
  return state
}
