import 'server-only'
import { MAX_PAGE_SIZE } from '@/lib/contract/constants'
import { filtersToHref } from '@/lib/rules/filters/address'
import { EMPTY_FILTERS, type Filters } from '@/lib/rules/filters/table'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { INSTITUTES_IN_A_PART, SITEMAP_END, SITEMAP_START, sitemapEntry } from '@/lib/rules/routes/sitemap'
import { routesWith } from '@/lib/rules/routes/links'
import { definitionOf } from '@/lib/rules/routes/table'
import { getEnvironment } from '@/lib/server/env'
import { readOptionalCalls } from '@/lib/server/reads/optional-calls'
import { listInstitutes } from '@/lib/server/reads/institute'
import { listDistricts, listInstituteTypes, listStreams } from '@/lib/server/reads/lookup'

/** The pages that the table of routes lists, and every filter page that is meant to be found (reach: one type, with a stream or a district). */
export async function pagesSitemap(): Promise<string> {
  const { siteUrl } = getEnvironment()
  const [types, districts, calls] = await Promise.all([listInstituteTypes(), listDistricts(), readOptionalCalls()])
  const filters: Filters[] = [EMPTY_FILTERS]
  for (const type of types) {
    const ofType = { ...EMPTY_FILTERS, typeId: type.id }
    filters.push(ofType)
    for (const stream of await listStreams(type.id)) filters.push({ ...ofType, streamIds: [stream.id] })
    for (const district of districts) filters.push({ ...ofType, districtIds: [district.id] })
  }
  const listed = routesWith(calls).filter((route) => definitionOf(route).indexing === 'listed')
  const paths = [...listed, ...filters.map((one) => filtersToHref(one))]
  return SITEMAP_START + paths.map((path) => sitemapEntry(siteUrl, { path, changedOn: null })).join('') + SITEMAP_END
}

/**
 * One part of the institutions, written while it is read: a hundred at a time, whatever the size of
 * the directory.
 * @param part from 1
 * @returns null when there is no such part
 * @throws ProviderError before the first byte; a later one breaks the answer off, so that no crawler
 *   takes half a part for the whole
 */
export async function institutesSitemap(part: number): Promise<ReadableStream<Uint8Array> | null> {
  const pages = sitemapPages(part)
  const first = await pages.next()
  if (first.done) return null
  const encoder = new TextEncoder()
  let pending: string | null = SITEMAP_START + first.value
  return new ReadableStream({
    async pull(controller) {
      if (pending !== null) {
        controller.enqueue(encoder.encode(pending))
        pending = null
        return
      }
      const next = await pages.next()
      controller.enqueue(encoder.encode(next.done ? SITEMAP_END : next.value))
      if (next.done) controller.close()
    },
  })
}

async function* sitemapPages(part: number): AsyncGenerator<string, void> {
  const { siteUrl } = getEnvironment()
  const pagesInAPart = INSTITUTES_IN_A_PART / MAX_PAGE_SIZE
  const start = (part - 1) * pagesInAPart
  for (let page = start + 1; page <= start + pagesInAPart; page += 1) {
    const { items, totalPages } = await listInstitutes(
      new URLSearchParams({ page: String(page), limit: String(MAX_PAGE_SIZE) }),
    )
    if (items.length === 0) return
    yield items
      .map(({ id, changedOn }) => ({ path: institutePath(id), changedOn }))
      .map((entry) => sitemapEntry(siteUrl, entry))
      .join('')
    if (page >= totalPages) return
  }
}
