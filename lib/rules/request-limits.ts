/** What the process that listens takes of one visitor; /developers tells it. */
export const REQUEST_LIMITS = {
  /** A longer address is 414. */
  addressBytes: 2048,
  /** Downloads and pictures that flow at a time. */
  streamsOfAddress: 16,
} as const

/** How many bytes follow: told by a route of what is sent as it is, where Next would leave it out. */
export const LENGTH_NOTE = 'x-note-length'
