import { DEFAULT_LANGUAGE } from '@/lib/contract/language'
import { listCities } from '@/lib/rules/directory/list-cities'
import { sayText } from '@/lib/rules/text/localized-text'
import { inOrderOfNames } from '@/lib/rules/text/order-of-names'
import type { ListEntry, ListFilter } from './filter'
import { type QueryValues, readIds, STREAMS_OF, valuesOf } from './values'

/** A filter of options, from what is its own. */
function listFilter<Name extends string, State, Parent = object>(
  entry: ListEntry<Name, State, Parent> & { empty: NoInfer<State> },
): ListFilter<Name, State, Parent> {
  const { contract, parameter, ids, from, under, title } = entry
  const isListedHere = (query: QueryValues) => {
    const listed = under === null ? [] : valuesOf(query, under.mark)
    return (
      under === null ||
      listed.length === 0 ||
      readIds(listed).join() === under.filter.ids(under.filter.parse(query)).join()
    )
  }
  return {
    ...entry,
    kind: 'list',
    parameters: under === null ? [parameter] : [parameter, under.mark],
    parse(query) {
      const values = valuesOf(query, parameter)
      const read = entry.isOne ? readIds(values.slice(0, 1)).slice(0, 1) : readIds(values)
      return { ...entry.empty, ...from(isListedHere(query) ? read : []) }
    },
    write: (state) => [[parameter, ids(state).join() || null]],
    ask: (state) => [[contract, ids(state).join() || null]],
    chips(state, names) {
      const options = entry.options(names, null, DEFAULT_LANGUAGE)
      return ids(state).map((id) => ({ id, name: options.find((option) => option.id === id)?.name ?? null }))
    },
    say: ({ name }, texts, lang) => (name ? sayText(name, lang) : texts[title]),
  }
}

export const type = listFilter({
  name: 'type',
  contract: 'institute_type_id',
  parameter: 'instituteId',
  isOne: true,
  ids: ({ typeId }: { typeId: string | null }) => (typeId === null ? [] : [typeId]),
  from: ([typeId = null]) => ({ typeId }),
  empty: { typeId: null },
  lookup: 'types',
  options: ({ types }) => types,
  title: 'categories',
  none: 'noTypes',
  any: 'anyType',
  under: null,
  hidden: 'hiddenByType',
  includeUnknown: 'includeUnknownType',
})

export const stream = listFilter({
  name: 'stream',
  contract: 'category_id',
  parameter: 'categoryId',
  isOne: false,
  ids: ({ streamIds }: { streamIds: readonly string[] }) => streamIds,
  from: (streamIds) => ({ streamIds }),
  empty: { streamIds: [] },
  lookup: 'streams',
  options: ({ streams }) => streams,
  title: 'stream',
  none: 'noStreams',
  any: null,
  under: { filter: type, mark: STREAMS_OF, first: 'chooseTypeFirst' },
  hidden: 'hiddenByStream',
  includeUnknown: 'includeUnknownStream',
})

export const district = listFilter({
  name: 'district',
  contract: 'district_id',
  parameter: 'districtId',
  isOne: false,
  ids: ({ districtIds }: { districtIds: readonly string[] }) => districtIds,
  from: (districtIds) => ({ districtIds }),
  empty: { districtIds: [] },
  lookup: 'districts',
  options: ({ districts }, _, lang) => inOrderOfNames(districts, lang),
  title: 'district',
  none: 'noDistricts',
  any: null,
  under: null,
  hidden: 'hiddenByDistrict',
  includeUnknown: 'includeUnknownDistrict',
})

export const city = listFilter({
  name: 'city',
  contract: 'city_id',
  parameter: 'cityId',
  isOne: true,
  ids: ({ cityId }: { cityId: string | null }) => (cityId === null ? [] : [cityId]),
  from: ([cityId = null]) => ({ cityId }),
  empty: { cityId: null },
  lookup: 'districts',
  options: ({ districts }, parents, lang) => listCities(districts, parents ?? districts.map(({ id }) => id), lang),
  title: 'city',
  none: 'noCities',
  any: 'anyCity',
  under: { filter: district, mark: 'citiesOf', first: 'chooseDistrictFirst' },
  hidden: 'hiddenByCity',
  includeUnknown: 'includeUnknownCity',
})
