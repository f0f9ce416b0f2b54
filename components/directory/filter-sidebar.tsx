'use client'

import { X } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { dropFilter, setSearch } from '@/lib/rules/filters/change'
import { search as searchFilter } from '@/lib/rules/filters/table'
import { foldSearch } from '@/lib/rules/filters/values'
import { FORM_ID, useDirectory } from './directory-context'
import { FilterSections } from './filter-sections'

export const SIDEBAR_ID = 'filters'

/**
 * The filters beside the results, and the page's one form: search box and sort order belong to it
 * too. On small screens it is away, and filter-sheet.tsx serves; without JavaScript the link to
 * `#filters` lays it over the page (`:target`).
 */
export function FilterSidebar({ onSearch }: { onSearch: () => void }) {
  const { texts, filters, go, clear, prefix } = useDirectory()

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')
    const wanted = typeof text === 'string' ? foldSearch(text) : ''
    go(wanted === '' ? dropFilter(filters, searchFilter) : setSearch(filters, wanted))
    if (wanted !== '') onSearch()
  }

  return (
    <aside
      id={SIDEBAR_ID}
      aria-label={texts.filters}
      className="hidden lg:block max-lg:noscript:target:fixed max-lg:noscript:target:inset-0 max-lg:noscript:target:z-50 max-lg:noscript:target:block max-lg:noscript:target:overflow-y-auto max-lg:noscript:target:bg-surface"
    >
      <form
        id={FORM_ID}
        action={`${prefix}/filter`}
        method="get"
        onSubmit={search}
        className="rounded-card border-line bg-surface px-5 lg:border"
      >
        {/* What Enter presses: without it, that would be the first button there is, which clears. */}
        <button type="submit" hidden />
        <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-2">
          <h2 className="text-h3 font-semibold">{texts.filters}</h2>
          <Button
            type="submit"
            name="clear"
            value="filters"
            variant="danger-text"
            className="-mr-3 min-h-11 px-3 text-sm max-lg:noscript:hidden"
            onClick={(event) => {
              event.preventDefault()
              clear()
            }}
          >
            {texts.clearFilters}
          </Button>
          <span className="hidden max-lg:noscript:block">
            <a href="#results-section" aria-label={texts.closeFilters} className={buttonClass('quiet', 'icon')}>
              <Icon of={X} />
            </a>
          </span>
        </div>
        <FilterSections />
        <div className="sticky bottom-0 hidden grid-flow-col gap-3 border-t border-line bg-surface py-3 noscript:grid">
          <noscript className="grid lg:hidden">
            <Button type="submit" name="clear" value="filters" variant="quiet">
              {texts.clearFilters}
            </Button>
          </noscript>
          <Button type="submit">{texts.apply}</Button>
        </div>
      </form>
    </aside>
  )
}
