import type { Text } from '@/lib/contract/lenient'

/** A course as an import found it: money in whole rupees, `streamId` of the taxonomy. */
export type DraftCourse = {
  name: string
  category: string | null
  duration: string | null
  fees: number | null
  seats: number | null
  streamId: number | null
  /** The same within the record whenever the list repeats the row exactly; two different rows differ. */
  origin: string
}

/** One record of a list, cleaned: what it says about an institution. Absent means that it says nothing. */
export type Draft = {
  source: string
  externalId: string
  name: Text
  /** Other names that the list gives, or that stood within the name: none equal to it but for case and punctuation. */
  alternativeNames: string[]
  state: string
  districtId: number | null
  cityId: number | null
  address: string | null
  zip: string | null
  phone: string | null
  email: string | null
  website: string | null
  university: string | null
  ownership: string | null
  tagline: string | null
  description: string | null
  isResidential: boolean
  typeId: number
  typeIds: number[]
  streamIds: number[]
  courses: DraftCourse[]
}

/** What became of a row before it met the directory: a draft with remarks for the report, or why it is none. */
export type Reading =
  { draft: Draft; notes: string[] } | { rejected: string; externalId: string | null; name: string | null }

/** A row as it stood in a file: where, and its columns by name. */
export type RawRow = { line: number; values: Record<string, unknown> }

/** A row that could not even be read apart. */
export type BrokenRow = { line: number; broken: string }

/** Which states are wanted: a name in letters alone, or `all`. */
export type StateWanted = { all: true } | { all: false; name: string }
