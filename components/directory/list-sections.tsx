'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { toggleCity, toggleDistrict, toggleStream, toggleType } from '@/lib/rules/filters-change'
import { CITIES_OF, STREAMS_OF } from '@/lib/rules/filters-parse'
import { listCities } from '@/lib/rules/list-cities'
import { ChoiceList } from './choice-list'
import { useDirectory, useNameLang } from './directory-context'
import { FilterSection, SectionNote } from './filter-section'
import { LookupState } from './lookup-state'
import { ToggleRadio } from './toggle-radio'
import { useOptionNote } from './use-option-note'

export function TypeSection({ namePrefix }: { namePrefix: string }) {
  const { texts, types, filters, go } = useDirectory()
  const lang = useNameLang()
  const { noteOf } = useOptionNote()
  const all = (
    <ToggleRadio
      name={`${namePrefix}instituteId`}
      value=""
      label={texts.anyType}
      checked={filters.typeId === null}
      onToggle={() => filters.typeId !== null && go(toggleType(filters, filters.typeId))}
    />
  )
  return (
    <FilterSection title={texts.categories}>
      <LookupState
        lookup={types}
        empty={texts.noTypes}
        name={`${namePrefix}instituteId`}
        chosen={filters.typeId === null ? [] : [filters.typeId]}
      >
        <ChoiceList
          title={texts.categories}
          entries={types.entries}
          first={all}
          renderEntry={({ id, name }) => (
            <ToggleRadio
              name={`${namePrefix}instituteId`}
              value={id}
              label={<span lang={lang}>{name}</span>}
              note={noteOf('instituteTypes', id)}
              checked={filters.typeId === id}
              onToggle={() => go(toggleType(filters, id))}
            />
          )}
        />
      </LookupState>
    </FilterSection>
  )
}

export function StreamSection({ namePrefix }: { namePrefix: string }) {
  const { texts, streams, filters, go } = useDirectory()
  const lang = useNameLang()
  const { noteOf } = useOptionNote()
  return (
    <FilterSection title={texts.stream}>
      <input type="hidden" name={`${namePrefix}${STREAMS_OF}`} value={filters.typeId ?? ''} />
      {filters.typeId === null ? (
        <SectionNote>{texts.chooseTypeFirst}</SectionNote>
      ) : (
        <LookupState
          lookup={streams}
          empty={texts.noStreams}
          name={`${namePrefix}categoryId`}
          chosen={filters.streamIds}
        >
          <ChoiceList
            // Another type's list begins unsearched.
            key={filters.typeId}
            title={texts.stream}
            entries={streams.entries}
            renderEntry={({ id, name }) => (
              <Checkbox
                name={`${namePrefix}categoryId`}
                value={id}
                label={<span lang={lang}>{name}</span>}
                {...noteOf('streams', id)}
                checked={filters.streamIds.includes(id)}
                onChange={() => go(toggleStream(filters, id))}
              />
            )}
          />
        </LookupState>
      )}
    </FilterSection>
  )
}

export function DistrictSection({ namePrefix }: { namePrefix: string }) {
  const { texts, districts, filters, go } = useDirectory()
  const lang = useNameLang()
  const { noteOf } = useOptionNote()
  return (
    <FilterSection title={texts.district}>
      <LookupState
        lookup={districts}
        empty={texts.noDistricts}
        name={`${namePrefix}districtId`}
        chosen={filters.districtIds}
      >
        <ChoiceList
          title={texts.district}
          entries={districts.entries}
          renderEntry={({ id, name }) => (
            <Checkbox
              name={`${namePrefix}districtId`}
              value={id}
              label={<span lang={lang}>{name}</span>}
              {...noteOf('districts', id)}
              checked={filters.districtIds.includes(id)}
              onChange={() => go(toggleDistrict(filters, id))}
            />
          )}
        />
      </LookupState>
    </FilterSection>
  )
}

export function CitySection({ namePrefix }: { namePrefix: string }) {
  const { texts, districts, filters, go } = useDirectory()
  const lang = useNameLang()
  const { noteOf } = useOptionNote()
  const { districtIds, cityId } = filters
  const cities = { ...districts, entries: listCities(districts.entries, districtIds) }
  const all = (
    <ToggleRadio
      name={`${namePrefix}cityId`}
      value=""
      label={texts.anyCity}
      checked={cityId === null}
      onToggle={() => cityId !== null && go(toggleCity(filters, cityId))}
    />
  )
  return (
    <FilterSection title={texts.city}>
      <input type="hidden" name={`${namePrefix}${CITIES_OF}`} value={districtIds.join()} />
      {districtIds.length === 0 ? (
        <SectionNote>{texts.chooseDistrictFirst}</SectionNote>
      ) : (
        <LookupState
          lookup={cities}
          empty={texts.noCities}
          name={`${namePrefix}cityId`}
          chosen={cityId === null ? [] : [cityId]}
        >
          <ChoiceList
            key={districtIds.join()}
            title={texts.city}
            entries={cities.entries}
            first={all}
            renderEntry={({ id, name }) => (
              <ToggleRadio
                name={`${namePrefix}cityId`}
                value={id}
                label={<span lang={lang}>{name}</span>}
                note={noteOf('cities', id)}
                checked={cityId === id}
                onToggle={() => go(toggleCity(filters, id))}
              />
            )}
          />
        </LookupState>
      )}
    </FilterSection>
  )
}
