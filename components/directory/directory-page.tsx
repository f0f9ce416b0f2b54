'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DirectoryStoreProvider, useDirectoryStore } from '@/lib/client/directory/directory-store'
import { useFilterAddress } from '@/lib/client/directory/filter-address'
import { type ServerResults, useInstitutes } from '@/lib/client/directory/institute-query'
import { useLookup } from '@/lib/client/directory/lookup-query'
import type { Language } from '@/lib/contract/language'
import type { District, Option } from '@/lib/contract/lookup'
import type { FilterMessages } from '@/lib/messages/en/filter'
import type { SuggestionMessages } from '@/lib/messages/en/suggestions'
import { filtersToQuery } from '@/lib/rules/filters/address'
import { clearFilters } from '@/lib/rules/filters/change'
import { DirectoryContext } from './directory-context'
import { FilterSidebar, SIDEBAR_ID } from './filter-sidebar'
import { ResultsSection } from './results-section'
import { scrollTo, scrollToLater } from './scroll'
import { SearchBar } from './search-bar'
import { useDocumentTitle } from './use-document-title'
import { useFacets } from './use-facets'

const FilterSheet = dynamic(() => import('./filter-sheet').then((module) => module.FilterSheet), { ssr: false })

/** What the server read for the address; `null` where a read failed. */
export type DirectoryData = {
  results: ServerResults
  types: Option[] | null
  /** For which type. */
  streams: { typeId: string | null; streams: Option[] | null }
  districts: District[] | null
}

type Props = {
  lang: Language
  prefix: string
  /** The name of the website, for the document's title. */
  brand: string
  texts: FilterMessages
  suggestionTexts: SuggestionMessages
  data: DirectoryData
  /** The heading over the search bar. */
  heading: ReactNode
  /** The drawn scene of the banner. */
  scene: ReactNode
}

/** The filter page. It shows what the address says; what the visitor does goes into the address. */
export function DirectoryPage(props: Props) {
  return (
    <DirectoryStoreProvider>
      <DirectoryScreen {...props} />
    </DirectoryStoreProvider>
  )
}

function DirectoryScreen({ lang, prefix, brand, texts, suggestionTexts, data, heading, scene }: Props) {
  const { filters, go } = useFilterAddress(prefix)
  const [clearings, setClearings] = useState(0)
  const results = useInstitutes(filtersToQuery(filters), data.results)
  const facets = useFacets(results, filters)
  const types = useLookup((all) => all.types, { server: data.types })
  const { typeId } = filters
  const streams = useLookup((all) => all.streams(typeId ?? ''), {
    of: typeId,
    server: typeId === data.streams.typeId ? data.streams.streams : undefined,
    isAsked: typeId !== null,
  })
  const districts = useLookup((all) => all.districts, { server: data.districts })
  const bannerRef = useRef<HTMLElement>(null)
  const headerRef = useRef<HTMLHeadingElement>(null)
  const isSheetOpen = useDirectoryStore((state) => state.isSheetOpen)
  const setSheetOpen = useDirectoryStore((state) => state.setSheetOpen)
  const [wasSheetOpen, setWasSheetOpen] = useState(false)
  if (isSheetOpen && !wasSheetOpen) setWasSheetOpen(true)

  const names = { types: types.entries, streams: streams.entries, districts: districts.entries }
  useDocumentTitle(filters, names, texts, { lang, brand })
  // The link to the filters may have been followed before this script came.
  useEffect(() => {
    if (window.location.hash === `#${SIDEBAR_ID}`) setSheetOpen(true)
  }, [setSheetOpen])

  function clear() {
    setClearings(clearings + 1)
    go(clearFilters())
  }

  return (
    <DirectoryContext
      value={{ lang, prefix, texts, filters, go, clear, clearings, results, facets, types, streams, districts }}
    >
      <section id="banner-section" ref={bannerRef} className="relative isolate">
        <div className="page-column grid gap-4 pt-5 sm:gap-5 sm:pt-8 lg:gap-6 lg:pt-20 lg:pb-24">
          {heading}
          <SearchBar suggestionTexts={suggestionTexts} />
        </div>
        {scene}
      </section>
      <div className="page-column grid gap-8 pt-6 lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-9 lg:pt-9">
        <FilterSidebar onSearch={() => scrollTo(bannerRef.current)} />
        <ResultsSection headerRef={headerRef} onPage={() => scrollToLater(headerRef)} />
      </div>
      {wasSheetOpen && <FilterSheet onShowResults={() => scrollToLater(headerRef)} />}
    </DirectoryContext>
  )
}
