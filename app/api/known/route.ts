import { filtersToProviderQuery, parseFilters } from '@/lib/rules/filters/address'
import { answerRead } from '@/lib/bff/answer-read'
import { countFacets } from '@/lib/server/reads/institute'

/**
 * Of how many institutions of the filter page's address it is known what each filter asks for: `{facets}` with that alone, `null`
 * where the provider counts nothing.
 */
export function GET(request: Request) {
  const query = filtersToProviderQuery(parseFilters(new URL(request.url).searchParams))
  return answerRead(async () => {
    const known = (await countFacets(query))?.known
    return { facets: known === undefined || Object.keys(known).length === 0 ? null : { known } }
  })
}
