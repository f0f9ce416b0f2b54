import { dropFilter, isSet, toggleOption, toggleUnknown } from './change'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { Chip, FilterNames } from './filter'
import { type AnyFilter, FILTERS, type Filters } from './table'

/** None of the lists, where only what is active is asked. */
export const NO_NAMES: FilterNames = { types: [], streams: [], districts: [] }

/** One thing that narrows the results, or leaves in who is not known beside it, with what its chip says, and the filters without it. */
export type ActiveFilter = Chip & {
  kind: AnyFilter['name']
  key: string
  say: AnyFilter['say']
  without: Filters
  /** Not so of what leaves in who is not known: that goes with its filter. */
  narrows: boolean
}

/** How many filters are said to be set. */
export function countNarrowing(active: readonly ActiveFilter[]): number {
  return active.filter(({ narrows }) => narrows).length
}

/** What narrows the results, in the order of the sidebar; `name` is `null` where no list knows the id. */
export function listActiveFilters(filters: Filters, names: FilterNames): ActiveFilter[] {
  return FILTERS.flatMap((filter) => {
    if (!isSet(filter, filters)) return []
    const { name: kind, say } = filter
    const chips = filter.chips(filters, names).map((chip): ActiveFilter => {
      if ((filter.kind !== 'list' && filter.kind !== 'several') || chip.id === undefined) {
        return { ...chip, kind, say, key: kind, without: dropFilter(filters, filter), narrows: true }
      }
      const without = toggleOption(filters, filter, chip.id)
      return { ...chip, kind, say, key: `${kind}-${chip.id}`, without, narrows: true }
    })
    if (filter.kind === 'search' || !filters.includesUnknown.includes(kind)) return chips
    const unknown: ActiveFilter = {
      kind,
      key: `${kind}-unknown`,
      say: (_, texts) => fillMessage(texts.orUnknown, { filter: texts[filter.title] }),
      without: toggleUnknown(filters, filter),
      narrows: false,
    }
    return [...chips, unknown]
  })
}
