import { z } from 'zod'
import { LEVELS } from '@/lib/contract/level'
import { byLanguage } from '@/provider/http/by-language'
import { factsSchema } from './facts'

/** A course as an import found it: money in whole rupees, `streamId` of the taxonomy. */
const courseSchema = z.object({
  name: z.string(),
  category: z.string().nullable(),
  duration: z.string().nullable(),
  fees: z.number().nullable(),
  seats: z.number().nullable(),
  streamId: z.number().nullable(),
  /** Records that an earlier version kept say nothing of it. */
  level: z.enum(LEVELS).nullable().default(null),
  /** The same within the record whenever the list repeats the row exactly; two different rows differ. */
  origin: z.string(),
})
export type DraftCourse = z.output<typeof courseSchema>

/**
 * One record of a list, cleaned, as the database keeps it: what it says about an institution. Absent means that it
 * says nothing.
 */
export const draftSchema = z.object({
  source: z.string(),
  externalId: z.string(),
  name: byLanguage(z.string()),
  /**
   * Other names that the list gives, or that stood within the name: none equal to it but for case and punctuation.
   * Records that an earlier version kept have none.
   */
  alternativeNames: z.array(z.string()).default([]),
  state: z.string(),
  districtId: z.number().nullable(),
  cityId: z.number().nullable(),
  /** Which town it names of an urban body that joins two. Records that an earlier version kept say none. */
  twinTown: z.string().nullable().default(null),
  address: z.string().nullable(),
  zip: z.string().nullable(),
  ...factsSchema.shape,
  isResidential: z.boolean(),
  /** `null` where nothing tells: such a record belongs to an institution that another one tells of, or to none. */
  typeId: z.number().nullable(),
  /** Those that the list says; none where its name alone told the type. */
  typeIds: z.array(z.number()),
  streamIds: z.array(z.number()),
  courses: z.array(courseSchema),
})
export type Draft = z.output<typeof draftSchema>

/** What became of a row before it met the directory: a draft with remarks for the report, or why it is none. */
export type Reading =
  { draft: Draft; notes: string[] } | { rejected: string; externalId: string | null; name: string | null }

/** A row as it stood in a file: where, and its columns by name. */
export type RawRow = { line: number; values: Record<string, unknown> }

/** A row that could not even be read apart. */
export type BrokenRow = { line: number; broken: string }

/** Which states are wanted: a name in letters alone, or `all`. */
export type StateWanted = { all: true } | { all: false; name: string }
