import { DISTRICT_NAMES } from '@/provider/geography/district-names'
import { DISTRICTS } from '@/provider/geography/places'
import { TOWN_NAMES } from '@/provider/geography/town-names'
import { isSchoolType } from '@/provider/directory/taxonomy'
import { isMainTown } from '@/provider/import/clean/place'
import type { Draft } from '@/provider/import/draft'
import { soundOf } from '@/provider/search/sound'
import { canonicalWord, DESCRIBING_WORDS, GENERIC_WORDS, HONORIFICS, JOINING_WORDS } from '@/provider/search/word-lists'
import { wordsOf } from '@/provider/search/words'
import { isCommonInAddresses } from '@/provider/import/merge/address-words'

/** What a word of a name is to the comparison (weights.ts says what each tells). */
export type Role = 'own' | 'direction' | 'filler' | 'faculty' | 'subject' | 'telling' | 'empty' | 'number'
export type NameWord = { word: string; sound: string; role: Role }
/** A name's words, and what it is in the words that say it, in order of the alphabet. */
export type ProfiledName = { words: readonly NameWord[]; kind: string }

/** What the comparison looks at, taken from a draft once. */
export type Profile = {
  source: string
  state: string
  districtId: number | null
  cityId: number | null
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

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** One more or less of these makes another institution. */
const TELLING = setOf(`
  women men evening polytechnic dental medical nursing pharmacy pharmaceutical law architecture hotel ayurveda
  ayurvedic homoeopathic physiotherapy junior senior primary lower higher secondary high pu puc
  urdu school university government day night residential distance public agricultural music
`)
/** Telling where one name alone has it; the name's own where both have ("East West Institute"). */
const DIRECTIONS = setOf('north south east west')
/** What describes many a school, and is some college's own name. */
export const WIDESPREAD = setOf('national indian international global central kendriya rural urban new model')
const FACULTIES = setOf('arts science commerce')
const SUBJECTS = setOf(`
  engineering management computer applications business teacher training physical education
  planning design research hospitality tourism administration fine mba mca bba bca technology technological technical
`)
/** What names have or leave out, and what stands for nothing. */
const EMPTY = setOf(`
  autonomous society societys trust sangha sanghas sangh association associations samsthe samiti samithi vidya group the
  main campus affiliated deemed be programme program course department pg wing kannada karnataka principal
  district dist taluk taluka hobli village post road street cross layout
`)
const MAX_NAMES = 6
const DIGITS = /^\d/

function roleOf(word: string): Role {
  if (DIGITS.test(word)) return 'number'
  if (HONORIFICS.has(word) || EMPTY.has(word)) return 'empty'
  if (WIDESPREAD.has(word)) return 'own'
  if (DIRECTIONS.has(word)) return 'direction'
  if (TELLING.has(word)) return 'telling'
  if (FACULTIES.has(word)) return 'faculty'
  if (SUBJECTS.has(word)) return 'subject'
  return GENERIC_WORDS.has(word) || DESCRIBING_WORDS.has(word) ? 'filler' : 'own'
}

function roleAt(word: string, before: string): Role {
  const isOfSubject = word === 'science' && (SUBJECTS.has(before) || BEFORE_SCIENCE.has(before))
  return isOfSubject || DEGREE_WORDS.has(word) ? 'filler' : roleOf(word)
}

/** What names say for each other. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['girl', 'women'],
  ['lady', 'women'],
  ['ladies', 'women'],
  ['boy', 'men'],
])
/** "Management Sciences", "Applied Sciences": no faculty of science. */
const DEGREE_WORDS = setOf('advanced post graduate')
const BEFORE_SCIENCE = setOf('applied advanced information medical health')
/** "(Constituent College of X University)", "(A State Autonomous University on the Model of Y)", "…, University of Z": another's name. */
const BESIDE_THE_NAME =
  /\([^)]*\buniv(?:ersity)?\b[^)]*\)|(?<=\bcollege\b.*),\s*university of \w+\s*$|\(\s*(?:an?|constituent|affiliated|exclusively|under|managed)\b[^)]*\)|\bconstituent (?:college|unit) of\b.*$/gi

/** A name's words as they are compared: short forms written out, joining words gone. */
export function nameWordsOf(name: string): NameWord[] {
  const text = name
    .replace(BESIDE_THE_NAME, ' ')
    .replace(/\b(?:1st|I)\s+Grade\b/gi, 'First Grade')
    .replace(/\b(G?)FGC\b/gi, (_, owner) => `${owner === '' ? '' : 'Government '}First Grade College`)
    // The letters of "SSETS S.G. Balekundri" are no possessive.
    .replace(/(?<![\p{L}'’])(?:\p{Lu}(?:\.\s*|\s+))+\p{Lu}(?!\p{L})/gu, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    // "SheshadripuramFirst Grade College"
    .replace(/(\p{Ll}{4})(?=\p{Lu}\p{Ll})/gu, '$1 ')
  return wordsOf(text)
    .map((word) => canonicalWord(word))
    .filter((word) => !JOINING_WORDS.has(word) && word !== 's')
    .map((word) => SAME.get(word) ?? word)
    .map((word, at, words) => ({ word, sound: soundOf(word), role: roleAt(word, words[at - 1] ?? '') }))
}

function profiled(words: readonly NameWord[]): ProfiledName {
  const said = words.flatMap(({ word, role }) => (role === 'own' || role === 'empty' || role === 'number' ? [] : word))
  return { words, kind: [...new Set(said)].sort().join(' ') }
}

function namesOf(draft: Draft): ProfiledName[] {
  const names = [draft.name.en, ...draft.alternativeNames].map(nameWordsOf)
  const [first = [], ...others] = names
  // Initials alone are those of many.
  return [first, ...others.filter((words) => words.length > 1)].slice(0, MAX_NAMES).map(profiled)
}

const TOWNS = new Map(DISTRICTS.flatMap(({ cities }) => cities.map(({ id, name }) => [id, name])))
const OTHER_TOWN_NAMES = new Map(
  TOWN_NAMES.flatMap((line) => line.split(',').map((name): [string, string] => [name.toLowerCase(), line])),
)
/** Words of names of places that names of colleges have too, and do not mean the place by. */
const NO_PLACE = setOf('city urban rural north south east west corporation palike mahanagara bruhat fields gold')

function districtNames(districtId: number): string[] {
  const [, official = '', others = ''] = DISTRICT_NAMES.find(([code]) => code === districtId) ?? []
  return [
    ...wordsOf(official),
    ...others
      .split(',')
      .map(wordsOf)
      .filter(({ length }) => length === 1)
      .flat(),
  ]
}

function townNames(cityId: number): string[] {
  const name = TOWNS.get(cityId) ?? ''
  return wordsOf(`${name} ${OTHER_TOWN_NAMES.get(name.toLowerCase()) ?? ''}`)
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
  const sounds = new Set(names.filter((word) => word.length > 1 && !NO_PLACE.has(word)).map(soundOf))
  soundsOfPlace.set(key, sounds)
  return sounds
}

const PUBLIC = /government|central|state|public/i
const PRIVATE = /private|self|aided|trust|society|minority/i

function isPublic(draft: Draft): boolean | null {
  if (/\bgov(?:ernmen)?t\b\.?/i.test(draft.name.en)) return true
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
  return new Set(telling.map(soundOf).filter((sound) => !place.has(sound) && !named.has(sound)))
}

function stageOf(typeIds: readonly number[]): Profile['stage'] {
  if (typeIds.length === 0) return null
  const schools = typeIds.filter((id) => isSchoolType(id)).length
  return schools === typeIds.length ? 'school' : schools === 0 ? 'college' : null
}

export function profileOf(draft: Draft): Profile {
  const place = placeSounds(draft.districtId, draft.cityId)
  const names = namesOf(draft)
  return {
    source: draft.source,
    state: draft.state,
    districtId: draft.districtId,
    cityId: draft.cityId,
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
