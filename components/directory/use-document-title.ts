'use client'

import { useEffect, useRef } from 'react'
import type { Language } from '@/lib/contract/language'
import { filtersToQuery } from '@/lib/rules/filters/address'
import type { FilterNames } from '@/lib/rules/filters/filter'
import type { Filters } from '@/lib/rules/filters/table'
import { titleFilterPage, type TitleTexts } from '@/lib/rules/filters/title'

type Page = { lang: Language; brand: string }

/** Keeps the document's title true while the filters change under it; the first title is the server's. */
export function useDocumentTitle(filters: Filters, names: FilterNames, texts: TitleTexts, page: Page) {
  const query = filtersToQuery(filters)
  const first = useRef(query)
  const hasChanged = useRef(false)
  const title = `${titleFilterPage(filters, names, texts, page.lang)} | ${page.brand}`
  useEffect(() => {
    hasChanged.current ||= query !== first.current
    if (hasChanged.current) document.title = title
  }, [query, title])
}
