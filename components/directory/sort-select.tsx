'use client'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { setSort } from '@/lib/rules/filters/change'
import { SORTS } from '@/lib/rules/filters/values'
import { FORM_ID, useDirectory } from './directory-context'

/** The order of the results. The provider's own order comes first: with a search that is relevance. */
export function SortSelect() {
  const { texts, filters, go } = useDirectory()
  const labels = { name: texts.sortName, rating: texts.sortRating, fee: texts.sortFee }
  return (
    <div className="flex items-center gap-2">
      <label className="flex items-center gap-2 text-sm text-ink-2">
        <span className="max-sm:sr-only">{texts.sort}</span>
        <Select
          form={FORM_ID}
          name="sort"
          value={filters.sort ?? ''}
          onChange={({ target }) => go(setSort(filters, SORTS.find((sort) => sort === target.value) ?? null))}
          className="min-h-11 rounded-full border border-line-3 bg-surface pr-11 pl-4 text-sm font-medium text-ink hover:border-ink-2"
        >
          <option value="">{filters.search === '' ? texts.sortUsual : texts.sortRelevance}</option>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {labels[sort]}
            </option>
          ))}
        </Select>
      </label>
      <span className="hidden noscript:block">
        <Button type="submit" form={FORM_ID} variant="quiet" className="min-h-11 px-4 text-sm">
          {texts.apply}
        </Button>
      </span>
    </div>
  )
}
