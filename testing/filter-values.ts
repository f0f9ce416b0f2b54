import type { AnyFilter, Filters } from '@/lib/rules/filters/table'

/** Values that set a filter. */
export function someValues(filter: AnyFilter): Partial<Filters> {
  switch (filter.kind) {
    case 'search':
      return { search: 'rv' }
    case 'list':
      return filter.from(['1'])
    case 'several':
      return filter.from([filter.choices[0]?.id ?? ''])
    case 'choices':
      return filter.choices[0]?.state ?? {}
    case 'flag':
      return filter.on
    case 'own':
      return { maxFee: 100_000 }
  }
}
