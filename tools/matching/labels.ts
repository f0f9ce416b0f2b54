import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** What somebody who read both lists says of a row: the AICTE ids of its institution, none where it is not among them. */
export type Label = { list: string; row: string; ids: readonly string[] }

const rowSchema = z
  .object({ list: z.string(), row: z.string(), aicte_ids: z.string() })
  .transform(({ list, row, aicte_ids }): Label => ({ list, row, ids: aicte_ids.split(' ').filter(Boolean) }))

/** Reads labels from a CSV with the columns list, row and aicte_ids (apart by spaces). */
export function readLabels(file: string): Label[] {
  return z.array(rowSchema).parse(parse(readFileSync(file), { columns: true, bom: true }))
}

/** Whether a row is of the half by which weights are chosen; the other half is for reporting alone. */
export function isForTuning({ list, row }: Pick<Label, 'list' | 'row'>): boolean {
  return ((createHash('sha256').update(`${list} ${row}`).digest()[0] ?? 0) & 1) === 0
}
