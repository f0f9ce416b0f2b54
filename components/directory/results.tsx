'use client'

import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { fillMessage } from '@/lib/rules/fill-message'
import { filtersToHref } from '@/lib/rules/filters-query'
import { useDirectory } from './directory-context'
import { isPlainClick } from './plain-click'
import { ResultCard } from './result-card'
import { ResultSkeletons } from './result-skeletons'

/** The results in each of their states: cards, skeletons, nothing found, no such page, failed. */
export function Results() {
  const { results } = useDirectory()
  if (results.state === 'failed') return <FailedResults />
  if (results.state === 'ready' && results.page?.items.length === 0) return <NoResults />
  return (
    <ul aria-busy={results.state === 'loading'} className="grid gap-4 sm:grid-cols-2 sm:gap-5">
      {results.page === null ? (
        <ResultSkeletons />
      ) : (
        results.page.items.map((result, index) => <ResultCard key={result.id} result={result} isAtTop={index < 2} />)
      )}
    </ul>
  )
}

function FailedResults() {
  const { texts, results, filters, prefix } = useDirectory()
  return (
    <div role="alert">
      <EmptyState
        as="p"
        scene="trouble"
        title={texts.loadFailed}
        text={texts.loadFailedHint}
        action={
          // Without JavaScript the same address is asked for again.
          <a
            href={filtersToHref(filters, prefix)}
            className={buttonClass()}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              results.retry()
            }}
          >
            {texts.retry}
          </a>
        }
      />
    </div>
  )
}

function NoResults() {
  const { texts, results, filters, go, clear, prefix } = useDirectory()
  const isBeyond = (results.page?.total ?? 0) > 0 && filters.page > 1
  const firstPage = { ...filters, page: 1 }
  return (
    <EmptyState
      as="p"
      title={texts.empty}
      text={isBeyond ? fillMessage(texts.pageBeyond, { page: filters.page }) : texts.emptyHint}
      action={
        <a
          href={isBeyond ? filtersToHref(firstPage, prefix) : `${prefix}/filter`}
          className={buttonClass()}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            if (isBeyond) go(firstPage)
            else clear()
          }}
        >
          {isBeyond ? texts.firstPage : texts.clearFilters}
        </a>
      }
    />
  )
}
