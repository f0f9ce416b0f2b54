import type { InstituteDetail } from '@/lib/contract/institute'
import type { Figure } from '@/lib/contract/source'
import { splitLanguage } from '@/lib/rules/routes/localized-url'

/** What is said to be wrong. */
export type Correction = {
  /** The institution, if one is meant, and what is known of it; `null` also while that cannot be had. */
  id: string | null
  institute: Pick<InstituteDetail, 'name' | 'disambiguation'> | null
  /** `null`: none of those that there are. */
  figure: Figure | null
}

/** The search parameters of the page of corrections, out of a path that leads there; `null` of any other path. */
export function correctionQuery(path: string): string | null {
  const [page = '', query = ''] = path.split('?')
  return splitLanguage(page).page === '/correction' ? query : null
}
