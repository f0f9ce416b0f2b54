'use client'

import { CompareButton } from './compare-button'
import { ShortlistButton } from './shortlist-button'

/** On the page of an institution: save it, compare it. */
export function PageSelection({ id, name }: { id: string; name: string }) {
  return (
    <>
      <ShortlistButton item={{ id, name }} look="button" />
      <CompareButton item={{ id, name }} size="normal" />
    </>
  )
}
