import type { InstituteDetail } from '@/lib/contract/institute'
import { FIGURE_GROUPS, REPORTABLE, type Reportable } from '@/lib/contract/source'
import { ID_PATTERN } from '@/lib/contract/constants'
import { splitLanguage } from '@/lib/rules/routes/localized-url'
import type { PagePath } from '@/lib/rules/routes/table'

/** What is said to be wrong. */
export type Correction = {
  /** The institution, if one is meant, and what is known of it; `null` also while that cannot be had. */
  id: string | null
  institute: Pick<InstituteDetail, 'name' | 'disambiguation'> | null
  /** `null`: none of those that there are. */
  figure: Reportable | null
}

/** The page where an error in a figure is reported. */
export function correctionPath({ id, figure }: Pick<Correction, 'id' | 'figure'>): PagePath {
  const query = new URLSearchParams({ ...(id !== null && { id }), ...(figure !== null && { figure }) }).toString()
  return query === '' ? '/correction' : `/correction?${query}`
}

/** What can be chosen there: first the figures that stand beside the one from which somebody came, then all others. */
export function reportableFrom(figure: Reportable | null): Reportable[] {
  const beside = Object.values(FIGURE_GROUPS).find((group) => group.some((each) => each === figure)) ?? []
  return [...new Set<Reportable>([...(figure === null ? [] : [figure]), ...beside, ...REPORTABLE])]
}

/** The search parameters of the page of corrections, out of a path that leads there; `null` of any other path. */
export function correctionQuery(path: string): string | null {
  const [page = '', query = ''] = path.split('?')
  return splitLanguage(page).page === '/correction' ? query : null
}

/** What the search parameters of that page say is meant. */
export function reportedBy(query: URLSearchParams): Pick<Correction, 'id' | 'figure'> {
  const id = query.get('id') ?? ''
  return {
    id: ID_PATTERN.test(id) ? id : null,
    figure: REPORTABLE.find((each) => each === query.get('figure')) ?? null,
  }
}

/** What an enquiry from such a path says is wrong; `null` of any other enquiry. */
export function reportedIn(path: string): Pick<Correction, 'id' | 'figure'> | null {
  const query = correctionQuery(path)
  return query === null ? null : reportedBy(new URLSearchParams(query))
}
