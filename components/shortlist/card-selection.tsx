'use client'

import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'
import { CompareButton } from './compare-button'
import { useSelectionContext } from './selection-context'
import { ShortlistButton } from './shortlist-button'

type Props = { item: SelectedInstitute; look: 'card' | 'row' }

/**
 * On a card that is one link as a whole: the heart on its picture, and the choice to compare under its text; in a row
 * both one above the other in the third column of its grid.
 */
export function CardSelection({ item, look }: Props) {
  if (useSelectionContext() === null) return null
  if (look === 'row') {
    return (
      <>
        <div className="relative col-start-3">
          <ShortlistButton item={item} look="icon" />
        </div>
        <div className="relative col-start-3 row-start-3 self-end sm:row-start-2">
          <CompareButton item={item} size="icon" />
        </div>
      </>
    )
  }
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
