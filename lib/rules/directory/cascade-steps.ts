import { type Cascade, CASCADE_STEPS_PATH, isDistrictChosen, isTypeChosen } from '@/lib/rules/directory/cascade'
import { filtersToQuery } from '@/lib/rules/filters/address'
import { fitUnknown } from '@/lib/rules/filters/change'
import { city, district, stream, type } from '@/lib/rules/filters/lists'
import { EMPTY_FILTERS, type Filters } from '@/lib/rules/filters/table'

/** The cascading filter as pages, one for each choice, in the order in which one hangs on another (spec 1 §4). */
export const CASCADE_FILTERS = { type, stream, district, city }
export const CASCADE_STEPS = Object.values(CASCADE_FILTERS).map(({ name }) => name)
export type CascadeStep = (typeof CASCADE_STEPS)[number]

/** What an address of the steps says is chosen. */
export function cascadeOf({ typeId, streamIds, districtIds, cityId, includesUnknown }: Filters): Cascade {
  return {
    selectedInstitutionType: typeId,
    selectedStream: streamIds,
    selectedDistrict: districtIds,
    selectedCity: cityId,
    includesUnknownCity: includesUnknown.includes('city'),
    isSearchClicked: false,
  }
}

/**
 * The step to show: the one that is asked for, or before it the one that it hangs on. Without one
 * that can be read, the first that is not done.
 */
export function cascadeStep(asked: unknown, filters: Filters): CascadeStep {
  const cascade = cascadeOf(filters)
  if (!isTypeChosen(cascade)) return 'type'
  const step = CASCADE_STEPS.find((each) => each === asked) ?? 'stream'
  return step === 'city' && !isDistrictChosen(cascade) ? 'district' : step
}

/** What is still chosen when a step is gone back to: what comes after it is taken away. */
export function chosenUntil(step: CascadeStep, filters: Filters): Filters {
  const done = Object.values(CASCADE_FILTERS).slice(0, CASCADE_STEPS.indexOf(step) + 1)
  const kept = done.reduce<Filters>((all, filter) => ({ ...all, ...filter.from(filter.ids(filters)) }), EMPTY_FILTERS)
  return { ...kept, includesUnknown: fitUnknown(filters.includesUnknown, kept) }
}

/** The address of a step with what is chosen up to it. @param prefix `''` or `/kn` */
export function cascadeStepHref(step: CascadeStep, filters: Filters, prefix: string): string {
  const query = filtersToQuery(chosenUntil(step, filters))
  return `${prefix}${CASCADE_STEPS_PATH}?${query === '' ? '' : `${query}&`}step=${step}`
}
