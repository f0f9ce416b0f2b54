'use client'

import type { ChoiceProps } from '@/components/ui/choice'
import type { Facets } from '@/lib/contract/facets'
import { facetCount } from '@/lib/rules/facet-count'
import { figure } from '@/lib/rules/figure'
import { fillMessage } from '@/lib/rules/fill-message'
import { useDirectory } from './directory-context'

/** What stands beside an option of the filters, as properties of its control. */
export type OptionNote = Pick<ChoiceProps, 'note' | 'noteLabel' | 'dimmed'>

/** Says how many institutions an option would give, where the provider tells it. */
export function useOptionNote() {
  const { facets, results, texts } = useDirectory()

  function noteOf(total: number | null): OptionNote {
    if (total === null) return {}
    const isOld = results.state === 'loading'
    return {
      note: <span className={isOld ? 'opacity-60' : undefined}>{figure(total)}</span>,
      noteLabel: total === 1 ? texts.oneInstitution : fillMessage(texts.institutions, { count: figure(total) }),
      dimmed: total === 0,
    }
  }
  return {
    noteOf: (facet: Exclude<keyof Facets, 'residential'>, id: string) =>
      noteOf(facets === null ? null : facetCount(facets[facet], id)),
    noteOfResidential: () => noteOf(facets?.residential ?? null),
  }
}
