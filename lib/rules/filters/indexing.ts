import type { Text } from '@/lib/contract/lenient'
import type { Option } from '@/lib/contract/lookup'
import { filtersToQuery } from '@/lib/rules/filters/address'
import type { FilterNames } from '@/lib/rules/filters/filter'
import { EMPTY_FILTERS, type Filters } from '@/lib/rules/filters/table'

/** What an indexable page is about; all `null` for the bare page. */
export type FilterSubject = { type: Text | null; stream: Text | null; district: Text | null }

export type FilterIndexing = {
  isIndexable: boolean
  /** Itself when indexable, otherwise the nearest page that is. */
  canonical: Filters
  subject: FilterSubject
}

/**
 * The nearest page that robots may list: the bare one, one type, a type with one stream, or a type
 * with one district. A page of results belongs to its list only while nothing else narrows it.
 */
function nearestIndexable(filters: Filters): Filters {
  const { typeId, streamIds, districtIds, page } = filters
  const list = { ...EMPTY_FILTERS, typeId }
  if (typeId === null) return matching(EMPTY_FILTERS)
  if (streamIds.length === 1) return matching({ ...list, streamIds })
  if (districtIds.length === 1) return matching({ ...list, districtIds })
  return matching(list)

  function matching(candidate: Filters): Filters {
    const isSame = filtersToQuery({ ...filters, page: 1 }) === filtersToQuery(candidate)
    return isSame ? { ...candidate, page } : candidate
  }
}

/**
 * What robots are told about a filter page (docs/adr/0011-filter-pages-in-search-engines.md).
 * Without results, or when a name is unknown, the page is not for them.
 * @param hasResults whether this very page shows at least one institution
 */
export function indexFilterPage(filters: Filters, names: FilterNames, hasResults: boolean): FilterIndexing {
  const canonical = nearestIndexable(filters)
  const find = (options: readonly Option[], id: string | null | undefined) =>
    options.find((option) => option.id === id)?.name ?? null
  const subject = {
    type: find(names.types, canonical.typeId),
    stream: find(names.streams, canonical.streamIds[0]),
    district: find(names.districts, canonical.districtIds[0]),
  }
  const isNamed =
    (canonical.typeId === null || subject.type !== null) &&
    (canonical.streamIds.length === 0 || subject.stream !== null) &&
    (canonical.districtIds.length === 0 || subject.district !== null)
  const isItself = filtersToQuery(canonical) === filtersToQuery(filters)
  return { isIndexable: isItself && isNamed && hasResults, canonical, subject }
}
