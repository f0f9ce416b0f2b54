import type { Translated } from '@/lib/messages/translated'
import { filter } from './filter'

/**
 * The cascading filter of the home page, and its steps without JavaScript (spec 1 §2, §4). Plain
 * strings with `{names}` (lib/rules/text/fill-message.ts), but for what is said as beside the same filter of /filter.
 */
export const cascade = {
  label: 'Find institutions',
  type: 'Institution type',
  stream: 'Stream',
  district: 'District',
  city: 'City',
  anyStream: 'Any stream',
  anyDistrict: 'Any district',
  anyCity: 'Any city',
  andMore: '{name} +{count}',
  chosen: '{count} chosen',
  chooseTypeFirst: 'Select Institution Type first',
  chooseDistrictFirst: 'Select District first',
  noTypes: 'No institution types available',
  noStreams: 'N/A',
  noDistricts: 'No districts available',
  noCities: 'No cities available',
  listLoading: 'Loading the list…',
  listFailed: 'This list could not be loaded.',
  retry: 'Try again',
  findInList: 'Find in {list}',
  nothingInList: 'No match',
  search: 'Search',
  clear: 'Clear',
  done: 'Done',
  narrow: 'Choose stream and place',
  stepsTitle: 'Find institutions step by step',
  step: 'Step {number} of {total}',
  next: 'Next: {step}',
  showResults: 'Show institutions',
  chosenSoFar: 'Chosen so far',
  change: 'Change',
  several: 'You may choose several, or none.',
  one: 'Choose one, or none.',
  // As beside the same filter of /filter.
  known: {
    category_id: filter.known.category_id,
    district_id: filter.known.district_id,
    city_id: filter.known.city_id,
  },
  nothingToNarrow: filter.nothingToNarrow,
  includeUnknownCity: filter.includeUnknownCity,
  institutions: filter.institutions,
} as const
export type CascadeMessages = Translated<typeof cascade>
