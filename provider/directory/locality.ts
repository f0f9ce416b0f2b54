import { DISTRICT_NAMES } from '@/provider/geography/district-names'
import { TOWN_NAMES } from '@/provider/geography/town-names'
import { lettersOf } from '@/provider/names/letters'

/** By each name of a town or a district all that it is called: lists write other ones than the directory. */
const NAMES_OF_PLACE = new Map<string, Set<string>>()
for (const names of [
  ...TOWN_NAMES.map((line) => line.split(',')),
  ...DISTRICT_NAMES.map(([, name, others]) => [name, ...others.split(',')]),
]) {
  const all = new Set(names.map(lettersOf))
  for (const name of [...all]) {
    for (const other of NAMES_OF_PLACE.get(name) ?? []) all.add(other)
    NAMES_OF_PLACE.set(name, all)
  }
}

/** Of a road, a house or a neighbour. */
const IS_WAY_MARK =
  /\d|#|\b(?:no|road|rd|cross|main|street|lane|stage|phase|block|floor|circle|highway|near|next|behind|besides?|opp|opposite|via|campus|plot|survey|sy|post|premises|building|principal|college|polytechnic|institut\w*|universit\w*|school|cent(?:re|er)|academy|society|trust|office|bus ?stand)\b/i
const IS_LARGER = /\b(?:taluk|taluka|tq|district|dist|hobli|state|india|pin)\b/i
/** Numbers of houses, plots and highways lead nobody who does not know the road. */
const IS_NUMBER = /^(?:[^a-z]*|(?:#|no\b|plot|survey|sy\b|principal).*|[ns]h[\s-]*\d+)$/i
/** Longer than this it is a description of the way. */
const MAX_LENGTH = 40

/**
 * Where in its town an address says that an institution is ("Vidyanagar"), or else the road or neighbour that it names;
 * `null` where it says neither.
 * @param places what is larger than a locality: town, district, state
 */
export function localityIn(address: string | null, name: string, places: readonly (string | null)[]): string | null {
  if (address === null) return null
  const larger = new Set(
    places.flatMap((place) =>
      place === null ? [] : [lettersOf(place), ...(NAMES_OF_PLACE.get(lettersOf(place)) ?? [])],
    ),
  )
  const parts = address
    .replaceAll(name, '')
    .split(/[,;]|\s-\s|-?\s*\b\d{6}\b/)
    .map((part) => withoutEnd(part.replace(/^[\s.:-]+|[\s.:-]+$/g, ''), larger))
    .filter(
      (part) => part.length > 2 && part.length <= MAX_LENGTH && !larger.has(lettersOf(part)) && !IS_LARGER.test(part),
    )
  const isRoad = (part: string) => IS_WAY_MARK.test(part)
  return parts.findLast((part) => !isRoad(part)) ?? parts.findLast((part) => !IS_NUMBER.test(part)) ?? null
}

/** "Vidyanagar Hubli" without the town. */
function withoutEnd(part: string, larger: ReadonlySet<string>): string {
  const words = part.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 1 && larger.has(lettersOf(last)) ? words.slice(0, -1).join(' ') : part
}
