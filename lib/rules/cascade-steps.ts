import { type Cascade, CASCADE_STEPS_PATH, isDistrictChosen, isTypeChosen } from '@/lib/rules/cascade'
import { EMPTY_FILTERS, type Filters } from '@/lib/rules/filters'
import { filtersToQuery } from '@/lib/rules/filters-query'

/** The cascading filter as pages, one for each choice, in the order in which one hangs on another (spec 1 §4). */
export const CASCADE_STEPS = ['type', 'stream', 'district', 'city'] as const
export type CascadeStep = (typeof CASCADE_STEPS)[number]

/** What an address of the steps says is chosen. */
export function cascadeOf({ typeId, streamIds, districtIds, cityId }: Filters): Cascade {
  return {
    selectedInstitutionType: typeId,
    selectedStream: streamIds,
    selectedDistrict: districtIds,
    selectedCity: cityId,
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
export function chosenUntil(step: CascadeStep, { typeId, streamIds, districtIds, cityId }: Filters): Filters {
  const last = CASCADE_STEPS.indexOf(step)
  return {
    ...EMPTY_FILTERS,
    typeId,
    streamIds: last >= 1 ? streamIds : [],
    districtIds: last >= 2 ? districtIds : [],
    cityId: last >= 3 ? cityId : null,
  }
}

/** The address of a step with what is chosen up to it. @param prefix `''` or `/kn` */
export function cascadeStepHref(step: CascadeStep, filters: Filters, prefix: string): string {
  const query = filtersToQuery(chosenUntil(step, filters))
  return `${prefix}${CASCADE_STEPS_PATH}?${query === '' ? '' : `${query}&`}step=${step}`
}
