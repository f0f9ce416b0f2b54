import type { Language } from '@/lib/contract/language'
import type { District, Option } from '@/lib/contract/lookup'
// Not the whole table of filters: what the home page loads of it is weighed.
import { listCities } from '@/lib/rules/directory/list-cities'
import { city, district, stream, type } from '@/lib/rules/filters/lists'
import type { Filters } from '@/lib/rules/filters/table'
import { sortIds, toQuery, unknownParameter } from '@/lib/rules/filters/values'

/**
 * The home page's cascading filter (spec 1 §3 "Cascading filter state", §4 "Cascading filter"): each
 * choice takes away what was chosen after it. Ids are the provider's.
 */
export type Cascade = Readonly<{
  selectedInstitutionType: string | null
  selectedStream: readonly string[]
  selectedDistrict: readonly string[]
  selectedCity: string | null
  /** Also those of the districts whose city nobody has said; counts once a city is chosen. */
  includesUnknownCity: boolean
  isSearchClicked: boolean
}>

export const EMPTY_CASCADE: Cascade = {
  selectedInstitutionType: null,
  selectedStream: [],
  selectedDistrict: [],
  selectedCity: null,
  includesUnknownCity: false,
  isSearchClicked: false,
}

/** Where a search begins to be read on the filter page (ADR 30, navstate). */
export const CASCADE_ANCHOR = '#banner-section'

/** The same filter as pages, one for each choice: for browsers without JavaScript. */
export const CASCADE_STEPS_PATH = '/filter/steps'

/** Clears streams, districts, city and the search flag. */
export function chooseType(_: Cascade, id: string): Cascade {
  return { ...EMPTY_CASCADE, selectedInstitutionType: id }
}

/** The first type is selected automatically once the types load; also after they changed and it is gone. */
export function meetTypes(cascade: Cascade, types: readonly Option[]): Cascade {
  const [first] = types
  if (first === undefined || types.some(({ id }) => id === cascade.selectedInstitutionType)) return cascade
  return chooseType(cascade, first.id)
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

/** Clears districts, city and the search flag. Nothing before a type is chosen. */
export function toggleStream(cascade: Cascade, id: string): Cascade {
  if (!isTypeChosen(cascade)) return cascade
  const { selectedInstitutionType, selectedStream } = cascade
  return { ...EMPTY_CASCADE, selectedInstitutionType, selectedStream: toggled(selectedStream, id) }
}

/** Clears the city, and whether those without one stay. */
export function toggleDistrict(cascade: Cascade, id: string): Cascade {
  return {
    ...cascade,
    selectedDistrict: toggled(cascade.selectedDistrict, id),
    selectedCity: null,
    includesUnknownCity: false,
  }
}

/** Resets the search flag. Nothing before a district is chosen. @param id `null` for any city of the districts */
export function chooseCity(cascade: Cascade, id: string | null): Cascade {
  return isDistrictChosen(cascade) ? { ...cascade, selectedCity: id, isSearchClicked: false } : cascade
}

/** Keeps those whose city nobody has said, or leaves them out again; resets the search flag. */
export function toggleUnknownCity(cascade: Cascade): Cascade {
  return { ...cascade, includesUnknownCity: !cascade.includesUnknownCity, isSearchClicked: false }
}

/** Clear: as it was when the types had loaded. */
export function clearCascade(types: readonly Option[]): Cascade {
  return meetTypes(EMPTY_CASCADE, types)
}

/** Search: sets the search flag. Nothing before a type is chosen. */
export function markSearched(cascade: Cascade): Cascade {
  return isTypeChosen(cascade) ? { ...cascade, isSearchClicked: true } : cascade
}

/** Before it, Search, Clear and Stream are disabled. */
export function isTypeChosen({ selectedInstitutionType }: Cascade): boolean {
  return selectedInstitutionType !== null
}

/** Before it, City is disabled. */
export function isDistrictChosen({ selectedDistrict }: Cascade): boolean {
  return selectedDistrict.length > 0
}

/** The cities offered: the union of the selected districts' cities, each once by its id. */
export function offeredCities(cascade: Cascade, districts: readonly District[], lang: Language): Option[] {
  return listCities(districts, cascade.selectedDistrict, lang)
}

type CascadePart = 'typeId' | 'streamIds' | 'districtIds' | 'cityId'

/** What is chosen as filters of the filter page. */
function cascadeFilters(cascade: Cascade): Pick<Filters, CascadePart> {
  return {
    typeId: cascade.selectedInstitutionType,
    streamIds: sortIds(cascade.selectedStream),
    districtIds: sortIds(cascade.selectedDistrict),
    cityId: cascade.selectedCity,
  }
}

/** The same as the query of an address, without `?`. */
export function cascadeQuery(cascade: Cascade): string {
  const chosen = cascadeFilters(cascade)
  const isUnknownCity = cascade.selectedCity !== null && cascade.includesUnknownCity
  return toQuery([
    ...type.write(chosen),
    ...stream.write(chosen),
    ...district.write(chosen),
    ...city.write(chosen),
    [unknownParameter(city.name), isUnknownCity ? 'true' : null],
  ])
}

/**
 * Where Search leads: the filter page with `instituteId`, `categoryId` and `districtId` (joined by
 * commas) and `cityId`, at its banner.
 * @param prefix before the paths of the language: `''` or `/kn`
 */
export function cascadeHref(cascade: Cascade, prefix: string): string {
  const query = cascadeQuery(cascade)
  return `${prefix}/filter${query === '' ? '' : `?${query}`}${CASCADE_ANCHOR}`
}

/** What comes with a page for its cascading filter; `null` where it could not be had. */
export type CascadeLists = {
  types: readonly Option[] | null
  /** Those of the first type. */
  streams: readonly Option[] | null
  districts: readonly District[] | null
}
