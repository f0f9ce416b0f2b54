import { DISTRICTS } from '@/provider/geography/places'
import { PlaceFinder } from '@/provider/search/place-finder'
import { canonicalWord, DESCRIBING_WORDS, GENERIC_WORDS } from '@/provider/search/word-lists'
import { wordsOf } from '@/provider/search/words'

/** Where a text says that something is; what none of its parts says is `null`. */
export type ReadPlace = { districtId: number | null; cityId: number | null }

const NOWHERE: ReadPlace = { districtId: null, cityId: null }
const places = new PlaceFinder()
/** What people write beside the name of a place. */
const BESIDE = /\b(?:karnataka|karnatak|india|district|dist|dt|taluk|taluka|tq|city|\d{3}\s?\d{3})\b\.?|\d+/gi
/** They end the names of districts: "Bengaluru Rural". */
const DIRECTIONS: ReadonlySet<string> = new Set(['rural', 'urban'])
const SAYS_DISTRICT = /\b(?:district|dist|dt)\b/i

function placesIn(part: string): ReadPlace[] {
  const words = wordsOf(part.replace(BESIDE, ' '))
  const found = places.findAt(words, 0)
  return found?.length === words.length ? [...found.places] : []
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

/** Reads the place that a name ends with, without a comma, too: "… Institute of Technology Indiranagar Hospet, Ballari Dist". */
export function readPlaceBehind(name: string): ReadPlace {
  // What is said in brackets is no place, but "(R)" after one.
  const words = wordsOf(name.replace(/\([^)]{3,}\)/g, ' '))
  const last = words.findLastIndex((word) => {
    const said = canonicalWord(word)
    return (GENERIC_WORDS.has(said) || DESCRIBING_WORDS.has(said)) && !DIRECTIONS.has(said)
  })
  const parts: Part[] = []
  for (let at = last + 1; at < words.length; at += 1) {
    const found = places.findAt(words, at)
    if (found === null) continue
    at += found.length - 1
    parts.push({ found: [...found.places], isDistrict: SAYS_DISTRICT.test(words[at + 1] ?? '') })
  }
  return last === -1 ? NOWHERE : placeOfParts(parts)
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
  return { districtId: district, cityId: towns.find(({ districtId }) => districtId === district)?.cityId ?? null }
}

const MAIN_TOWNS = new Set(
  DISTRICTS.flatMap(({ id, cities }) =>
    cities.filter((city) =>
      places.findAt(wordsOf(city.name), 0)?.places.some((place) => place.cityId === null && place.districtId === id),
    ),
  ).map(({ id }) => id),
)

/** Whether a town bears its district's name: lists give it for the district's smaller ones, too. */
export function isMainTown(cityId: number | null): boolean {
  return cityId !== null && MAIN_TOWNS.has(cityId)
}
