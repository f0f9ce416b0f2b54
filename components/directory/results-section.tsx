'use client'

import { SlidersHorizontal } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { RefObject } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { CsvLink } from '@/components/ui/csv-link'
import { FOCUS_FALLBACK, holdFocus } from '@/components/ui/hold-focus'
import { Icon } from '@/components/ui/icon'
import { useDirectoryStore } from '@/lib/client/directory/directory-store'
import { filtersToQuery } from '@/lib/rules/filters/address'
import { countNarrowing, listActiveFilters, NO_NAMES } from '@/lib/rules/filters/active'
import { listFileHref } from '@/lib/rules/open-data/list-files'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ActiveFilters } from './active-filters'
import { useDirectory } from './directory-context'
import { UnknownLeftOut } from './include-unknown'
import { SIDEBAR_ID } from './filter-sidebar'
import { ResultPagination } from './result-pagination'
import { Results } from './results'
import { useLooseWindow } from './scroll'
import { SortNote, SortSelect } from './sort-select'
import { UnderstoodNote } from './understood-note'

/** Part of the server's HTML; its script comes only where a search was understood. */
const UnderstoodChips = dynamic(() => import('./understood-chips').then((module) => module.UnderstoodChips))

/** The results with what is chosen above them and the pages under them. */
export function ResultsSection({
  headerRef,
  onPage,
}: {
  headerRef: RefObject<HTMLHeadingElement | null>
  onPage: () => void
}) {
  const { texts, results } = useDirectory()
  useLooseWindow(results.state === 'loading')
  const understood = results.page?.understood ?? null
  const focusHeader = () => headerRef.current?.focus({ preventScroll: true })
  return (
    <section
      ref={holdFocus}
      id="results-section"
      aria-labelledby="results-heading"
      className="grid min-w-0 grid-cols-1 content-start gap-4"
    >
      <h2 id="results-heading" ref={headerRef} tabIndex={-1} {...FOCUS_FALLBACK} className="sr-only">
        {texts.results}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p role="status" className="min-h-7 basis-full font-semibold tabular-nums max-sm:empty:sr-only sm:basis-auto">
          <ResultsHeader />
        </p>
        <div className="flex min-w-0 flex-1 items-center justify-between gap-2.5 sm:flex-wrap sm:justify-end">
          <OpenFilters />
          <SortSelect />
        </div>
      </div>
      <SortNote />
      <UnderstoodNote />
      {understood !== null && <UnderstoodChips understood={understood} onRemoved={focusHeader} />}
      <ActiveFilters hidesSearch={(understood?.parts.length ?? 0) > 0} onRemoved={focusHeader} />
      <Results onChosen={focusHeader} />
      <ResultPagination onPage={onPage} />
      <UnknownLeftOut onChosen={onPage} />
      <ResultFile />
    </section>
  )
}

/** All results, of every page. */
function ResultFile() {
  const { texts, results, filters, lang } = useDirectory()
  if (results.state !== 'ready' || (results.page?.total ?? 0) === 0) return null
  const query = filtersToQuery({ ...filters, page: 1 })
  return <CsvLink href={listFileHref('institutions', lang, query)}>{texts.download}</CsvLink>
}

function ResultsHeader() {
  const { texts, results, filters } = useDirectory()
  if (results.state === 'loading') return <span className="text-grey">{texts.loading}</span>
  if (results.page === null) return null
  const { items, total, totalPages } = results.page
  if (items.length === 0) return texts.showNoResults
  return fillMessage(texts.resultsHeader, {
    page: figure(filters.page),
    pages: figure(totalPages),
    total: figure(total),
  })
}

/** Opens the filters on small screens, and says how many are active. A link for browsers without JavaScript. */
function OpenFilters() {
  const { texts, filters } = useDirectory()
  const setOpen = useDirectoryStore((state) => state.setSheetOpen)
  const count = countNarrowing(listActiveFilters(filters, NO_NAMES))
  return (
    <a
      href={`#${SIDEBAR_ID}`}
      role="button"
      aria-haspopup="dialog"
      className={buttonClass('quiet', 'md', 'relative min-h-11 shrink-0 max-sm:px-3.5 lg:hidden')}
      onClick={(event) => {
        event.preventDefault()
        setOpen(true)
      }}
      onKeyDown={(event) => {
        // A button answers to the space bar, a link does not.
        if (event.key !== ' ') return
        event.preventDefault()
        setOpen(true)
      }}
    >
      <Icon of={SlidersHorizontal} />
      {texts.openFilters}
      {count > 0 && (
        // On the rim: in Kannada the words of this row have no room beside it on a phone.
        <span className="absolute -top-2 -right-1 grid h-6 min-w-6 place-items-center rounded-full bg-river px-1.5 text-sm text-white tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{fillMessage(texts.activeCount, { count })}</span>
        </span>
      )}
    </a>
  )
}
