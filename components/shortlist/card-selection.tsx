'use client'

import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'
import { CompareButton } from './compare-button'
import { useSelectionContext } from './selection-context'
import { ShortlistButton } from './shortlist-button'

/** On a card that is one link as a whole: the heart on its picture, and the choice to compare under its text. */
export function CardSelection({ item }: { item: SelectedInstitute }) {
  if (useSelectionContext() === null) return null
  return (
    <>
      <div className="absolute top-2.5 right-2.5">
        <ShortlistButton item={item} look="icon" />
      </div>
      <div className="relative flex self-start pt-1.5">
        <CompareButton item={item} size="small" />
      </div>
    </>
  )
}
