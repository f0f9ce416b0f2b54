import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { csvLine } from '@/lib/rules/text/csv'
import { DISTRICTS } from '@/provider/geography/places'
import { importList, NoLists } from '@/tools/bench/real-lists'
import { withScratchDatabase } from '@/tools/bench/scratch-databases'
import { institutesOf, score, tryImport, type Failure, type Score } from '@/tools/matching/evaluate'
import { drawPortals, type PortalList } from './draw'
import type { Known, Named } from './styles'

const registerSchema = z.array(z.looseObject({ aicte_id: z.string(), institute_name: z.string(), address: z.string() }))
type Register = z.infer<typeof registerSchema>

function readRegister(file: string): Register {
  if (!file.endsWith('.json')) throw new NoLists(`--portals needs aicte_karnataka*.json, and there is only ${file}.`)
  return registerSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const DISTRICT_NAMES = new Map(DISTRICTS.map(({ id, name }) => [id, name]))
const TOWN_NAMES = new Map(DISTRICTS.flatMap(({ cities }) => cities.map(({ id, name }) => [id, name] as const)))

/** A double town is called by one of its halves. */
function townOf(name: string, text: string): string {
  if (name !== 'Hubballi-Dharwad') return name
  return /dharwad/i.test(text) ? 'Dharwad' : 'Hubballi'
}

type Row = { id: string; institute: number; town: number | null; district: number | null }

/** The register's institutions whose town and district an import of it tells, and the others. */
async function knownOf(pool: pg.Pool, register: Register): Promise<{ known: Known[]; unplaced: Named[] }> {
  const { rows } = await pool.query<Row>(
    `select r.external_id as id, r.institute_id as institute, i.city_id as town, i.district_id as district
       from imported_records r join institutes i on i.id = r.institute_id`,
  )
  const places = new Map(rows.map((row) => [row.id, row]))
  const [known, unplaced]: [Known[], Named[]] = [[], []]
  for (const { aicte_id: id, institute_name, address } of register) {
    const place = places.get(id)
    if (place === undefined) continue
    const { institute } = place
    const name = institute_name.replace(/\s+/g, ' ').trim()
    const [town, district] = [TOWN_NAMES.get(place.town ?? 0), DISTRICT_NAMES.get(place.district ?? 0)]
    if (town === undefined || district === undefined) unplaced.push({ institute, name, town: '' })
    else known.push({ id, institute, name, address, district, town: townOf(town, `${name} ${address}`) })
  }
  return { known, unplaced }
}

async function tryList(pool: pg.Pool, { style, rows, labels }: PortalList, scratch: string) {
  const file = path.join(scratch, `${style.name.replace(/\W+/g, '-')}.csv`)
  writeFileSync(file, [style.columns, ...rows].map(csvLine).join(''))
  const list = { name: style.name, files: [file], ...(style.map && { map: style.map }) }
  return { list, report: await tryImport(pool, true, list, ({ line }) => String(line)), labels }
}

/** Scores lists as portals would write the register's institutions, on a directory without those that were taken out. */
export async function tryPortals(
  file: string,
  seed: number,
  scratch: string,
): Promise<{ list: string; score: Score; failures: Failure[] }[]> {
  const register = readRegister(file)
  const { draw, instituteOf } = await withScratchDatabase('embedded', async ({ pool }) => {
    await importList(pool, true, file)
    const { known, unplaced } = await knownOf(pool, register)
    return { draw: drawPortals(known, unplaced, seed), instituteOf: await institutesOf(pool) }
  })
  const held = path.join(scratch, 'aicte.json')
  const isGone = (id: string) => draw.gone.has(instituteOf.get(id) ?? 0)
  writeFileSync(held, JSON.stringify(register.filter(({ aicte_id }) => !isGone(aicte_id))))
  return withScratchDatabase('embedded', async ({ pool }) => {
    await importList(pool, true, held)
    const now = await institutesOf(pool)
    const scored = []
    for (const portal of draw.lists) {
      const { list, report, labels } = await tryList(pool, portal, scratch)
      scored.push({ list: list.name, ...score(labels, report, now) })
    }
    return scored
  })
}
