/**
 * Makes provider/geography/places.json from three files of the Local Government Directory:
 *   npx tsx tools/geography.mts DISTRICTS.csv URBAN-LOCAL-BODIES.csv URBAN-COVERAGE.csv
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const code = z.coerce.number().int().positive()
const districtRows = z.array(z.object({ district_code: code, district_name: z.string() }))
const bodyRows = z.array(z.object({ 'Local Body Code': code, 'Local Body Name': z.string() }))
const coverageRows = z.array(z.object({ 'Localbody Code': code, 'District Code': code }))

/** Towns that the coverage list of 2022 lacks, or puts where they are not, by their code. */
const DISTRICT_OF = new Map([
  [252030, 534], // Kotekara is in Dakshina Kannada
  [299417, 527], // M.K. Hubballi is in Belagavi
  [297131, 530], // Tikota is in Vijayapura
])

/** The same by name, where the list's district is wrong: Anekal is a taluk of Bengaluru Urban. */
const DISTRICT_OF_NAME = new Map([['Anekal', 525]])

/** Not towns of their own: a cantonment and two works' colonies, each beside the town listed under its name. */
const LEFT_OUT = new Set(['Belgaum', 'Shahabad ACC', 'Hatti Gold Mines'])

const NAME_OF = new Map([
  ['BBMP', 'Bengaluru'],
  ['KALABURAGI CITY CORPORATION', 'Kalaburagi'],
  ['MKhubballi', 'M.K. Hubballi'],
  ['Bagalkot', 'Bagalkote'],
  ['Chik Ballapur', 'Chikkaballapura'],
  ['Dod Ballapur', 'Doddaballapura'],
  ['Hole Narsipur', 'Holenarasipura'],
  ['Shrirangapattana', 'Srirangapatna'],
  ['Robertson Pet', 'Robertsonpet'],
  ['Tirumakudal - Narsipur', 'Tirumakudal Narsipur'],
  ['NAAGANURA', 'Naganuru'],
  ['DEVARAHIPPARAGI', 'Devara Hipparagi'],
])

function townName(listed: string): string {
  const name = listed.trim().replace(/\s+/g, ' ')
  const lowered = /[a-z]/.test(name.slice(1)) ? name : name.toLowerCase()
  return NAME_OF.get(name) ?? lowered.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
}

function rowsOf<Row>(schema: z.ZodType<Row>, file: string): Row {
  return schema.parse(parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true }))
}

/** A town that is listed in two districts was moved; the district that has most of its rows is the new one. */
function districtsByTown(file: string): Map<number, number> {
  const counts = new Map<number, Map<number, number>>()
  for (const { 'Localbody Code': town, 'District Code': district } of rowsOf(coverageRows, file)) {
    const ofTown = counts.get(town) ?? new Map<number, number>()
    counts.set(town, ofTown.set(district, (ofTown.get(district) ?? 0) + 1))
  }
  return new Map(
    [...counts].flatMap(([town, ofTown]) => {
      const [most] = [...ofTown].sort((a, b) => b[1] - a[1])
      return most ? [[town, most[0]]] : []
    }),
  )
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')

function main([districtsFile, bodiesFile, coverageFile]: string[]) {
  if (!districtsFile || !bodiesFile || !coverageFile) {
    throw new Error('Usage: npx tsx tools/geography.mts DISTRICTS.csv URBAN-LOCAL-BODIES.csv URBAN-COVERAGE.csv')
  }
  const covered = districtsByTown(coverageFile)
  const towns = rowsOf(bodyRows, bodiesFile)
    .filter((row) => !LEFT_OUT.has(row['Local Body Name'].trim()))
    .map((row) => {
      const id = row['Local Body Code']
      const name = townName(row['Local Body Name'])
      const districtId = DISTRICT_OF.get(id) ?? DISTRICT_OF_NAME.get(name) ?? covered.get(id)
      if (districtId === undefined) throw new Error(`No district is known for ${name} (${id}).`)
      return { id, name, districtId }
    })
  const districts = rowsOf(districtRows, districtsFile)
    .map(({ district_code: id, district_name: name }) => ({
      id,
      name: name.trim(),
      cities: towns
        .filter((town) => town.districtId === id)
        .map((town) => ({ id: town.id, name: town.name }))
        .sort(byName),
    }))
    .sort(byName)
  const placed = districts.reduce((sum, district) => sum + district.cities.length, 0)
  if (placed !== towns.length) throw new Error(`${towns.length - placed} towns stand in a district that is not listed.`)

  const target = new URL('../provider/geography/places.json', import.meta.url)
  const lines = districts.map((district) => JSON.stringify(district))
  writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`)
  process.stdout.write(`${districts.length} districts, ${placed} towns\n`)
}

main(process.argv.slice(2))
