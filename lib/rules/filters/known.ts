import type { Facets, Known } from '@/lib/contract/facets'
import type { DirectoryFilter } from '@/lib/contract/institute-query'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'

/** Of how many it is known what the filter asks for; `null` where that is all of them, or not told. */
export function missing(facets: Facets | null, name: DirectoryFilter): Known | null {
  const told = facets?.known?.[name]
  return told === undefined || told.known >= told.of ? null : told
}

/** In words, "Fees known for 3 of 14"; `null` where nothing is missing. */
export function sayKnown<Name extends DirectoryFilter>(
  facets: Facets | null,
  name: Name,
  texts: { known: Pick<FilterMessages['known'], Name> },
): string | null {
  const told = missing(facets, name)
  return told && sayTold(told, texts.known[name])
}

export const sayTold = ({ known, of }: Known, text: FilterMessages['known'][DirectoryFilter]) =>
  fillMessage(text, { known: figure(known), of: figure(of) })

type Beside<Name extends DirectoryFilter> = Pick<FilterMessages, 'nothingToNarrow'> & {
  known: Pick<FilterMessages['known'], Name>
}

/**
 * What is said beside a filter, and why a control over it can change nothing: nothing was found that it could narrow, or of
 * nobody is it known. What is set can be taken back.
 * @param total of how many it could narrow; `null` where that says nothing of it
 */
export function besideFilter<Name extends DirectoryFilter>(
  facets: Facets | null,
  name: Name,
  texts: Beside<Name>,
  { isSet, total = facets?.known?.[name]?.of ?? null }: { isSet: boolean; total?: number | null },
): { said: string | null; idle: 'nothingFound' | 'nothingKnown' | null } {
  if (!isSet && total === 0) return { said: texts.nothingToNarrow, idle: 'nothingFound' }
  const idle = !isSet && isNothingKnown(facets, name) ? 'nothingKnown' : null
  return { said: sayKnown(facets, name, texts), idle }
}

/** Whether a control over it can change nothing, because of nobody is it known. */
function isNothingKnown(facets: Facets | null, name: DirectoryFilter): boolean {
  return missing(facets, name)?.known === 0
}
