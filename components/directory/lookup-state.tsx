'use client'

import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { Lookup } from '@/lib/client/directory/lookup-query'
import { useDirectory } from './directory-context'
import { SectionNote } from './filter-section'

type Props = {
  lookup: Lookup<unknown>
  empty: string
  /** The name of the part's controls and what is chosen in it: the form sends it also while no list can be shown. */
  name: string
  chosen: readonly string[]
  children: ReactNode
}

/** A list of choices in each of its states: coming, failed with a way to try again, empty, there. */
export function LookupState({ lookup, empty, name, chosen, children }: Props) {
  const { texts } = useDirectory()
  if (lookup.state === 'loading') {
    return (
      <div role="status" className="grid gap-4 py-3">
        <span className="sr-only">{texts.listLoading}</span>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-5 w-4/5" />
        ))}
      </div>
    )
  }
  if (lookup.state === 'failed') {
    return (
      <div role="alert">
        {chosen.map((id) => (
          <input key={id} type="hidden" name={name} value={id} />
        ))}
        <SectionNote>{texts.listFailed}</SectionNote>
        <button
          type="button"
          onClick={lookup.retry}
          className="min-h-11 cursor-pointer font-semibold text-river underline underline-offset-4 hover:no-underline noscript:hidden"
        >
          {texts.retry}
        </button>
      </div>
    )
  }
  return lookup.entries.length === 0 ? <SectionNote>{empty}</SectionNote> : children
}
