'use client'

import { useState } from 'react'
import { Pagination } from '@/components/ui/pagination'
import { isPlainClick } from '@/components/ui/plain-click'
import { listPageItems } from '@/lib/rules/directory/pagination'
import { filtersToHref } from '@/lib/rules/filters/address'
import { setPage } from '@/lib/rules/filters/change'
import { useDirectory } from './directory-context'

/** How many pages there are; while results come, how many there were. */
function useTotalPages(): number {
  const { results } = useDirectory()
  const [last, setLast] = useState(results.page?.totalPages ?? 0)
  const now = results.state === 'loading' ? last : (results.page?.totalPages ?? 0)
  if (now !== last) setLast(now)
  return now
}

/** The pages of the results, as plain links; none for one page, deaf while results come (spec 2 §9). */
export function ResultPagination({ onPage }: { onPage: () => void }) {
  const { texts, filters, results, go, prefix } = useDirectory()
  const totalPages = useTotalPages()
  const isLoading = results.state === 'loading'
  const { page } = filters
  if (totalPages <= 1 || page > totalPages) return null
  const hrefOf = (target: number) => filtersToHref({ ...filters, page: target }, prefix)
  const targets = new Map(
    [page - 1, page + 1, ...listPageItems(page, totalPages)].flatMap((target) =>
      target === 'gap' ? [] : [[hrefOf(target), target] as const],
    ),
  )
  return (
    <Pagination
      items={listPageItems(page, totalPages).map((item, index) =>
        item === 'gap' ? { kind: 'gap', key: `gap-${index}` } : { kind: 'page', page: item, href: hrefOf(item) },
      )}
      current={page}
      previousHref={page > 1 ? hrefOf(page - 1) : null}
      nextHref={page < totalPages ? hrefOf(page + 1) : null}
      disabled={isLoading}
      labels={{ pages: texts.pages, previous: texts.previousPage, next: texts.nextPage, page: texts.page }}
      onNavigate={(event, href) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        const target = targets.get(href)
        if (isLoading || target === undefined) return
        go(setPage(filters, target, totalPages))
        onPage()
      }}
    />
  )
}
