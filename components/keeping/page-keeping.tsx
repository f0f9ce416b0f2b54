'use client'

import { CompareButton } from './compare-button'
import { SaveButton } from './save-button'

/** On the page of an institution: save it, compare it. */
export function PageKeeping({ id, name }: { id: string; name: string }) {
  return (
    <>
      <SaveButton item={{ id, name }} look="button" />
      <CompareButton item={{ id, name }} size="normal" />
    </>
  )
}
