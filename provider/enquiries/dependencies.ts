import type { NoticeChannel } from '@/provider/enquiries/store/enquiry-tables'

/** What storing an enquiry needs besides the database. */
export type EnquiryDependencies = {
  /** By which the operator is told of each. */
  channels: readonly NoticeChannel[]
  /** Says that there is something to tell; returns at once. */
  wake: () => void
  /** For how many days each is kept; `null`: until somebody deletes it. */
  keptDays: number | null
}

/** Nobody is told. */
export const NO_NOTICES: EnquiryDependencies = { channels: [], wake: () => {}, keptDays: null }
