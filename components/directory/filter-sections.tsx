import type { ComponentType } from 'react'
import { type AnyFilter, FILTERS } from '@/lib/rules/filters/table'
import { FeeSection } from './fee-section'
import { ListSection } from './list-section'
import { ChoiceSection, FlagSection, SeveralSection } from './value-sections'

/** Parts of their own making. */
const OWN: Record<Extract<AnyFilter, { kind: 'own' }>['name'], ComponentType<{ namePrefix: string }>> = {
  fees: FeeSection,
}

/** @param namePrefix keeps the controls' names apart where the parts stand on the page twice */
function Section({ filter, namePrefix }: { filter: AnyFilter; namePrefix: string }) {
  switch (filter.kind) {
    case 'search':
      // It has its own bar above the results.
      return null
    case 'list':
      return <ListSection filter={filter} namePrefix={namePrefix} />
    case 'choices':
      return <ChoiceSection filter={filter} namePrefix={namePrefix} />
    case 'several':
      return <SeveralSection filter={filter} namePrefix={namePrefix} />
    case 'flag':
      return <FlagSection filter={filter} namePrefix={namePrefix} />
    case 'own': {
      const Own = OWN[filter.name]
      return <Own namePrefix={namePrefix} />
    }
  }
}

/** The parts of the sidebar, in the order of the table, which is the specification's (spec 2 §2). */
export function FilterSections({ namePrefix = '' }: { namePrefix?: string }) {
  return FILTERS.map((filter) => <Section key={filter.name} filter={filter} namePrefix={namePrefix} />)
}
