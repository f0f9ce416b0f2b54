import { DISTRICT_NAMES } from '@/provider/geography/district-names'
import { otherNamesOfTown } from '@/provider/geography/other-names'
import { DISTRICTS } from '@/provider/geography/places'
import { TOWN_NAMES } from '@/provider/geography/town-names'
import { editDistance } from '@/provider/search/edit-distance'
import { placeFinder } from '@/provider/search/place-finder'
import { canonicalWord, DESCRIBING_WORDS, GENERIC_WORDS } from '@/provider/search/word-lists'
import { wordsOf } from '@/provider/search/words'

/** Where a text says that something is; what none of its parts says is `null`. */
export type ReadPlace = { districtId: number | null; cityId: number | null }

export const NOWHERE: ReadPlace = { districtId: null, cityId: null }
const MIN_MISSPELT_LENGTH = 6
const MAX_SLIPS = 1
/** What people write beside the name of a place. */
const BESIDE = /\b(?:karnataka|karnatak|india|district|dist|dt|taluk|taluka|tq|city|\d{3}\s?\d{3})\b\.?|\d+/gi
/** They end the names of districts: "Bengaluru Rural". */
const DIRECTIONS: ReadonlySet<string> = new Set(['rural', 'urban'])
const SAYS_DISTRICT = /\b(?:district|dist|dt)\b/i

/** The places that the words at `at` name. A district under a name that its own town is but for a slip is that town, too: "Belagaum". */
function placesAt(words: readonly string[], at: number): { places: ReadPlace[]; length: number } | null {
  const found = placeFinder().findAt(words, at)
  if (found === null) return null
  const word = words[at] ?? ''
  const isDistrict = found.length === 1 && found.places.every(({ cityId }) => cityId === null)
  const towns = isDistrict ? found.places.flatMap(({ districtId }) => townsCalled(word, districtId)) : []
  return { places: [...found.places, ...towns], length: found.length }
}

/** The towns of a district whose name a word is, but for a slip. */
function townsCalled(word: string, districtId: number): ReadPlace[] {
  if (word.length < MIN_MISSPELT_LENGTH) return []
  const cities = DISTRICTS.find(({ id }) => id === districtId)?.cities ?? []
  const isNear = (name: string) => name[0] === word[0] && editDistance(name, word, MAX_SLIPS) <= MAX_SLIPS
  return cities.flatMap(({ id, name }) =>
    [name, ...otherNamesOfTown(name)].some((each) => isNear(wordsOf(each).join(' ')))
      ? [{ districtId, cityId: id }]
      : [],
  )
}

function placesIn(part: string): ReadPlace[] {
  const words = wordsOf(part.replace(BESIDE, ' '))
  const found = placesAt(words, 0)
  return found?.length === words.length ? found.places : []
}

/**
 * The one of several places that is meant: "Vijayapura, Bengaluru Rural" is a town of that district, "Vijayapura" alone
 * the town that bears its district's name. `null` where it may be several.
 */
function chosen(found: readonly ReadPlace[], districts: ReadonlySet<number>): ReadPlace | null {
  const within = found.filter(({ districtId }) => districtId !== null && districts.has(districtId))
  const left = within.length > 0 ? within : found
  const bearing = new Set(left.flatMap(({ districtId, cityId }) => (cityId === null ? [districtId] : [])))
  const towns = left.filter(({ cityId }) => cityId !== null)
  const main = towns.length > 1 ? towns.filter(({ districtId }) => bearing.has(districtId)) : towns
  if (main.length === 1) return main[0] ?? null
  return towns.length === 0 && left.length === 1 ? (left[0] ?? null) : null
}

/**
 * Reads a place as people write it: "Bangalore, Karnataka", "Ujire, Dakshina Kannada", "K R Puram, Bangalore",
 * "Mandya District". Its parts go from small to large: the last that says a place says in which district, and the
 * first town of it is the town ("Harohalli, Mysore" is a village that bears another town's name).
 */
export function readPlace(text: string | null): ReadPlace {
  const parts = (text ?? '').split(/[,;/|()[\]]|\s[-–]\s/)
  return placeOfParts(parts.map((part) => ({ found: placesIn(part), isDistrict: SAYS_DISTRICT.test(part) })))
}

/** By letters, not by sound: a slip of the pen changes that. */
const PLACE_NAMES: readonly string[] = [
  ...new Set(
    [
      ...DISTRICTS.flatMap(({ name, cities }) => [name, ...cities.map((city) => city.name)]),
      ...DISTRICT_NAMES.flatMap(([, , others]) => others.split(',')),
      ...TOWN_NAMES.flatMap((line) => line.split(',')),
    ]
      .map((name) => wordsOf(name))
      .flatMap((words) => (words.length === 1 ? words : [])),
  ),
].filter(({ length }) => length >= MIN_MISSPELT_LENGTH)

/** Words behind the name of a place that make it that of a way: "Hosur Road". */
const WAYS: ReadonlySet<string> = new Set(
  'road rd main cross layout circle street extension highway bypass gate'.split(' '),
)

/** What stands behind the last word that says what the institution is, part by part. */
function wordsBehind(name: string): string[][] {
  // What is said in brackets is no place, but "(R)" after one.
  const parts = name
    .replace(/\([^)]{3,}\)/g, ' ')
    .split(',')
    .map(wordsOf)
  const isKind = (word: string) => {
    const said = canonicalWord(word)
    return (GENERIC_WORDS.has(said) || DESCRIBING_WORDS.has(said)) && !DIRECTIONS.has(said)
  }
  const last = parts.findLastIndex((words) => words.some(isKind))
  if (last === -1) return wordsBehindInitials(parts.flat())
  const [first = [], ...others] = parts.slice(last)
  return [first.slice(first.findLastIndex(isKind) + 1), ...others].filter(({ length }) => length > 0)
}

/** What follows the first word of a name that does not say what it is, and ends with a town: "RVCE Bengaluru". */
function wordsBehindInitials(words: readonly string[]): string[][] {
  const isTown = words.some((_, at) => at > 0 && placeFinder().findAt(words, at)?.length === words.length - at)
  return isTown && placeFinder().findAt(words, 0) === null ? [words.slice(1)] : []
}

/** Reads the place that a name ends with, without a comma, too: "… Institute of Technology Indiranagar Hospet, Ballari Dist". */
export function readPlaceBehind(name: string): ReadPlace {
  const parts: Part[] = []
  const all = wordsBehind(name)
  for (const words of all) {
    for (let at = 0; at < words.length; at += 1) {
      const found = placesAt(words, at)
      if (found === null) continue
      at += found.length - 1
      const next = words[at + 1] ?? ''
      if (!WAYS.has(next)) parts.push({ found: found.places, isDistrict: SAYS_DISTRICT.test(next) })
    }
  }
  return parts.length > 0 ? placeOfParts(parts) : readMisspelt(all.at(-1)?.at(-1) ?? '')
}

/** The place whose name a word is but for one slip, where it can be no other: "Raihcur", "Banaglore". */
export function readMisspelt(word: string | null): ReadPlace {
  const words = wordsOf((word ?? '').replace(BESIDE, ' '))
  const [only] = words
  if (only === undefined || words.length > 1 || only.length < MIN_MISSPELT_LENGTH) return NOWHERE
  const near = PLACE_NAMES.filter((name) => name[0] === only[0] && editDistance(name, only, 1) <= 1)
  const all = near.flatMap((name) => placeFinder().findAt([name], 0)?.places ?? [])
  const found = [...new Map(all.map((place) => [`${place.districtId}/${place.cityId}`, place])).values()]
  const isOne = new Set(found.map(({ districtId }) => districtId)).size === 1
  return isOne ? placeOfParts([{ found, isDistrict: false }]) : NOWHERE
}

const placeNames = new Map<string, boolean>()

/** Whether a word is the name of a town or a district. */
export function isPlaceName(word: string): boolean {
  let is = placeNames.get(word)
  if (is === undefined) placeNames.set(word, (is = placeFinder().findAt([word], 0) !== null))
  return is
}

/** Districts that lists mix up: those of Bengaluru, and those from which Vijayanagara was made. */
const NEIGHBOURS: readonly (readonly number[])[] = [
  [525, 526, 631],
  [528, 738],
  [535, 738],
]

export function neighboursOf(districtId: number | null): readonly number[] {
  return NEIGHBOURS.flatMap((group) => (group.includes(districtId ?? 0) ? group : []))
}

/** Districts, and those that they were made of in 1997, 2007 and 2009: a list may name either. */
const MADE_OF: readonly (readonly [made: number, of: number])[] = [
  [524, 530],
  [531, 545],
  [535, 533],
  [537, 536],
  [540, 536],
  [543, 546],
  [549, 534],
  [630, 542],
  [635, 538],
]

export function isMadeOf(one: number, other: number): boolean {
  return MADE_OF.some(([made, of]) => (made === one && of === other) || (made === other && of === one))
}

export function areNeighbours(one: number | null, other: number | null): boolean {
  return neighboursOf(one).includes(other ?? 0)
}

type Part = { found: readonly ReadPlace[]; isDistrict: boolean }

function placeOfParts(read: readonly Part[]): ReadPlace {
  const said = read.flatMap(({ found, isDistrict }) => {
    const districts = found.filter(({ cityId }) => cityId === null)
    return isDistrict || districts.length === found.length
      ? districts.flatMap(({ districtId }) => districtId ?? [])
      : []
  })
  const districts = new Set(said)
  const towns = read.flatMap(({ found, isDistrict }) => (isDistrict ? [] : (chosen(found, districts) ?? [])))
  const district = said.at(-1) ?? towns.at(-1)?.districtId ?? null
  if (district === null) return NOWHERE
  // "Hospet, Bellary District" was there once, and "Bidadi, Bangalore" is beside it.
  const own = towns.filter(({ cityId }) => said.length > 0 || !isMainTown(cityId))
  const beside = own.find(({ districtId }) => areNeighbours(districtId, district))
  const within = towns.find(({ districtId }) => districtId === district)
  const isSmaller = beside !== undefined && (within === undefined || isMainTown(within.cityId))
  return isSmaller ? beside : { districtId: district, cityId: within?.cityId ?? null }
}

let mainTowns: ReadonlySet<number> | null = null

/** Found when it is first asked for: who reads no list does without. */
const findMainTowns = () =>
  new Set(
    DISTRICTS.flatMap(({ id, cities }) =>
      cities.filter((city) =>
        // "Hubballi-Dharwad" bears it, too.
        wordsOf(city.name).some((word) =>
          placeFinder()
            .findAt([word], 0)
            ?.places.some((place) => place.cityId === null && place.districtId === id),
        ),
      ),
    ).map(({ id }) => id),
  )

/** Whether a town bears its district's name: lists give it for the district's smaller ones, too. */
export function isMainTown(cityId: number | null): boolean {
  return cityId !== null && (mainTowns ??= findMainTowns()).has(cityId)
}
