import type { Gender } from '@/lib/contract/gender'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { TownReader } from '@/provider/import/clean/city'
import { districtIdOf, schoolDistrict } from '@/provider/import/clean/district'
import { cleanGender } from '@/provider/import/clean/gender'
import { schoolName } from '@/provider/import/clean/institute-name'
import { classesTaught, classifySchool } from '@/provider/import/clean/institution-type'
import { cleanOwnership } from '@/provider/import/clean/ownership'
import { properName } from '@/provider/import/clean/proper-name'
import { isResidentialName } from '@/provider/import/clean/residential'
import { zipIn } from '@/provider/import/clean/address'
import { readTwinTown } from '@/provider/import/clean/twin-town'
import { presentText } from '@/provider/import/clean/text'
import type { RawRow, Reading, StateWanted } from '@/provider/import/draft'
import { NO_FACTS } from '@/provider/import/facts'
import { listedCoordinates } from './listed-coordinates'
import { isKarnataka, unwantedState } from './state'

const BENGALURU_URBAN = 525
const BENGALURU_WARD = /\bW\.?\s*(?:NO)?\s*\.?\s*-?\s*\d{1,3}\b/i
/** `schtype`. */
const GENDER_CODES: Readonly<Record<string, Gender>> = { 1: 'men', 2: 'women', 3: 'mixed' }
const RESIDENTIAL_MANAGEMENT = /navodaya|sainik/i

function placeOf(village: string | null): string | null {
  if (village === null) return null
  const readable = village
    .replace(/\bBGM\.?\s*CITY\b\.?/gi, 'BELAGAVI CITY')
    .replace(/\bW(?:ARD)?\.?\s*N(?:O|UMBER)?\s*[.:-]*\s*(?=\d)/gi, 'WARD ')
    .replace(/\bWARD\s*(?:NO)?\s*[.:-]*\s*(?=\d)/gi, 'WARD ')
    .replace(/([A-Z.])WARD/gi, '$1 WARD')
    .replace(/\.(?=\s|$)/g, '')
  return properName(readable) || null
}

/** Reads a row of the UDISE list of schools (columns in small letters). Never throws. */
export function readUdiseRow({ values }: RawRow, wanted: StateWanted, towns: TownReader): Reading {
  const externalId = presentText(values.schcd)
  const name = schoolName(values.schname)
  const rejected = (why: string): Reading => ({ rejected: why, externalId, name })
  if (externalId === null || !/^\d{6}[\dA-Z]{5}$/.test(externalId)) return rejected(IMPORT_REASONS.noUdiseCode)
  if (name === null) return rejected(IMPORT_REASONS.noName)
  const state = presentText(values.stname)
  const unwanted = unwantedState(state, wanted)
  if (unwanted !== null) return rejected(unwanted)
  const category = presentText(values.schcat) ?? ''
  const classification = classifySchool(category, name)
  if (classification === null) return rejected(fillMessage(IMPORT_REASONS.unknownSchool, { word: category }))

  const village = presentText(values.vilname)
  const notes: string[] = []
  const isHere = isKarnataka(state)
  const listed = isHere ? districtIdOf(values.dtname) : null
  if (isHere && listed === null)
    notes.push(fillMessage(IMPORT_REASONS.unknownDistrict, { word: presentText(values.dtname) ?? '' }))
  const districtId = schoolDistrict(listed, externalId, village ?? '')
  const isUrban = presentText(values.rururb) === '2'
  // A village may bear the name of a town elsewhere in its district: only urban schools have a town.
  let cityId = isUrban
    ? (towns.townIn(village?.replace(/BGM\.?\s*CITY/i, 'BELAGAVI') ?? null, districtId) ??
      towns.townEnding(name, districtId))
    : null
  if (cityId === null && districtId === BENGALURU_URBAN && BENGALURU_WARD.test(village ?? ''))
    cityId = towns.townIn('Bengaluru', districtId)
  const management = presentText(values.management)
  return {
    notes,
    draft: {
      source: 'udise',
      externalId,
      name: { en: name },
      alternativeNames: [],
      state: isHere ? 'Karnataka' : properName(state ?? ''),
      districtId,
      cityId,
      twinTown: readTwinTown(cityId, [village, name]),
      address: placeOf(village),
      zip: zipIn(presentText(values.pincode)) ?? zipIn(presentText(values.schname)),
      ...NO_FACTS,
      ownership: cleanOwnership(management),
      gender: GENDER_CODES[presentText(values.schtype) ?? ''] ?? cleanGender(values.school_typ),
      classes: classesTaught(category),
      coordinates: listedCoordinates(values, districtId, notes),
      isResidential:
        isResidentialName(presentText(values.schname) ?? '') ||
        isResidentialName(name) ||
        RESIDENTIAL_MANAGEMENT.test(management ?? ''),
      ...classification,
      courses: [],
    },
  }
}
