import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { predicateSchema } from './predicate'

export const ASKED_KINDS = [
  'kind-and-place',
  'pu-college',
  'ownership',
  'filler',
  'course',
  'women',
  'not-there',
  'kannada-latin',
  'kannada-script',
] as const

const common = {
  query: z.string().min(1).max(200),
  kind: z.enum(ASKED_KINDS),
  half: z.enum(['develop', 'report']),
}
const presentSchema = z.strictObject({ ...common, right: predicateSchema })
const absentSchema = z.strictObject({ ...common, absent: predicateSchema, nearest: z.array(predicateSchema).min(1) })

/** One query as people ask, as README.md describes it. */
export const askedQuerySchema = z.union([presentSchema, absentSchema])
export type AskedQuery = z.output<typeof askedQuerySchema>

const FILE = path.join(process.cwd(), 'tools/search/eval/asked/queries.json')

/** All of them. Throws when the file cannot be read or one entry is not as described. */
export function readAskedSet(file = FILE): AskedQuery[] {
  return z.array(askedQuerySchema).parse(JSON.parse(readFileSync(file, 'utf8')))
}
