import { createSelectionStore } from '@/lib/client/shortlist/selection-store'
import { MAX_COMPARED } from '@/lib/rules/shortlist/selection'

/** The institutions that a visitor has chosen to compare. */
export const comparison = createSelectionStore('compare', MAX_COMPARED)
