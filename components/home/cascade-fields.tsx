'use client'

import { useCascade } from '@/lib/client/directory/cascade-store'
import type { Lookup } from '@/lib/client/directory/lookup-query'
import type { Language } from '@/lib/contract/language'
import type { District, Option } from '@/lib/contract/lookup'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import {
  CASCADE_STEPS_PATH,
  cascadeQuery,
  chooseCity,
  EMPTY_CASCADE,
  isDistrictChosen,
  isTypeChosen,
  offeredCities,
} from '@/lib/rules/directory/cascade'
import { inOrderOfNames } from '@/lib/rules/text/order-of-names'
import { CascadeDropdown } from './cascade-dropdown'

type Props = {
  streams: Lookup<Option>
  districts: Lookup<District>
  lang: Language
  prefix: string
  text: CascadeMessages
}

/** The three dropdowns, each open for choice once what it hangs on is chosen. */
export function CascadeFields({ streams, districts, lang, prefix, text }: Props) {
  const cascade = useCascade((state) => state)
  const cities = { ...districts, entries: offeredCities(cascade, districts.entries, lang) }
  const byName = { ...districts, entries: inOrderOfNames(districts.entries, lang) }
  const { selectedInstitutionType, selectedStream } = cascade
  const ofType = { ...EMPTY_CASCADE, selectedInstitutionType }
  const shared = { lang, text, stepsHref: `${prefix}${CASCADE_STEPS_PATH}?${cascadeQuery(cascade)}` }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3 noscript:hidden">
      <CascadeDropdown
        {...shared}
        name={text.stream}
        contract="category_id"
        query={cascadeQuery(ofType)}
        any={text.anyStream}
        lookup={streams}
        empty={text.noStreams}
        locked={isTypeChosen(cascade) ? null : text.chooseTypeFirst}
        chosen={cascade.selectedStream}
        onToggle={cascade.toggleStream}
      />
      <CascadeDropdown
        {...shared}
        name={text.district}
        contract="district_id"
        query={cascadeQuery({ ...ofType, selectedStream })}
        any={text.anyDistrict}
        lookup={byName}
        empty={text.noDistricts}
        locked={null}
        chosen={cascade.selectedDistrict}
        onToggle={cascade.toggleDistrict}
      />
      <CascadeDropdown
        {...shared}
        name={text.city}
        contract="city_id"
        query={cascadeQuery(chooseCity(cascade, null))}
        any={text.anyCity}
        lookup={cities}
        empty={text.noCities}
        locked={isDistrictChosen(cascade) ? null : text.chooseDistrictFirst}
        chosen={cascade.selectedCity === null ? [] : [cascade.selectedCity]}
        onChoose={cascade.chooseCity}
        unknown={{ isIncluded: cascade.includesUnknownCity, onToggle: cascade.toggleUnknownCity }}
      />
    </div>
  )
}
