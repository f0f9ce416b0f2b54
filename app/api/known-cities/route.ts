import { filtersToProviderQuery, parseFilters } from '@/lib/rules/filters/address'
import { answerRead } from '@/lib/bff/answer-read'
import { countFacets } from '@/lib/server/reads/institute'

/**
 * Of how many institutions of the filter page's address the city is known: `{facets}` with that alone, `null` where the
 * provider counts nothing.
 */
export function GET(request: Request) {
  const query = filtersToProviderQuery(parseFilters(new URL(request.url).searchParams))
  return answerRead(async () => {
    const told = (await countFacets(query))?.known?.city_id
    return { facets: told === undefined ? null : { known: { city_id: told } } }
  })
}
