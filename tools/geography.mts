/**
 * Makes provider/geography/places.json from three files of the Local Government Directory, and
 * provider/geography/outlines.json from the districts' borders:
 *   npx tsx tools/geography.mts DISTRICTS.csv URBAN-LOCAL-BODIES.csv URBAN-COVERAGE.csv DISTRICTS.geojson
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const code = z.coerce.number().int().positive()
const districtRows = z.array(z.object({ district_code: code, district_name: z.string() }))
const bodyRows = z.array(z.object({ 'Local Body Code': code, 'Local Body Name': z.string() }))
const coverageRows = z.array(z.object({ 'Localbody Code': code, 'District Code': code }))
const point = z.tuple([z.number(), z.number()])
const polygon = z.array(z.array(point)).min(1)
const borders = z.object({
  features: z.array(
    z.object({
      properties: z.object({ c: code }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: polygon }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
      ]),
    }),
  ),
})
type Point = z.output<typeof point>

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

/** How far from the border a simplified one may run, in degrees: about a kilometre. */
const MAX_DEVIATION = 0.01

function deviation([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length
}

/** A line through fewer of its points (Ramer, Douglas, Peucker). */
function simplified(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return [...line]
  const [farthest, index] = line.reduce<[number, number]>(
    (most, each, at) => {
      const far = deviation(each, first, last)
      return far > most[0] ? [far, at] : most
    },
    [0, 0],
  )
  if (farthest <= MAX_DEVIATION) return [first, last]
  return [...simplified(line.slice(0, index + 1)).slice(0, -1), ...simplified(line.slice(index))]
}

/** The border of each district by its code, longitude before latitude; islands and strays of less than four points are left out. */
function outlinesOf(file: string): [number, Point[][]][] {
  const { features } = borders.parse(JSON.parse(readFileSync(file, 'utf8')))
  return features.map(({ properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const rings = polygons.map(([border = []]) =>
      simplified(border).map(([x, y]): Point => [Number(x.toFixed(2)), Number(y.toFixed(2))]),
    )
    return [properties.c, rings.filter((ring) => ring.length > 3)]
  })
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')

function writeLines(name: string, entries: readonly unknown[]) {
  const lines = entries.map((entry) => JSON.stringify(entry))
  writeFileSync(new URL(`../provider/geography/${name}`, import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
}

function main([districtsFile, bodiesFile, coverageFile, bordersFile]: string[]) {
  if (!districtsFile || !bodiesFile || !coverageFile || !bordersFile) {
    const files = 'DISTRICTS.csv URBAN-LOCAL-BODIES.csv URBAN-COVERAGE.csv DISTRICTS.geojson'
    throw new Error(`Usage: npx tsx tools/geography.mts ${files}`)
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

  const outlines = outlinesOf(bordersFile)
  const without = districts.filter(
    ({ id }) => !outlines.some(([district, rings]) => district === id && rings.length > 0),
  )
  if (without.length > 0) throw new Error(`${without.map(({ name }) => name).join(', ')} has no border.`)
  writeLines('places.json', districts)
  writeLines('outlines.json', outlines)
  process.stdout.write(`${districts.length} districts, ${placed} towns\n`)
}

main(process.argv.slice(2))
