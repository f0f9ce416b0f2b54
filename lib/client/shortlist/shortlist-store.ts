import { createSelectionStore } from '@/lib/client/shortlist/selection-store'
import { MAX_SHORTLISTED } from '@/lib/contract/constants'

/**
 * The institutions that a visitor has saved, in the order of saving. Kept in the browser; for who is
 * signed in it can be joined to the account: `subscribe` tells of every change, `replace` takes over
 * what the account holds. An item that comes from there has the name `''`.
 */
export const shortlist = createSelectionStore('shortlist', MAX_SHORTLISTED)
