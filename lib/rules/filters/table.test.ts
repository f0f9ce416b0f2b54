import { INCLUDE_UNKNOWN } from '@/lib/contract/constants'
import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import { FILTER_PARAMETERS, filtersToProviderQuery, filtersToQuery, parseFilters } from '@/lib/rules/filters/address'
import { countNarrowing, listActiveFilters, NO_NAMES } from '@/lib/rules/filters/active'
import { dropFilter, filtersUnder, isSet, toggleOption, toggleUnknown } from '@/lib/rules/filters/change'
import { EMPTY_FILTERS, FILTERS, type Filters } from '@/lib/rules/filters/table'
import { someValues } from '@/testing/filter-values'

/** Every filter is set in it. */
const FULL = FILTERS.reduce<Filters>((filters, filter) => ({ ...filters, ...someValues(filter) }), EMPTY_FILTERS)

test('every filter of the contract has one entry, and no two share a name or a parameter', () => {
  const contracts = FILTERS.flatMap(({ contract }) => contract ?? [])
  expect(contracts.sort()).toEqual(DIRECTORY_FILTERS.map(({ name }) => name).sort())
  for (const list of [FILTERS.map(({ name }) => name), FILTERS.flatMap(({ parameters }) => parameters)]) {
    expect(new Set(list).size).toBe(list.length)
  }
})

describe.each(FILTERS.map((filter) => [filter.name, filter] as const))('%s', (_, filter) => {
  const names = { types: [], streams: [], districts: [] }

  test('is set or not, in the address and for the provider', () => {
    expect([isSet(filter, FULL), isSet(filter, EMPTY_FILTERS)]).toEqual([true, false])
    expect(filter.ask(EMPTY_FILTERS).every(([, value]) => value === null)).toBe(true)
    expect(filter.ask(FULL).some(([, value]) => value !== null)).toBe(true)
  })

  test('is read back out of the address', () => {
    const filters = { ...EMPTY_FILTERS, ...someValues(filter) }
    expect(parseFilters(new URLSearchParams(filtersToQuery(filters)))).toEqual(filters)
  })

  test('writes what it reads, and asks for what the contract has', () => {
    const known = DIRECTORY_FILTERS.find(({ name }) => name === filter.contract)?.parameters ?? ['search']
    expect(filter.parameters).toEqual(expect.arrayContaining(filter.write(FULL).map(([name]) => name)))
    expect(filter.ask(FULL).map(([name]) => name)).toEqual(known)
  })

  test('has a chip, and is the only one that its removal takes away', () => {
    expect(filter.chips(FULL, names)).toHaveLength(1)
    const left = dropFilter(FULL, filter)
    expect(FILTERS.filter((each) => !isSet(each, left))).toEqual([filter])
  })
})

const unknowable = FILTERS.filter(({ includeUnknown }) => includeUnknown !== null)

test('of every filter but the search and what lists never deny, those can be left in of whom nobody has said it', () => {
  const others = FILTERS.filter((filter) => !unknowable.includes(filter)).map(({ name }) => name)
  expect(others).toEqual(['search', 'residential'])
  for (const name of others)
    expect(
      toggleUnknown(
        FULL,
        FILTERS.find((filter) => filter.name === name)!,
      ),
    ).toEqual(FULL)
})

test.each(unknowable.map((filter) => [filter.name, filter] as const))(
  'who is left in beside %s has an address, is asked for and has a chip',
  (name, filter) => {
    const filters = toggleUnknown({ ...EMPTY_FILTERS, ...someValues(filter) }, filter)
    const query = new URLSearchParams(filtersToQuery(filters))
    expect(query.get(`${name}Unknown`)).toBe('true')
    expect(FILTER_PARAMETERS).toContain(`${name}Unknown`)
    expect(parseFilters(query)).toEqual(filters)
    expect(filtersToProviderQuery(filters).get(INCLUDE_UNKNOWN)).toBe(filter.contract)
    const active = listActiveFilters(filters, NO_NAMES)
    expect([active.length, countNarrowing(active)]).toEqual([2, 1])
    const [, chip] = active
    expect(chip?.without).toEqual({ ...filters, includesUnknown: [] })
    expect(filtersToQuery(dropFilter(filters, filter))).toBe('')
  },
)

test('a change of what options hang on drops them', () => {
  const hanging = FILTERS.flatMap((filter) =>
    filter.kind === 'list' ? filtersUnder(filter).map((each) => [filter, each] as const) : [],
  )
  expect(hanging.map(([parent, each]) => [parent.name, each.name])).toEqual([
    ['type', 'stream'],
    ['district', 'city'],
  ])
  for (const [parent, each] of hanging) expect(isSet(each, toggleOption(FULL, parent, '2'))).toBe(false)
})
