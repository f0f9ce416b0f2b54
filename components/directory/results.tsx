'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { isPlainClick } from '@/components/ui/plain-click'
import { listActiveFilters, NO_NAMES } from '@/lib/rules/filters/active'
import { filtersToHref } from '@/lib/rules/filters/address'
import { type ResultLook, resultLooks } from '@/lib/rules/directory/result-look'
import type { ResultPage } from '@/lib/rules/directory/result-page'
import { dropFilter, isSet } from '@/lib/rules/filters/change'
import { sayKnown } from '@/lib/rules/filters/known'
import { FILTERS, search } from '@/lib/rules/filters/table'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { useDirectory } from './directory-context'
import { ResultCard } from './result-card'
import { ResultRow } from './result-row'
import { ResultSkeletons } from './result-skeletons'

/** Part of the server's HTML; its script comes only where there is something to offer. */
const DidYouMean = dynamic(() => import('./did-you-mean').then((module) => module.DidYouMean))

/**
 * How the results stand; while others come, as those before did: which of them will have a picture nobody knows, but a
 * directory made of lists has none on any page.
 */
function useLastLooks(page: ResultPage | null): readonly ResultLook[] {
  const [last, setLast] = useState<{ page: ResultPage | null; looks: readonly ResultLook[] }>({ page: null, looks: [] })
  if (page === null || page === last.page) return last.looks
  const looks = resultLooks(page.items.map(({ image }) => pictureSrc(image) !== null))
  setLast({ page, looks })
  return looks
}

/** The results in each of their states: cards, skeletons, nothing found, no such page, failed. */
export function Results({ onChosen }: { onChosen: () => void }) {
  const { results } = useDirectory()
  const offer = results.page?.didYouMean ?? null
  const looks = useLastLooks(results.page)
  if (results.state === 'failed') return <FailedResults />
  if (results.state === 'ready' && results.page?.items.length === 0) return <NoResults onChosen={onChosen} />
  return (
    <>
      {offer !== null && <DidYouMean offer={offer} onChosen={onChosen} />}
      <ul aria-busy={results.state === 'loading'} className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        {results.page === null ? (
          <ResultSkeletons looks={looks} />
        ) : (
          results.page.items.map((result, index) =>
            looks[index] === 'row' ? (
              <ResultRow key={result.id} result={result} />
            ) : (
              <ResultCard key={result.id} result={result} isAtTop={index < 2} />
            ),
          )
        )}
      </ul>
    </>
  )
}

/** What narrows the results, for sentences that are to fit. */
function useNarrowing(): 'filters' | 'search' | 'nothing' {
  const { filters } = useDirectory()
  if (listActiveFilters(dropFilter(filters, search), NO_NAMES).length > 0) return 'filters'
  return filters.search === '' ? 'nothing' : 'search'
}

/** Of how many it is known what the filters ask for that are set: nothing found may be nothing known. */
function KnownOfSet() {
  const { texts, filters, facets } = useDirectory()
  const said = FILTERS.flatMap((filter) =>
    filter.contract === null || !isSet(filter, filters) ? [] : (sayKnown(facets, filter.contract, texts) ?? []),
  )
  return said.map((sentence) => (
    <p key={sentence} className="mt-2 font-medium text-ink tabular-nums">
      {sentence}
    </p>
  ))
}

/** A link to the same list, which without JavaScript asks for it again. */
function Retry() {
  const { texts, results, filters, prefix } = useDirectory()
  return (
    <WayOn href={filtersToHref(filters, prefix)} onPress={results.retry}>
      {texts.retry}
    </WayOn>
  )
}

function WayOn({ href, onPress, children }: { href: string; onPress: () => void; children: ReactNode }) {
  return (
    <a
      href={href}
      className={buttonClass()}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </a>
  )
}

function FailedResults() {
  const { texts } = useDirectory()
  const narrowing = useNarrowing()
  return (
    <div role="alert">
      <EmptyState
        as="p"
        scene="trouble"
        title={texts.loadFailed}
        text={narrowing === 'filters' ? `${texts.loadFailedHint} ${texts.filtersKept}` : texts.loadFailedHint}
        action={<Retry />}
      />
    </div>
  )
}

function NoResults({ onChosen }: { onChosen: () => void }) {
  const { texts, results, filters, go, clear, prefix } = useDirectory()
  const narrowing = useNarrowing()
  const isBeyond = (results.page?.total ?? 0) > 0 && filters.page > 1
  const firstPage = { ...filters, page: 1 }
  const offer = results.page?.didYouMean ?? null
  const isUnderstood = (results.page?.understood?.parts.length ?? 0) > 0
  const hints = {
    filters: texts.emptyHint,
    search: isUnderstood ? texts.emptyUnderstoodHint : texts.emptySearchHint,
    nothing: texts.emptyDirectoryHint,
  }
  const toAll = (name: string) => (
    <WayOn href={`${prefix}/filter`} onPress={clear}>
      {name}
    </WayOn>
  )
  const waysOn = { filters: toAll(texts.clearFilters), search: toAll(texts.clearSearch), nothing: <Retry /> }
  return (
    <EmptyState
      as="p"
      scene={offer === null ? 'search' : 'none'}
      title={texts.empty}
      text={
        <>
          {isBeyond ? fillMessage(texts.pageBeyond, { page: filters.page }) : hints[narrowing]}
          {!isBeyond && <KnownOfSet />}
          {offer !== null && (
            <div className="mt-4 mb-1">
              <DidYouMean offer={offer} onChosen={onChosen} />
            </div>
          )}
        </>
      }
      action={
        isBeyond ? (
          <WayOn href={filtersToHref(firstPage, prefix)} onPress={() => go(firstPage)}>
            {texts.firstPage}
          </WayOn>
        ) : (
          waysOn[narrowing]
        )
      }
    />
  )
}
