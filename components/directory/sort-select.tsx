'use client'

import { ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SORTS } from '@/lib/rules/filters'
import { setSort } from '@/lib/rules/filters-change'
import { FORM_ID, useDirectory } from './directory-context'

/** The order of the results. The provider's own order comes first: with a search that is relevance. */
export function SortSelect() {
  const { texts, filters, go } = useDirectory()
  const labels = { name: texts.sortName, rating: texts.sortRating, fee: texts.sortFee }
  return (
    <div className="flex items-center gap-2">
      <label className="flex items-center gap-2 text-sm text-ink-2">
        <span className="max-sm:sr-only">{texts.sort}</span>
        <span className="relative">
          <select
            form={FORM_ID}
            name="sort"
            value={filters.sort ?? ''}
            onChange={({ target }) => go(setSort(filters, SORTS.find((sort) => sort === target.value) ?? null))}
            className="min-h-11 appearance-none rounded-full border border-line-3 bg-surface pr-10 pl-4 text-sm font-medium text-ink hover:border-ink-2"
          >
            <option value="">{filters.search === '' ? texts.sortUsual : texts.sortRelevance}</option>
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {labels[sort]}
              </option>
            ))}
          </select>
          <Icon
            of={ChevronDown}
            size={16}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2 forced-colors:hidden"
          />
        </span>
      </label>
      <span className="hidden noscript:block">
        <Button type="submit" form={FORM_ID} variant="quiet" className="min-h-11 px-4 text-sm">
          {texts.apply}
        </Button>
      </span>
    </div>
  )
}
