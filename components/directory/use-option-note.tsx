'use client'

import type { ChoiceProps } from '@/components/ui/choice'
import type { DirectoryFilter } from '@/lib/contract/institute-query'
import { facetCount } from '@/lib/rules/filters/facets'
import { figure } from '@/lib/rules/text/figure'
import { formatMessage } from '@/lib/rules/text/format-message'
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
      noteLabel: formatMessage(texts.institutions, { count: total }),
      dimmed: total === 0,
    }
  }
  return (filter: DirectoryFilter, option = '') => noteOf(facetCount(facets?.[filter], option))
}
