import { INCLUDE_UNKNOWN } from '@/lib/contract/constants'
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
})

type City = { cityId: string | null; includesUnknownCity: boolean }
const NO_CITY: City = { cityId: null, includesUnknownCity: false }
/** In the address, also those of the districts whose city nobody has said (ADR 70). */
export const UNKNOWN_CITY = 'cityUnknown'

const cities = listFilter({
  name: 'city',
  contract: 'city_id',
  parameter: 'cityId',
  isOne: true,
  ids: ({ cityId }: City) => (cityId === null ? [] : [cityId]),
  from: ([cityId]): Partial<City> => (cityId === undefined ? NO_CITY : { cityId }),
  empty: NO_CITY,
  lookup: 'districts',
  options: ({ districts }, parents, lang) => listCities(districts, parents ?? districts.map(({ id }) => id), lang),
  title: 'city',
  none: 'noCities',
  any: 'anyCity',
  under: { filter: district, mark: 'citiesOf', first: 'chooseDistrictFirst' },
  hidden: 'hiddenByCity',
})

export const city: typeof cities = {
  ...cities,
  parameters: [...cities.parameters, UNKNOWN_CITY],
  parse(query) {
    const { cityId } = cities.parse(query)
    const [isIncluded] = valuesOf(query, UNKNOWN_CITY)
    return { cityId, includesUnknownCity: cityId !== null && isIncluded === 'true' }
  },
  write: (state) => [...cities.write(state), [UNKNOWN_CITY, state.includesUnknownCity ? 'true' : null]],
  ask: (state) => [...cities.ask(state), [INCLUDE_UNKNOWN, state.includesUnknownCity ? 'city_id' : null]],
}
