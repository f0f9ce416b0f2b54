import { DIRECTORY_FILTERS, type DirectoryFilter } from '@/lib/contract/institute-query'
import { count, isFields, isNothing, reading } from '@/lib/contract/lenient'

/** Totals by option, or one total; `null` when they are not told, or one of them cannot be read. */
export type Facet = Readonly<Record<string, number | null>> | number | null
/** By filter, under the contract's names. */
export type Facets = Readonly<Partial<Record<DirectoryFilter, Facet>>> & { readonly known?: KnownTotals }

/** Of how many (`of`: those that the other filters leave) it is known what the filter asks for. */
export type Known = Readonly<{ known: number; of: number }>
/** By filter; empty where a provider does not tell. */
export type KnownTotals = Readonly<Partial<Record<DirectoryFilter, Known>>>

/** An option that is not named has none. */
function readOptions(value: unknown): Facet {
  if (isNothing(value) && value !== null) return {}
  if (!isFields(value)) return null
  const entries = Object.entries(value).filter(([id]) => id !== '__proto__')
  return Object.fromEntries(entries.map(([id, total]) => [id, count.parse(total)]))
}

const knownTotals = reading((value): KnownTotals => {
  const fields = isFields(value) ? value : {}
  return Object.fromEntries(
    DIRECTORY_FILTERS.flatMap(({ name }) => {
      const told = fields[name]
      const [known, of] = isFields(told) ? [count.parse(told.known), count.parse(told.of)] : [null, null]
      return known === null || of === null || known > of ? [] : [[name, { known, of }]]
    }),
  )
})

/** The optional `facets` of `GET /institutes?facets=1`. */
export const facetsSchema = reading((value): Facets => {
  const fields = isFields(value) ? value : {}
  const counts = Object.fromEntries(
    DIRECTORY_FILTERS.flatMap(({ name, counted }) => {
      if (counted === 'not') return []
      return [[name, counted === 'options' ? readOptions(fields[name]) : count.parse(fields[name])]]
    }),
  )
  return { ...counts, known: knownTotals.parse(fields.known) }
})
