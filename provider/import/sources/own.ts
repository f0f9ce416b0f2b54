import { createHash } from 'node:crypto'
import { OWN_FEES } from '@/lib/contract/fee-range'
import { OTHER_LANGUAGES, type Text } from '@/lib/contract/lenient'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { codedField } from '@/lib/contract/text-fields'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { isSchoolType } from '@/provider/directory/taxonomy'
import { cleanAddress, zipIn } from '@/provider/import/clean/address'
import { townOfZip, type TownReader } from '@/provider/import/clean/city'
import { cleanAmount, cleanCount } from '@/provider/import/clean/contact'
import { cleanCourseName } from '@/provider/import/clean/course-name'
import { correctDistrict, districtIdOf } from '@/provider/import/clean/district'
import { collegeName, schoolName } from '@/provider/import/clean/institute-name'
import { readListedNames } from '@/provider/import/clean/listed-names'
import { nameParts } from '@/provider/import/clean/name-parts'
import { levelOfWords } from '@/provider/import/clean/level'
import {
  areNeighbours,
  isMainTown,
  NOWHERE,
  readMisspelt,
  readPlace,
  readPlaceBehind,
  type ReadPlace,
} from '@/provider/import/clean/place'
import { properName } from '@/provider/import/clean/proper-name'
import { isResidentialName } from '@/provider/import/clean/residential'
import { readTwinTown } from '@/provider/import/clean/twin-town'
import { presentText } from '@/provider/import/clean/text'
import type { DraftCourse, RawRow, Reading, StateWanted } from '@/provider/import/draft'
import { type Facts, readFacts } from '@/provider/import/facts'
import { withEnglishKinds } from '@/provider/names/kannada-kinds'
import { districtOfVillage } from '@/provider/geography/villages'
import { nameKey } from '@/provider/import/merge/name-key'
import { listedCoordinates } from './listed-coordinates'
import { classifyOwn, streamsOfWords, typeOfWord } from './own-types'
import { isKarnataka, unwantedState } from './state'

const YES = /^(?:1|y|yes|true|residential|ಹೌದು)$/i

type Columns = Record<string, unknown>

function plainCourseName(raw: unknown): string | null {
  const text = presentText(raw)
  if (text === null) return null
  // Names in mixed case were written by a person; only those in capitals are put right.
  return text === text.toUpperCase() ? cleanCourseName(text) : text
}

export function readCourse(values: Columns, own: number | null, notes: string[]): DraftCourse | null {
  const name = plainCourseName(values.course ?? values.name)
  if (name === null) return null
  const fees = cleanAmount(values.fees)
  if (fees === null && presentText(values.fees) !== null)
    notes.push(fillMessage(IMPORT_REASONS.noAmounts, { word: presentText(values.fees) ?? '' }))
  const category = presentText(values.course_category ?? values.category)
  const stream = presentText(values.stream ?? values.streams)
  const course = {
    name,
    category:
      category !== null && category === category.toUpperCase() && category.length > 6 ? properName(category) : category,
    duration: presentText(values.duration),
    fees,
    seats: cleanCount(values.seats),
    streamId:
      (stream === null ? undefined : streamsOfWords(stream, own).ids[0]) ?? streamsOfWords(name, own).ids[0] ?? null,
  }
  const level = levelOfWords(presentText(values.level), category, name)
  return { ...course, level, origin: JSON.stringify({ ...course, level: level ?? undefined }) }
}

function readCourses(values: Columns, own: number | null, notes: string[]): DraftCourse[] {
  const listed = values.courses
  const entries: Columns[] = []
  if (Array.isArray(listed)) {
    for (const each of listed) entries.push(typeof each === 'object' && each !== null ? { ...each } : { name: each })
  } else for (const name of (presentText(listed) ?? '').split(/[;|]/)) entries.push({ name })
  const single = presentText(values.course) === null ? [] : [{ ...values, name: undefined, courses: undefined }]
  return [...single, ...entries].flatMap((entry) => readCourse(entry, own, notes) ?? [])
}

function listedText(value: unknown): string | null {
  return Array.isArray(value) ? value.map((each) => presentText(each) ?? '').join(';') : presentText(value)
}

/** What a row without an id of its own is known by: name, district and town; where it says neither, its address. */
function externalIdOf(values: Columns, name: string, districtId: number | null, city: string | null): string {
  const listed = presentText(values.external_id)
  if (listed !== null) return listed
  const isPlaced = districtId !== null || city !== null
  const address = isPlaced ? [] : (cleanAddress(values.address)?.toLowerCase() ?? [])
  const said = [nameKey(name), districtId ?? '', city?.toLowerCase() ?? ''].concat(address).join('|')
  return `name:${createHash('sha256').update(said).digest('hex').slice(0, 20)}`
}

/** The place that a town, an address or a name says, in this order. Of an address the last two parts do, or the last word. */
function placeOf(city: string | null, address: string | null, name: string): ReadPlace {
  const ends = [address, name].map((text) => text?.split(',').slice(-2).join(',') ?? null)
  const said = [city, ...ends, address?.split(' ').at(-1) ?? null].map(readPlace)
  const read = said.find(({ districtId }) => districtId !== null) ?? NOWHERE
  if (read.cityId !== null && !isMainTown(read.cityId)) return read
  // The name may say the town where the rest says the district, or its own town.
  const behind = readPlaceBehind(name)
  if (read.districtId === null) {
    const unlisted = { districtId: districtOfVillage(city), cityId: null }
    return [behind, readMisspelt(city)].find(({ districtId }) => districtId !== null) ?? unlisted
  }
  const isWithin = behind.districtId === read.districtId || areNeighbours(behind.districtId, read.districtId)
  const isMore = behind.cityId !== null && (read.cityId === null || !isMainTown(behind.cityId))
  return isWithin && isMore ? behind : read
}

type Placed = {
  name: string
  city: string | null
  listedCity: number | null
  zip: string | null
  address: string | null
  districtId: number | null
}

/** The town that a row says: a list that gives the district's own town for all of it, or the district alone, says which in the name. */
function townOf(towns: TownReader, { name, city, listedCity, zip, address, districtId }: Placed): number | null {
  const ending = towns.townEnding(name, districtId)
  const named = listedCity !== null && isMainTown(listedCity) ? ending : null
  const told = named ?? listedCity ?? townOfZip(towns, zip, districtId) ?? towns.townIn(address, districtId)
  return told ?? (city === null ? ending : null)
}

/** What a column for the town says beside the town: "K R Puram" of "K R Puram, Bangalore, Karnataka". */
function localityIn(city: string): string | null {
  const parts = city.split(',').map((part) => part.trim())
  const left = parts.filter((part) => part !== '' && !isKarnataka(part) && readPlace(part).districtId === null)
  return parts.length > 1 && left.length > 0 ? properName(left.join(', ')) : null
}

/** What a list says that an institution asks for, and is no amount. */
function oddFees(values: Columns, facts: Facts): string[] {
  return OWN_FEES.flatMap((fee) => {
    const typed = presentText(values[fee])
    return typed !== null && facts[fee] === null
      ? fillMessage(IMPORT_REASONS.noAmount, { column: fee, word: typed })
      : []
  })
}

/** The name by which a row is known: where a list has none in English, that in another language. */
function listedNameOf(values: Columns): string | null {
  const others = OTHER_LANGUAGES.map((language) => values[codedField('name', language)])
  return [values.name, ...others].map(presentText).find((name) => name !== null) ?? null
}

/** "Kokatanoor" is a place of two districts: none is guessed, and that is said. */
function noTown(city: string, isNowhere: boolean): string {
  return fillMessage(IMPORT_REASONS[isNowhere ? 'noPlace' : 'noTown'], { word: city })
}

/** Reads a row of our own format (columns already under our names). Never throws. */
export function readOwnRow({ values }: RawRow, wanted: StateWanted, towns: TownReader, source: string): Reading {
  const notes: string[] = []
  const rejected = (why: string, name: string | null): Reading => ({
    rejected: why,
    externalId: presentText(values.external_id),
    name,
  })
  const raw = listedNameOf(values)
  if (raw === null) return rejected(IMPORT_REASONS.noName, null)
  const typeWord = presentText(values.type)
  const listedType = typeWord === null ? null : typeOfWord(typeWord)
  if (typeWord !== null && listedType === null) notes.push(fillMessage(IMPORT_REASONS.unknownType, { word: typeWord }))
  const isSchool = isSchoolType(listedType) || /^G[A-Z]*[LH]P?S\b/.test(raw)
  const cleaned = isSchool ? schoolName(raw) : collegeName(raw)
  if (cleaned === null) return rejected(IMPORT_REASONS.noName, raw)
  const state = presentText(values.state)
  const unwanted = unwantedState(state, wanted)
  if (unwanted !== null) return rejected(unwanted, cleaned)

  const isHere = isKarnataka(state)
  const address = cleanAddress(values.address)
  const zip = zipIn(presentText(values.zip), !isHere) ?? zipIn(address, !isHere)
  const districtText = presentText(values.district)
  const listedDistrict = isHere ? districtIdOf(districtText) : null
  if (isHere && districtText !== null && listedDistrict === null)
    notes.push(fillMessage(IMPORT_REASONS.unknownDistrict, { word: districtText }))
  const city = presentText(values.city)
  const corrected = isHere ? correctDistrict(listedDistrict, [address, city].filter(Boolean).join(', '), zip) : null
  // A list without districts says them in its column for the town, else at the end of its addresses or names.
  const isUnsaid = isHere && districtText === null
  const read = isUnsaid ? placeOf(city, address, withEnglishKinds(cleaned)) : null
  const districtId = corrected ?? read?.districtId ?? null
  if (listedDistrict !== null && districtId !== listedDistrict)
    notes.push(fillMessage(IMPORT_REASONS.correctedDistrict, { word: districtText ?? '' }))
  const listedCity = towns.townIn(city, districtId) ?? read?.cityId ?? null
  if (isHere && city !== null && listedCity === null) notes.push(noTown(city, isUnsaid && districtId === null))
  const townSaid = townOf(towns, { name: cleaned, city, listedCity, zip, address, districtId })
  // What a list says of its town itself counts before the quarter, also where it is no town of ours.
  const cityId = townSaid ?? (city === null ? towns.townOfQuarter(address, districtId) : null)
  if (cityId !== townSaid) notes.push(IMPORT_REASONS.byQuarter)

  const streamText = listedText(values.streams)
  const streams = streamText === null ? { ids: [], unknown: [] } : streamsOfWords(streamText, listedType)
  if (streams.unknown.length > 0)
    notes.push(fillMessage(IMPORT_REASONS.unknownStreams, { list: streams.unknown.join(', ') }))
  const courses = readCourses(values, listedType, notes)
  const classification = classifyOwn(
    cleaned,
    listedType,
    streams.ids,
    courses.map((course) => course.streamId),
  )
  const parts = nameParts(cleaned)
  const name: Text = { en: parts.name }
  for (const language of OTHER_LANGUAGES) {
    const own = presentText(values[codedField('name', language)])
    if (own !== null && own !== raw) name[language] = own
  }
  const otherNames = readListedNames(values.alternative_names, name, parts.others)
  const facts = { ...readFacts(values), coordinates: listedCoordinates(values, districtId, notes) }
  notes.push(...otherNames.notes, ...oddFees(values, facts))
  const said = presentText(values.residential)
  const place = city === null ? null : listedCity === null ? properName(city) : localityIn(city)
  const outside = isHere ? null : districtText === null ? null : properName(districtText)
  return {
    notes,
    draft: {
      source,
      externalId: externalIdOf(values, cleaned, corrected, city),
      name,
      alternativeNames: otherNames.names,
      state: isHere ? 'Karnataka' : properName(state ?? ''),
      districtId,
      cityId,
      twinTown: readTwinTown(cityId, [city, address, cleaned]),
      address: [address, place, outside].filter(Boolean).join(', ') || null,
      zip,
      ...facts,
      isResidential: said === null ? isResidentialName(withEnglishKinds(cleaned)) : YES.test(said),
      ...(classification ?? { typeId: null, typeIds: [], streamIds: [] }),
      courses,
    },
  }
}
