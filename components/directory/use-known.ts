'use client'

import { useSyncExternalStore } from 'react'
import { isSet, lacksParent } from '@/lib/rules/filters/change'
import { besideFilter } from '@/lib/rules/filters/known'
import type { AnyFilter } from '@/lib/rules/filters/table'
import { useDirectory } from './directory-context'

const never = () => () => {}

/**
 * What a part of the sidebar says of how much is known, and whether it can change nothing: of nobody is it known, or nothing
 * was found that it could narrow. What is set can be taken back.
 */
export function useKnown(filter: AnyFilter): { known: string | null; disabled: boolean } {
  const { facets, texts, filters, results } = useDirectory()
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { contract } = filter
  if (contract === null) return { known: null, disabled: false }
  // What hangs on a choice that is not made yet says that this comes first.
  const total = lacksParent(filter, filters) ? null : (results.page?.total ?? null)
  const { said, idle } = besideFilter(facets, contract, texts, { isSet: isSet(filter, filters), total })
  // Without JavaScript a word is corrected and a filter chosen in one go.
  return { known: said, disabled: idle === 'nothingKnown' || (idle === 'nothingFound' && isScripted) }
}
