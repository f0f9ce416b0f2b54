import type { TownMethod } from '@/lib/contract/source'
import { DISTRICTS } from '@/provider/geography/places'
import { TOWN_QUARTERS } from '@/provider/geography/quarters'
import { KANNADA_PLACE_NAMES } from '@/provider/geography/kannada-names'
import { TOWN_NAMES } from '@/provider/geography/town-names'
import { lettersOf } from '@/provider/names/letters'

/** A town of the directory: `id` is its LGD code. */
export type Town = { id: number; name: string; districtId: number }
export type Spelling = { pattern: RegExp; id: number }

/**
 * What follows a town's name when the name is that of a road, a taluk or a university; behind a comma a taluk or district
 * that is named itself says nothing of what stands before: "HUBLI, DIST. DHARWAD".
 */
const NOT_THE_TOWN_AFTER =
  /^(?!\s*,\s*\(?(?:TALUK|TALLUK|TALUKA|TQ|DT|DIST|DISTRICT)\s*[.:&-]+\s*(?!KARNATAKA|INDIA|STATE|PIN\b)[A-Z]{3})['’.]?(?:\s*(?:[-–&]|TO )\s*[A-Z]+)?[\s,.-]*\(?(?:MAIN |BYPASS |BYE ?PASS |RING |LINK |OLD |NEW |STATE |HIGH ?)*(?:ROAD|RD|TALUK|TALLUK|TALUKA|TQ|DT|DIST|DISTRICT|HOBLI|HIGHWAY|BYPASS|BYE ?PASS|CROSS|GATE|NAKA|UNIVERSITY|CIRCLE|TOLL|[A-Z]+ RING ROAD|HOTEL|RURAL)\b|^\s*\([DT]\)/
const NOT_THE_TOWN_BEFORE = /(?:\b(?:TQ|TALUK|TALUKA|TAL|DIST|DISTRICT|DT|VIA|HOBLI)\s*[:.&-]*\s*|\b[A-Z]+-)$/

function letterPattern(name: string): string | null {
  const words = name.toUpperCase().match(/[A-Z]+/g)
  if (words === null) return null
  // Quotation marks, too: "M.C.C. 'B' Block".
  return words.join(`['"\\s.-]*`)
}

export function spellingsOf(names: Iterable<string>, id: number): Spelling[] {
  return [...names].flatMap((name) => {
    const pattern = letterPattern(name)
    return pattern === null ? [] : { id, pattern: new RegExp(`(?<![A-Z])${pattern}(?![A-Z])`, 'g') }
  })
}

/** Which town a text in capitals names last, if any. */
export function lastNamed(upper: string, spellings: readonly Spelling[]): number | null {
  let found: { id: number; at: number } | null = null
  for (const { pattern, id } of spellings) {
    for (const match of upper.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (NOT_THE_TOWN_AFTER.test(upper.slice(end, end + 40))) continue
      if (NOT_THE_TOWN_BEFORE.test(upper.slice(Math.max(0, match.index - 16), match.index))) continue
      if (found === null || end > found.at) found = { id, at: end }
    }
  }
  return found?.id ?? null
}

/** The directory's towns, of all districts. */
export const TOWNS: readonly Town[] = DISTRICTS.flatMap(({ id: districtId, cities }) =>
  cities.map((city) => ({ ...city, districtId })),
)

/** Reads towns out of addresses; made once from the directory's towns. */
export class TownReader {
  private readonly byDistrict = new Map<number, Spelling[]>()
  private readonly quarters = new Map<number, Spelling[]>()
  /** By district: towns by their names in Kannada. */
  private readonly inKannada = new Map<number, Map<string, number>>()

  constructor(towns: readonly Town[]) {
    const groups = new Map<string, string[]>()
    for (const line of TOWN_NAMES) {
      const names = line.split(',')
      for (const name of names) groups.set(lettersOf(name), names)
    }
    const quarters = new Map(TOWN_QUARTERS.map((line) => [line.replace(/:.*/, ''), line.replace(/^.*?: /, '')]))
    for (const town of towns) {
      const names = new Set([town.name, ...(groups.get(lettersOf(town.name)) ?? [])])
      const { id, districtId } = town
      this.byDistrict.set(districtId, [...(this.byDistrict.get(districtId) ?? []), ...spellingsOf(names, id)])
      const kannada = this.inKannada.get(districtId) ?? new Map<string, number>()
      for (const name of KANNADA_PLACE_NAMES.get(town.name)?.split('-') ?? []) kannada.set(name, id)
      this.inKannada.set(districtId, kannada)
      const within = spellingsOf(quarters.get(town.name)?.split(', ') ?? [], id)
      this.quarters.set(districtId, [...(this.quarters.get(districtId) ?? []), ...within])
    }
  }

  /**
   * The town of that district which a text clearly names, or `null`. The last one counts, since
   * addresses go from small to large; names of roads, taluks and universities do not count.
   */
  townIn(text: string | null, districtId: number | null): number | null {
    if (text === null || districtId === null) return null
    return lastNamed(text.toUpperCase(), this.byDistrict.get(districtId) ?? []) ?? this.lastInKannada(text, districtId)
  }

  private lastInKannada(text: string, districtId: number): number | null {
    const words = text.normalize('NFC').match(/[\p{Script=Kannada}\u200c]+(?: [\p{Script=Kannada}\u200c]+)*/gu) ?? []
    const ids = words.flatMap((name) => this.inKannada.get(districtId)?.get(name) ?? [])
    return ids.at(-1) ?? null
  }

  /** The town of that district of which a text names a quarter, as `townIn` reads it, or `null`. */
  townOfQuarter(text: string | null, districtId: number | null): number | null {
    if (text === null || districtId === null) return null
    return lastNamed(text.toUpperCase(), this.quarters.get(districtId) ?? [])
  }

  /** The town at the very end of a name ("Government Polytechnic Kollegal"), or `null`. */
  townEnding(name: string, districtId: number | null): number | null {
    if (districtId === null) return null
    const upper = name.toUpperCase().replace(/[^A-Z]+$/, '')
    for (const { pattern, id } of this.byDistrict.get(districtId) ?? []) {
      for (const match of upper.matchAll(pattern)) {
        if (match.index > 0 && match.index + match[0].length === upper.length) return id
      }
    }
    return null
  }
}

/** The town of a record whose list has no column for it, and from what it is read; `null` where nothing tells. */
export function readTown(
  towns: TownReader,
  {
    name,
    address,
    zip,
    districtId,
  }: { name: string; address: string | null; zip: string | null; districtId: number | null },
): { cityId: number; method: TownMethod } | null {
  const ways: [TownMethod, number | null][] = [
    ['pin', townOfZip(towns, zip, districtId)],
    ['address', towns.townIn(address, districtId)],
    ['name', towns.townEnding(name, districtId)],
    ['quarter', towns.townOfQuarter(address, districtId)],
  ]
  const [method, cityId] = ways.find((way) => way[1] !== null) ?? []
  return method === undefined || cityId === undefined || cityId === null ? null : { cityId, method }
}

const BENGALURU_URBAN = 525
/** Delivery areas of Bengaluru city's post offices; 560099, 560100 and 560105 serve towns beside it. */
const BENGALURU_CITY_PIN = /^5600(?:[0-8]\d|9[0-8])$/

/** The town by the PIN code, which tells only Bengaluru apart: the reader's Bengaluru or `null`. */
export function townOfZip(towns: TownReader, zip: string | null, districtId: number | null): number | null {
  const isBengaluru = districtId === BENGALURU_URBAN && zip !== null && BENGALURU_CITY_PIN.test(zip)
  return isBengaluru ? towns.townIn('Bengaluru', BENGALURU_URBAN) : null
}
