'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { dropFilter, isChosen, isSet, toggleOption, toggleValues } from '@/lib/rules/filters/change'
import type { AnyFilter } from '@/lib/rules/filters/table'
import { useDirectory } from './directory-context'
import { FilterSection } from './filter-section'
import { ToggleRadio } from './toggle-radio'
import { useOptionNote } from './use-option-note'

/** The star that marks ratings among choices. */
function StarMark() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden focusable="false" className="shrink-0">
      <path
        d="m10 1.800 2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8Z"
        className="stroke-star-line fill-turmeric"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </svg>
  )
}

type Kind<Name extends AnyFilter['kind']> = { filter: Extract<AnyFilter, { kind: Name }>; namePrefix: string }

/** A filter of a few fixed choices that exclude each other. */
export function ChoiceSection({ filter, namePrefix }: Kind<'choices'>) {
  const { texts, filters, go } = useDirectory()
  const noteOf = useOptionNote()
  const name = `${namePrefix}${filter.parameter}`
  const isAny = !isSet(filter, filters)
  const isOther = !isAny && !filter.choices.some(({ state }) => isChosen(filters, filter, state))
  return (
    <FilterSection filter={filter} namePrefix={namePrefix}>
      {/* What no button stands for comes from an address; sending the form must not lose it. */}
      {isOther &&
        filter
          .write(filters)
          .map(([parameter, value]) => (
            <input key={parameter} type="hidden" name={`${namePrefix}${parameter}`} value={value ?? ''} />
          ))}
      <ToggleRadio
        name={name}
        value=""
        label={texts[filter.any]}
        checked={isAny}
        onToggle={() => go(dropFilter(filters, filter))}
      />
      {filter.choices.map(({ value, option, state, label }) => (
        <ToggleRadio
          key={value}
          name={name}
          value={value}
          label={
            <span className="inline-flex items-center gap-1.5 tabular-nums">
              {filter.hasStar && <StarMark />}
              {label(texts)}
            </span>
          }
          note={noteOf(filter.contract, option)}
          checked={isChosen(filters, filter, state)}
          onToggle={() => go(toggleValues(filters, filter, state))}
        />
      ))}
    </FilterSection>
  )
}

/**
 * A filter of fixed choices, several at once. A provider may lack it: then nobody is offered what would change nothing,
 * and only what an address has set stays to be taken back.
 */
export function SeveralSection({ filter, namePrefix }: Kind<'several'>) {
  const { texts, filters, facets, go } = useDirectory()
  const noteOf = useOptionNote()
  const chosen: readonly string[] = filter.ids(filters)
  if (chosen.length === 0 && (facets?.[filter.contract] ?? null) === null) return null
  return (
    <FilterSection filter={filter} namePrefix={namePrefix}>
      {filter.choices.map(({ id, label }) => (
        <Checkbox
          key={id}
          name={`${namePrefix}${filter.parameter}`}
          value={id}
          label={label(texts)}
          {...noteOf(filter.contract, id)}
          checked={chosen.includes(id)}
          onChange={() => go(toggleOption(filters, filter, id))}
        />
      ))}
    </FilterSection>
  )
}

/** A filter that is on or off; of one that a provider may lack the same holds as above. */
export function FlagSection({ filter, namePrefix }: Kind<'flag'>) {
  const { texts, filters, facets, go } = useDirectory()
  const noteOf = useOptionNote()
  if (filter.isOptional && !isSet(filter, filters) && (facets?.[filter.contract] ?? null) === null) return null
  return (
    <FilterSection filter={filter} namePrefix={namePrefix}>
      <Checkbox
        name={`${namePrefix}${filter.parameter}`}
        value="true"
        label={texts[filter.label]}
        {...noteOf(filter.contract)}
        checked={isSet(filter, filters)}
        onChange={() => go(toggleValues(filters, filter, filter.on))}
      />
    </FilterSection>
  )
}
