import type { NoticeChannel } from '@/provider/store/request-tables'

/** What storing a request needs besides the database. */
export type RequestParts = {
  /** By which the operator is told of each. */
  channels: readonly NoticeChannel[]
  /** Says that there is something to tell; returns at once. */
  wake: () => void
}

/** Nobody is told. */
export const UNTOLD: RequestParts = { channels: [], wake: () => {} }
