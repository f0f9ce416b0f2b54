import { city, district } from './lists'
import { type AnyFilter, EMPTY_FILTERS, FILTERS, type Filters } from './table'
import { fitFees, foldSearch, type Sort, sortIds } from './values'

/**
 * What a visitor does to the filters (spec 2 §4 "Filters"). Each change gives new filters and goes
 * back to page 1, because page 3 of other results means nothing.
 */

/** Those of options, of which one or several are chosen. */
type OptionFilter = Extract<AnyFilter, { kind: 'list' | 'several' }>
type AnyListFilter = Extract<AnyFilter, { kind: 'list' }>

/** Those whose options hang on another one's choice. */
export function filtersUnder(filter: OptionFilter): readonly AnyListFilter[] {
  return FILTERS.flatMap((each) => (each.kind === 'list' && each.under?.filter.name === filter.name ? [each] : []))
}

export function isSet(filter: AnyFilter, filters: Filters): boolean {
  return filter.write(filters).some(([, value]) => value !== null)
}

/** Whether its options hang on a choice that is not made yet. */
export function lacksParent(filter: AnyFilter, filters: Filters): boolean {
  return filter.kind === 'list' && filter.under?.filter.ids(filters).length === 0
}

/** Of these filters, in their order, those of which the unknown can be left in: beside one that is not set none are left out. */
export function fitUnknown(names: readonly string[], filters: Filters): Filters['includesUnknown'] {
  return FILTERS.flatMap((filter) =>
    filter.includeUnknown !== null && names.includes(filter.name) && isSet(filter, filters) ? [filter.name] : [],
  )
}

function changed(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change, page: 1 }
  return { ...next, includesUnknown: fitUnknown(next.includesUnknown, next) }
}

/** The filters without one of them, and with all the others, also those that hang on it. */
export function dropFilter(filters: Filters, filter: AnyFilter): Filters {
  return changed(filters, filter.empty)
}

/**
 * Chooses an option or takes it back: of several, or in place of the one that was chosen. What hangs on the filter
 * is dropped, because its options were those of another choice.
 */
export function toggleOption(filters: Filters, filter: OptionFilter, id: string): Filters {
  const ids = filter.ids(filters)
  const others = filter.isOne ? [] : ids.filter((other) => other !== id)
  const next = ids.includes(id) ? others : sortIds([...others, id])
  return changed(filtersUnder(filter).reduce(dropFilter, filters), filter.from(next))
}

/** Whether a filter stands as in these values. */
export function isChosen(filters: Filters, filter: AnyFilter, values: Partial<Filters>): boolean {
  return String(filter.write({ ...filters, ...values })) === String(filter.write(filters))
}

/** Sets the values of a filter; setting them again clears it. */
export function toggleValues(filters: Filters, filter: AnyFilter, values: Partial<Filters>): Filters {
  return isChosen(filters, filter, values) ? dropFilter(filters, filter) : changed(filters, values)
}

/** Leaves those in of whom nobody has said what the filter asks for, or out again. */
export function toggleUnknown(filters: Filters, { name }: AnyFilter): Filters {
  const { includesUnknown } = filters
  const others = includesUnknown.filter((other) => other !== name)
  return changed(filters, { includesUnknown: includesUnknown.includes(name) ? others : [...others, name] })
}

/** Sets the fee range in rupees, brought to what the slider can hold (spec 2 §5). */
export function setFees(filters: Filters, minFee: number, maxFee: number): Filters {
  return changed(filters, fitFees(minFee, maxFee))
}

/**
 * Searches for a text within the filters that are set. A blank text is no search: the filters come
 * back as they are.
 */
export function setSearch(filters: Filters, text: string): Filters {
  const search = foldSearch(text)
  // An order chosen before would hide what the words match best.
  return search === '' ? filters : { ...filters, search, sort: null, page: 1 }
}

/** The search without some of its words, or none at all. */
export function narrowSearch(filters: Filters, without: string): Filters {
  return { ...filters, search: foldSearch(without), page: 1 }
}

/**
 * Goes to a place instead of searching for its name; the other filters stay.
 * @param search what is searched besides the place
 */
export function searchPlace(filters: Filters, districtId: string, cityId: string | null, search = ''): Filters {
  const elsewhere = [district, city].reduce<Filters>(dropFilter, filters)
  return changed(elsewhere, { search: foldSearch(search), districtIds: [districtId], cityId })
}

export function setSort(filters: Filters, sort: Sort | null): Filters {
  return { ...filters, sort, page: 1 }
}

/** Only pages within 1..total exist; another one changes nothing. */
export function setPage(filters: Filters, page: number, totalPages: number): Filters {
  return Number.isInteger(page) && page >= 1 && page <= totalPages ? { ...filters, page } : filters
}

/** Clear Filters: everything, the search, the order and the fee range too. */
export function clearFilters(): Filters {
  return EMPTY_FILTERS
}
