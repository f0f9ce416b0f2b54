'use client'

import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import type { Facets, Known } from '@/lib/contract/facets'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { isSet, setSort } from '@/lib/rules/filters/change'
import { missing, sayTold } from '@/lib/rules/filters/known'
import { fees, type Filters, rating } from '@/lib/rules/filters/table'
import { type Sort, SORTS } from '@/lib/rules/filters/values'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { FORM_ID, useDirectory } from './directory-context'

/** The order of the results, where there are any. The provider's own order comes first: with a search that is relevance. */
export function SortSelect() {
  const { texts, filters, facets, go, results } = useDirectory()
  // Nothing to put in order: the form keeps what was chosen.
  const total = results.page?.total ?? null
  if (total === 0) return <input type="hidden" form={FORM_ID} name="sort" value={filters.sort ?? ''} />
  const labels = { name: texts.sortName, rating: texts.sortRating, fee: texts.sortFee }
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
        <span className="max-sm:sr-only">{texts.sort}</span>
        <Select
          form={FORM_ID}
          name="sort"
          value={filters.sort ?? ''}
          onChange={({ target }) => go(setSort(filters, SORTS.find((sort) => sort === target.value) ?? null))}
          className="min-h-11 w-full rounded-full border border-line-3 bg-surface pr-11 pl-4 text-sm font-medium text-ellipsis text-ink hover:border-ink-2 max-sm:max-w-45 max-sm:pr-9 max-sm:pl-3.5"
        >
          <option value="">{filters.search === '' ? texts.sortUsual : texts.sortRelevance}</option>
          {SORTS.map((sort) => {
            const told = missingFor(sort, facets, filters, total)
            return (
              <option key={sort} value={sort} disabled={told?.known === 0 && filters.sort !== sort}>
                {sayOrder(labels[sort], told, texts)}
              </option>
            )
          })}
        </Select>
      </label>
      <span className="hidden noscript:block">
        {/* On a phone its word would cost the row another one, and the first result the first screen. */}
        <Button type="submit" form={FORM_ID} variant="quiet" className="min-h-11 px-4 text-sm max-sm:px-3">
          <span className="max-sm:sr-only">{texts.apply}</span>
          <Icon of={Check} className="sm:hidden" />
        </Button>
      </span>
    </div>
  )
}

/** Which filter leaves only those of whom it is known what an order goes by. */
const FILTER_OF = { rating, fee: fees } as const

/**
 * Of how many it is known what an order goes by; `null` where nothing is missing: behind its filter there are no others, but
 * for those that were left in.
 * @param total of the results; `null` while they come
 */
function missingFor(sort: Sort, facets: Facets | null, filters: Filters, total: number | null): Known | null {
  if (sort === 'name') return null
  const [filter, told] = [FILTER_OF[sort], missing(facets, sort)]
  if (told === null || !isSet(filter, filters)) return told
  if (total === null || !filters.includesUnknown.includes(filter.name)) return null
  return { known: total - (told.of - told.known), of: total }
}

/** An order by its name, and how much is known of what it goes by. */
function sayOrder(order: string, told: Known | null, texts: FilterMessages): string {
  if (told === null) return order
  if (told.known === 0) return fillMessage(texts.sortNoneKnown, { order })
  return fillMessage(texts.sortPartlyKnown, { order, known: figure(told.known), of: figure(told.of) })
}

/** What of the order's figures is known, where it is not all of them: the others cannot be put in order. */
export function SortNote() {
  const { texts, filters, facets, results } = useDirectory()
  // Words of the search may ask for an order, too.
  const sort = filters.sort ?? results.page?.understood?.sort ?? null
  if (sort !== 'rating' && sort !== 'fee') return null
  const told = missingFor(sort, facets, filters, results.page?.total ?? null)
  if (told === null) return null
  const known = sayTold(told, texts.known[sort])
  return (
    <p className="-mt-1 text-sm text-grey tabular-nums">
      {told.known === 0 ? known : fillMessage(texts.sortOthersLast, { known })}
    </p>
  )
}
