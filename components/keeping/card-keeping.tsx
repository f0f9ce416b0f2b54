'use client'

import type { KeptItem } from '@/lib/rules/kept'
import { CompareButton } from './compare-button'
import { useKeeping } from './keep-context'
import { SaveButton } from './save-button'

/** On a card that is one link as a whole: the heart on its picture, and the choice to compare under its text. */
export function CardKeeping({ item }: { item: KeptItem }) {
  if (useKeeping() === null) return null
  return (
    <>
      <div className="absolute top-2.5 right-2.5">
        <SaveButton item={item} look="icon" />
      </div>
      <div className="relative flex self-start pt-1.5">
        <CompareButton item={item} size="small" />
      </div>
    </>
  )
}
