import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** What somebody who read the lists says of a row: the AICTE ids or the UDISE codes of its institution, if there is one. */
export type Label = { list: string; row: string; ids: readonly string[] }

const rowSchema = z
  .object({ list: z.string(), row: z.string(), ids: z.string() })
  .transform(({ list, row, ids }): Label => ({ list, row, ids: ids.split(' ').filter(Boolean) }))

/** Reads labels from a CSV with the columns list, row and ids (apart by spaces). */
export function readLabels(file: string): Label[] {
  return z.array(rowSchema).parse(parse(readFileSync(file), { columns: true, bom: true }))
}

/** The lists of which a row is a school of the register: they are tried on a directory that holds the register, too. */
export function listsWithSchools(labels: readonly Label[]): ReadonlySet<string> {
  return new Set(labels.filter(({ ids }) => ids.some((id) => /^\d{11}$/.test(id))).map(({ list }) => list))
}
