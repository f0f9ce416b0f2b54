import { createKeptList } from '@/lib/client/kept-list'
import { MOST_SHORTLISTED } from '@/lib/contract/constants'

/**
 * The institutions that a visitor has saved, in the order of saving. Kept in the browser; for who is
 * signed in it can be joined to the account: `subscribe` tells of every change, `replace` takes over
 * what the account holds. An item that comes from there has the name `''`.
 */
export const shortlist = createKeptList('shortlist', MOST_SHORTLISTED)
