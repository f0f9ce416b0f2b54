'use client'

import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceList as PlainChoiceList } from '@/components/ui/choice-list'
import { ProviderText } from '@/components/ui/provider-text'
import type { Lookup } from '@/lib/client/directory/lookup-query'
import type { Option } from '@/lib/contract/lookup'
import { toggleOption } from '@/lib/rules/filters/change'
import type { AnyFilter } from '@/lib/rules/filters/table'
import { useDirectory } from './directory-context'
import { FilterSection, SectionNote } from './filter-section'
import { LookupState } from './lookup-state'
import { ToggleRadio } from './toggle-radio'
import { useOptionNote } from './use-option-note'

type Props = { filter: Extract<AnyFilter, { kind: 'list' }>; namePrefix: string }

/** A filter of options that the provider lists: radio buttons for one of them, boxes to tick for several. */
export function ListSection({ filter, namePrefix }: Props) {
  const directory = useDirectory()
  const { texts, types, streams, districts, filters, lang } = directory
  const { under } = filter
  const parents = under?.filter.ids(filters) ?? []
  const names = { types: types.entries, streams: streams.entries, districts: districts.entries }
  const { state, retry } = directory[filter.lookup]
  const lookup = { state, retry, entries: filter.options(names, parents, lang) }
  // A school has no stream: of what there is not nothing is unknown, and schools are counted until a type is chosen.
  const isNone =
    parents.length === 0 && under ? filter.name === 'stream' : state === 'ready' && lookup.entries.length === 0
  return (
    <FilterSection filter={filter} namePrefix={namePrefix} isNone={isNone}>
      {under && <input type="hidden" name={`${namePrefix}${under.mark}`} value={parents.join()} />}
      {under && parents.length === 0 ? (
        <SectionNote>{texts[under.first]}</SectionNote>
      ) : (
        <Options filter={filter} namePrefix={namePrefix} parents={parents} lookup={lookup} />
      )}
    </FilterSection>
  )
}

type OptionsProps = Props & { parents: readonly string[]; lookup: Lookup<Option> }

function Options({ filter, namePrefix, parents, lookup }: OptionsProps) {
  const { texts, filters, go, lang } = useDirectory()
  const noteOf = useOptionNote()
  const chosen = filter.ids(filters)
  const name = `${namePrefix}${filter.parameter}`
  const [only] = chosen
  return (
    <LookupState lookup={lookup} empty={texts[filter.none]} name={name} chosen={chosen}>
      <ChoiceList
        // The list of another choice begins unsearched.
        key={parents.join()}
        title={texts[filter.title]}
        entries={lookup.entries}
        first={
          filter.any && (
            <ToggleRadio
              name={name}
              value=""
              label={texts[filter.any]}
              checked={only === undefined}
              onToggle={() => only !== undefined && go(toggleOption(filters, filter, only))}
            />
          )
        }
        renderEntry={(entry, told) => {
          const label = <ProviderText of={told} lang={lang} />
          const note = noteOf(filter.contract, entry.id)
          const checked = chosen.includes(entry.id)
          const toggle = () => go(toggleOption(filters, filter, entry.id))
          const choice = { name, value: entry.id, label, checked }
          return filter.isOne ? (
            <ToggleRadio {...choice} note={note} onToggle={toggle} />
          ) : (
            <Checkbox {...choice} {...note} onChange={toggle} />
          )
        }}
      />
    </LookupState>
  )
}

/** The choices of a part of the sidebar. */
function ChoiceList(props: Omit<ComponentProps<typeof PlainChoiceList<Option>>, 'text'>) {
  return <PlainChoiceList {...props} text={useDirectory().texts} />
}
