'use client'

import dynamic from 'next/dynamic'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { fillMessage } from '@/lib/rules/fill-message'
import { filtersToHref } from '@/lib/rules/filters-query'
import { useDirectory } from './directory-context'
import { isPlainClick } from './plain-click'
import { ResultCard } from './result-card'
import { ResultSkeletons } from './result-skeletons'

/** Part of the server's HTML; its script comes only where there is something to offer. */
const DidYouMean = dynamic(() => import('./did-you-mean').then((module) => module.DidYouMean))

/** The results in each of their states: cards, skeletons, nothing found, no such page, failed. */
export function Results({ onChosen }: { onChosen: () => void }) {
  const { results } = useDirectory()
  const offer = results.page?.didYouMean ?? null
  if (results.state === 'failed') return <FailedResults />
  if (results.state === 'ready' && results.page?.items.length === 0) return <NoResults onChosen={onChosen} />
  return (
    <>
      {offer !== null && <DidYouMean offer={offer} onChosen={onChosen} />}
      <ul aria-busy={results.state === 'loading'} className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        {results.page === null ? (
          <ResultSkeletons />
        ) : (
          results.page.items.map((result, index) => <ResultCard key={result.id} result={result} isAtTop={index < 2} />)
        )}
      </ul>
    </>
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

function NoResults({ onChosen }: { onChosen: () => void }) {
  const { texts, results, filters, go, clear, prefix } = useDirectory()
  const isBeyond = (results.page?.total ?? 0) > 0 && filters.page > 1
  const firstPage = { ...filters, page: 1 }
  const offer = results.page?.didYouMean ?? null
  return (
    <EmptyState
      as="p"
      scene={offer === null ? 'search' : 'none'}
      title={texts.empty}
      text={
        <>
          {isBeyond ? fillMessage(texts.pageBeyond, { page: filters.page }) : texts.emptyHint}
          {offer !== null && (
            <div className="mt-4 mb-1">
              <DidYouMean offer={offer} onChosen={onChosen} />
            </div>
          )}
        </>
      }
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
