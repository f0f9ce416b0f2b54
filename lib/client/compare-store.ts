import { createKeptList } from '@/lib/client/kept-list'
import { MOST_COMPARED } from '@/lib/rules/kept'

/** The institutions that a visitor has chosen to compare. */
export const comparison = createKeptList('compare', MOST_COMPARED)
