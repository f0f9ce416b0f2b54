import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { DISTRICT_NAMES } from '@/provider/geography/district-names'
import { DISTRICTS } from '@/provider/geography/places'
import { TOWN_NAMES } from '@/provider/geography/town-names'
import { isSchoolType } from '@/provider/directory/taxonomy'
import { isMainTown } from '@/provider/import/clean/place'
import type { Draft } from '@/provider/import/draft'
import { withEnglishKinds } from '@/provider/names/kannada-kinds'
import { KANNADA_PLACE_NAMES } from '@/provider/geography/kannada-names'
import { wordsOf } from '@/provider/search/words'
import { isCommonInAddresses } from '@/provider/import/merge/address-words'
import { nameWordsOf, type NameWord, type Role } from './name-words'
import { heard } from './shape'

/** A name's words, and what they say together. */
export type ProfiledName = {
  words: readonly NameWord[]
  /** What it is, in the words that say it, in order of the alphabet. */
  kind: string
  /** All of it without places. */
  full: string
  /** The words' first letters, without those that may be of "of" and "and". */
  initials: string
  /** Whether it ends with what is taught, and leaves out what it is: "Lingaraj Appa Engineering". */
  isWithoutNoun: boolean
}

/** What the comparison looks at, taken from a draft once. */
export type Profile = {
  source: string
  state: string
  districtId: number | null
  cityId: number | null
  /** Which town of an urban body that joins two. */
  twinTown: string | null
  /** Whether the town bears its district's name: lists give it for smaller ones, too. */
  isMainTown: boolean
  zip: string | null
  /** Its name, and the other names that are longer than initials. */
  names: readonly ProfiledName[]
  /** Sounds of the names of its town and district. */
  place: ReadonlySet<string>
  /** Sounds of what is left of the address. */
  locality: ReadonlySet<string>
  typeIds: readonly number[]
  /** Whether children go there, none but students, or nobody says. */
  stage: 'school' | 'college' | null
  university: string | null
  /** Whether it is the state's; `null`: nobody says. */
  isPublic: boolean | null
  host: string | null
  phones: readonly string[]
}

const MAX_NAMES = 6
const DIGITS = /^\d/

const BESIDE: ReadonlySet<Role> = new Set(['empty', 'short', 'number', 'cut', 'address'])
const NO_KIND: ReadonlySet<Role> = new Set(['own', 'empty', 'short', 'number', 'cut', 'address'])

/** What an institution calls itself. */
export const NOUNS: ReadonlySet<string> = new Set(['college', 'institute', 'academy'])
const TAUGHT: ReadonlySet<Role> = new Set(['subject', 'faculty'])

/** Initials without those of "of" and "and", which are printed or not: "GITAM". */
export function bareInitials(letters: string): string {
  return letters.replace(/[ao]/g, '')
}

function profiled(words: readonly NameWord[], place: ReadonlySet<string>): ProfiledName {
  const last = words.findLast(({ role }) => role !== 'empty')
  const isTaughtLast = last !== undefined && TAUGHT.has(last.role)
  const said = words.flatMap(({ word, role }) => (NO_KIND.has(role) ? [] : word))
  const full = words.filter(({ role, sound }) => !BESIDE.has(role) && !place.has(sound)).map(({ sound }) => sound)
  return {
    words,
    kind: [...new Set(said)].sort().join(' '),
    full: full.join(' '),
    initials: bareInitials(words.map(({ letter }) => letter).join('')),
    isWithoutNoun: isTaughtLast && !words.some(({ word }) => NOUNS.has(word)),
  }
}

function namesOf(draft: Draft, place: ReadonlySet<string>): ProfiledName[] {
  const inOthers = OTHER_LANGUAGES.flatMap((language) => draft.name[language] ?? [])
  const names = [draft.name.en, ...inOthers, ...draft.alternativeNames].map(nameWordsOf)
  const [first = [], ...others] = names
  // Initials alone are those of many.
  return [first, ...others.filter((words) => words.length > 1)]
    .slice(0, MAX_NAMES)
    .map((words) => profiled(words, place))
}

const TOWNS = new Map(DISTRICTS.flatMap(({ cities }) => cities.map(({ id, name }) => [id, name])))
const OTHER_TOWN_NAMES = new Map(
  TOWN_NAMES.flatMap((line) => line.split(',').map((name): [string, string] => [name.toLowerCase(), line])),
)
/** Words of names of places that names of colleges have too, and do not mean the place by. */
const NO_PLACE: ReadonlySet<string> = new Set(
  'city urban rural north south east west corporation palike mahanagara bruhat fields gold'.split(' '),
)
/** "Bangalore Rural" is under "Bangalore", too. */
const PART = / (?:rural|urban)$/i

/** A place in Kannada; of several words one may be that of many a place: "ನಗರ". */
function inKannada(name: string): string {
  const own = KANNADA_PLACE_NAMES.get(name) ?? ''
  return own.includes(' ') ? '' : own
}

function districtNames(districtId: number): string[] {
  const [, official = '', others = ''] = DISTRICT_NAMES.find(([code]) => code === districtId) ?? []
  return [
    ...wordsOf(`${official} ${inKannada(official)}`),
    ...others
      .split(',')
      .map((name) => wordsOf(name.replace(PART, '')))
      .filter(({ length }) => length === 1)
      .flat(),
  ]
}

function townNames(cityId: number): string[] {
  const name = TOWNS.get(cityId) ?? ''
  return wordsOf(`${name} ${OTHER_TOWN_NAMES.get(name.toLowerCase()) ?? ''} ${inKannada(name)}`)
}

const soundsOfPlace = new Map<string, ReadonlySet<string>>()

function placeSounds(districtId: number | null, cityId: number | null): ReadonlySet<string> {
  const key = `${districtId}/${cityId}`
  const known = soundsOfPlace.get(key)
  if (known !== undefined) return known
  const names = [
    ...(districtId === null ? [] : districtNames(districtId)),
    ...(cityId === null ? [] : townNames(cityId)),
  ]
  const sounds = new Set(names.filter((word) => word.length > 1 && !NO_PLACE.has(word)).map(heard))
  soundsOfPlace.set(key, sounds)
  return sounds
}

const PUBLIC = /government|central|state|public/i
const PRIVATE = /private|self|aided|trust|society|minority/i

function isPublic(draft: Draft): boolean | null {
  if (/\bgov(?:ernmen)?t\b\.?/i.test(withEnglishKinds(draft.name.en))) return true
  if (draft.ownership === null) return null
  if (PRIVATE.test(draft.ownership)) return false
  return PUBLIC.test(draft.ownership) ? true : null
}

function hostOf(website: string | null): string | null {
  return website === null ? null : new URL(website).hostname.replace(/^www\./, '')
}

/** The last eight digits of each number: how it begins differs from list to list. */
function phonesOf(phone: string | null): string[] {
  const numbers = (phone ?? '').split(/[,;/]/).map((each) => each.replace(/\D/g, ''))
  return numbers.filter((digits) => digits.length >= 8).map((digits) => digits.slice(-8))
}

/** What an address says beside the town; of one that repeats the name, what is left. */
function localityOf(
  address: string | null,
  place: ReadonlySet<string>,
  names: readonly ProfiledName[],
): ReadonlySet<string> {
  const named = new Set(names.flatMap(({ words }) => words.map(({ sound }) => sound)))
  const words = wordsOf((address ?? '').replace(/\b\d{3}\s?\d{3}\b/g, ' '))
  const telling = words.filter((word) => word.length > 1 && !DIGITS.test(word) && !isCommonInAddresses(word))
  return new Set(telling.map(heard).filter((sound) => !place.has(sound) && !named.has(sound)))
}

function stageOf(typeIds: readonly number[]): Profile['stage'] {
  if (typeIds.length === 0) return null
  const schools = typeIds.filter((id) => isSchoolType(id)).length
  return schools === typeIds.length ? 'school' : schools === 0 ? 'college' : null
}

/** Whether a record says nothing of where it stands: it contradicts no place. */
export function isUnplaced({ districtId, cityId, zip, locality }: Profile): boolean {
  return districtId === null && cityId === null && zip === null && locality.size === 0
}

export function profileOf(draft: Draft): Profile {
  const place = placeSounds(draft.districtId, draft.cityId)
  const names = namesOf(draft, place)
  return {
    source: draft.source,
    state: draft.state,
    districtId: draft.districtId,
    cityId: draft.cityId,
    twinTown: draft.twinTown,
    isMainTown: isMainTown(draft.cityId),
    zip: draft.zip,
    names,
    place,
    locality: localityOf(draft.address, place, names),
    typeIds: draft.typeIds,
    stage: stageOf(draft.typeIds),
    university: draft.university,
    isPublic: isPublic(draft),
    host: hostOf(draft.website),
    phones: phonesOf(draft.phone),
  }
}
