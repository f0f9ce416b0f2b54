import type { ColumnMap } from '@/provider/import/sources/own-columns'
import { pick, type Random } from '@/tools/bench/random'
import { abbreviated, anotherTownName, initialsOf, misspelt, titled } from './rewriting'

/** An institution's name as its register prints it, and its town; `''` where an import tells none. */
export type Named = { institute: number; name: string; town: string }
/** What an institution is written from: its name and address as its register prints them, and where it stands. */
export type Known = Named & { id: string; address: string; district: string }

/** A way in which portals, notices and forms write institutions, with columns of its own. */
export type Style = {
  name: string
  columns: readonly string[]
  /** Our names of the columns that an operator has to map, and theirs. */
  map?: ColumnMap
  /** Where it leaves so little of a name that a town's institutions may share it: what it leaves. */
  leaves?: (known: Known) => string | null
  /** Its cells; `null` where an institution cannot be written so. */
  write: (known: Known, random: Random) => string[] | null
}

/** The part of an address that a portal gives for the quarter: the last place before the town. */
function quarterOf({ address, town, district }: Known): string | null {
  const parts = address.split(',').map(titled)
  const isPlace = (part: string) => /^[a-z .]{4,24}$/i.test(part) && !/road|post|taluk|dist|karnataka|india/i.test(part)
  const isTown = (part: string) => [town, district].some((place) => part.toLowerCase().startsWith(place.toLowerCase()))
  return parts.slice(1).findLast((part) => isPlace(part) && !isTown(part)) ?? null
}

/** A serial number of a list, made of the institution's own id: always the same. */
function numberOf({ id }: Known): number {
  return (Number(id.replace(/\D/g, '').slice(-4)) % 900) + 100
}

export const STYLES: readonly Style[] = [
  {
    // "Bangalore Institute of Technology - [BIT], Bangalore", as admission portals do.
    name: 'letters in brackets',
    columns: ['College Name', 'Location'],
    map: new Map([['city', 'Location']]),
    write: (known, random) => {
      const [town, initials] = [anotherTownName(known.town, random), initialsOf(known.name)]
      const bracket = initials === null ? '' : ` - [${initials}]`
      return [`${titled(known.name)}${bracket}, ${town}`, `${town}, Karnataka`]
    },
  },
  {
    // "RVCE Bengaluru", as people and forums do.
    name: 'initials and a town',
    columns: ['Institution'],
    leaves: ({ name }) => initialsOf(name),
    write: (known, random) => {
      const initials = initialsOf(known.name)
      return initials === null ? null : [`${initials} ${anotherTownName(known.town, random)}`]
    },
  },
  {
    // "Basaveshwara Engg. Clg, Hubli", as people and forms do.
    name: 'short forms',
    columns: ['college', 'district'],
    write: (known, random) => [
      `${abbreviated(titled(known.name), random)}, ${anotherTownName(known.town, random)}`,
      known.district,
    ],
  },
  {
    // "168-GOVERNMENT POLYTECHNIC HOSADURGA", as notices of a department do.
    name: 'numbers before capitals',
    columns: ['institute'],
    map: new Map([['name', 'institute']]),
    write: (known) => [`${numberOf(known)}-${known.name} ${known.town}`.toUpperCase()],
  },
  {
    // "acharya institue of technology", beside a town as it is heard.
    name: 'typed by hand',
    columns: ['name', 'city'],
    write: (known, random) => [
      misspelt(known.name.toLowerCase().replace(/[.,]/g, ' '), random),
      misspelt(anotherTownName(known.town, random), random),
    ],
  },
  {
    // "Ujire, Dakshina Kannada", as directories with a map do.
    name: 'a quarter, its district',
    columns: ['name', 'location', 'url'],
    map: new Map([['city', 'location']]),
    write: (known, random) => {
      const behind = pick(random, [known.district, anotherTownName(known.town, random)])
      return [titled(known.name).replace(/\band\b/gi, '&'), `${quarterOf(known) ?? known.town}, ${behind}`, '']
    },
  },
]

/** Kinds of institution that the register of technical education does not list, so that a society's is not there. */
const ELSEWHERE = ['College of Nursing', 'Dental College', 'Law College', 'Ayurvedic Medical College', 'Public School']
const SOCIETY =
  /^(.{3,}?)\s+(?:college|institute|school|academy|polytechnic|first grade|degree|evening|business|bba|bca|mca|mba|pg|women)\b/i

/** Another institution of the same society, which no list has; `null` where a name tells no society. */
export function sisterOf(known: Known, random: Random): Known | null {
  const society = SOCIETY.exec(known.name)?.[1]
  if (society === undefined || /^(?:government|govt|the)\b/i.test(society)) return null
  return { ...known, name: `${society} ${pick(random, ELSEWHERE)}`, address: '' }
}
