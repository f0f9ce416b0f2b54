import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** What somebody who read the lists says of a row: the AICTE ids or the UDISE codes of its institution, if there is one. */
export type Label = { list: string; row: string; ids: readonly string[] }

/** The labels that are kept here, by identifiers alone. */
export const OWN_LABELS = 'tools/matching/labels.csv'

const rowSchema = z
  .object({ list: z.string(), row: z.string(), ids: z.string() })
  .transform(({ list, row, ids }): Label => ({ list, row, ids: ids.split(' ').filter(Boolean) }))

/** Reads labels from a CSV with the columns list, row and ids (apart by spaces). */
export function readLabels(file: string): Label[] {
  return z.array(rowSchema).parse(parse(readFileSync(file), { columns: true, bom: true }))
}

/** By the half for developing rules are chosen, and its failures are read; the half for reporting is run, and not read. */
export const HALVES = ['reporting', 'developing'] as const
export type Half = (typeof HALVES)[number]

/** Which half a row is in: for ever the same, whatever else is labelled. */
export function halfOf({ list, row }: Label): Half {
  const [first = 0] = createHash('sha256').update(`${list} ${row}`).digest()
  return first % 2 === 0 ? 'developing' : 'reporting'
}

/** The lists of which a row is a school of the register: they are tried on a directory that holds the register, too. */
export function listsWithSchools(labels: readonly Label[]): ReadonlySet<string> {
  return new Set(labels.filter(({ ids }) => ids.some((id) => /^\d{11}$/.test(id))).map(({ list }) => list))
}
