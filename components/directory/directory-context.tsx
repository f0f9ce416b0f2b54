'use client'

import { createContext, use } from 'react'
import type { InstituteResults } from '@/lib/client/directory/institute-query'
import type { Lookup } from '@/lib/client/directory/lookup-query'
import type { Facets } from '@/lib/contract/facets'
import type { Language } from '@/lib/contract/language'
import type { District, Option } from '@/lib/contract/lookup'
import type { FilterMessages } from '@/lib/messages/en/filter'
import type { Filters } from '@/lib/rules/filters/table'

export type Directory = {
  lang: Language
  /** Before the paths of this language: `''` or `/kn`. */
  prefix: string
  texts: FilterMessages
  filters: Filters
  /** Goes to other filters: a new address, and its results. */
  go: (next: Filters) => void
  /** Goes to the bare page, and drops what is not yet in the address. */
  clear: () => void
  /** Rises with each `clear`. */
  clearings: number
  results: InstituteResults
  /** How many institutions each option would give; while results come, by those before. */
  facets: Facets | null
  types: Lookup<Option>
  streams: Lookup<Option>
  districts: Lookup<District>
}

export const DirectoryContext = createContext<Directory | null>(null)

/** @throws outside of the filter page */
export function useDirectory(): Directory {
  const directory = use(DirectoryContext)
  if (directory === null) throw new Error('useDirectory needs the filter page around it')
  return directory
}

/** The id of the one form of the page, to which controls elsewhere on it belong. */
export const FORM_ID = 'filter-form'
