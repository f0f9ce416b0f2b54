import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { TAXONOMY } from '@/provider/directory/taxonomy'

const common = { query: z.string().min(1), kind: z.string().min(1), half: z.enum(['develop', 'report']) }
const namedSchema = z.strictObject({ ...common, answers: z.array(z.string()).min(1) })
const placedSchema = z.strictObject({
  ...common,
  in: z.union([z.strictObject({ district: z.string() }), z.strictObject({ city: z.string() })]),
  type: z.string().optional(),
})

/** One query of the evaluation, as tools/search/eval/README.md describes it. */
const evalQuerySchema = z.union([namedSchema, placedSchema])
export type EvalQuery = z.output<typeof evalQuerySchema>

const FILE = path.join(process.cwd(), 'tools/search/eval/queries.json')

/** All queries. Throws when the file cannot be read or one entry is not as described. */
export function readQuerySet(file = FILE): EvalQuery[] {
  return z.array(evalQuerySchema).parse(JSON.parse(readFileSync(file, 'utf8')))
}

const SCHOOLS = new Set(TAXONOMY.flatMap(({ slug, isSchool }) => (isSchool ? [slug] : [])))

/** Whether the AICTE list alone holds all that a query by name is about: no school, and no PU college. */
export function answeredByInstitutions(query: EvalQuery): boolean {
  if ('answers' in query) return query.answers.every((record) => record.startsWith('aicte:'))
  return query.type === undefined || !SCHOOLS.has(query.type)
}
