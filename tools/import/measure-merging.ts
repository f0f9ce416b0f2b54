import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { DISTRICTS } from '@/provider/geography/places'
import { TownReader } from '@/provider/import/clean/city'
import { readAicteRow } from '@/provider/import/sources/aicte'
import { blockOf, featuresOf, isSameInstitution } from '@/provider/import/merge/same-institution'

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'merge-pairs.json')

const pairSchema = z.tuple([z.string(), z.string()])
const fileSchema = z.object({
  institutions: z.record(
    z.string(),
    z.looseObject({ institute_name: z.string(), programmes: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
  ),
  same: z.array(pairSchema),
  different: z.array(pairSchema),
})

/** How well merging does on the labelled pairs: what is wrong, and the two figures. */
export type MergeMeasure = {
  pairs: number
  precision: number
  recall: number
  mergedWrongly: [string, string][]
  missed: [string, string][]
}

/** Runs the comparison of the importer on the hand-labelled pairs of merge-pairs.json. */
export function measureMerging(): MergeMeasure {
  const { institutions, same, different } = fileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  const towns = new TownReader(
    DISTRICTS.flatMap(({ id: districtId, cities }) => cities.map((city) => ({ ...city, districtId }))),
  )
  const drafts = new Map(
    Object.entries(institutions).map(([id, row]) => {
      const programmes = row.programmes.map(([programme, level, course]) => ({ programme, level, course }))
      const reading = readAicteRow({ line: 0, values: { ...row, aicte_id: id, programmes } }, { all: true }, towns)
      if ('rejected' in reading) throw new Error(`${id}: ${reading.rejected}`)
      return [id, { features: featuresOf(reading.draft), block: blockOf(reading.draft) }]
    }),
  )
  const isMerged = ([left, right]: [string, string]) => {
    const [a, b] = [drafts.get(left), drafts.get(right)]
    if (a === undefined || b === undefined)
      throw new Error(`a pair names an institution that is not listed: ${left}, ${right}`)
    return a.block === b.block && isSameInstitution(a.features, b.features)
  }
  const mergedWrongly = different.filter(isMerged)
  const missed = same.filter((pair) => !isMerged(pair))
  const found = same.length - missed.length
  return {
    pairs: same.length + different.length,
    precision: found / (found + mergedWrongly.length),
    recall: found / same.length,
    mergedWrongly,
    missed,
  }
}
