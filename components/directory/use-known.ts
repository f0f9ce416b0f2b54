'use client'

import { isSet } from '@/lib/rules/filters/change'
import { isNothingKnown, sayKnown } from '@/lib/rules/filters/known'
import type { AnyFilter } from '@/lib/rules/filters/table'
import { useDirectory } from './directory-context'

/** What a part of the sidebar says of how much is known, and whether it can change nothing; what is set can be taken back. */
export function useKnown(filter: AnyFilter): { known: string | null; disabled: boolean } {
  const { facets, texts, filters } = useDirectory()
  const { contract } = filter
  if (contract === null) return { known: null, disabled: false }
  const disabled = !isSet(filter, filters) && isNothingKnown(facets, contract)
  return { known: sayKnown(facets, contract, texts), disabled }
}
