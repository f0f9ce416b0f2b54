/** What the search knows of an institution. */
export type SearchRecord = {
  id: number
  /** English. */
  name: string
  /** Kannada name, alternative names. */
  otherNames: readonly string[]
  university: string | null
  address: string | null
  typeIds: readonly number[]
  streamIds: readonly number[]
  districtId: number | null
  cityId: number | null
  isResidential: boolean
  /** 1 to 5, or `null` while nobody has reviewed it. */
  averageRating: number | null
  reviewCount: number
  /** Rupees, of the courses that say so, in ascending order. */
  fees: readonly number[]
  /** How much its page tells, 0 to 1. */
  fullness: number
}
