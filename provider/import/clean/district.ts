import { DISTRICT_NAMES } from '@/provider/geography/district-names'
import { KANNADA_PLACE_NAMES } from '@/provider/geography/kannada-names'
import { DISTRICTS } from '@/provider/geography/places'
import { presentText } from './text'

function letters(name: string): string {
  return name
    .normalize('NFC')
    .toUpperCase()
    .replace(/\b(?:DISTRICT|DIST|DT)\b|ಜಿಲ್ಲೆ/g, '')
    .replace(/[^A-Z\u0c80-\u0cff]/g, '')
}
const latinIn = (letters: string) => letters.replace(/[^A-Z]/g, '')
const kannadaIn = (letters: string) => letters.replace(/[A-Z]/g, '')

const BY_LETTERS = new Map<string, number>()
const CODES = new Set<number>()
for (const [code, official, others] of DISTRICT_NAMES) {
  CODES.add(code)
  for (const name of [official, ...others.split(',')]) BY_LETTERS.set(letters(name), code)
}
for (const { id, name } of DISTRICTS) {
  const kannada = KANNADA_PLACE_NAMES.get(name)
  if (kannada !== undefined) BY_LETTERS.set(letters(kannada), id)
}

/** The LGD code of a district of Karnataka under any of its names or its code, or `null`. */
export function districtIdOf(raw: unknown): number | null {
  const text = presentText(raw)
  if (text === null) return null
  if (/^\d{3}$/.test(text)) return CODES.has(Number(text)) ? Number(text) : null
  const said = letters(text)
  return BY_LETTERS.get(said) ?? BY_LETTERS.get(latinIn(said)) ?? BY_LETTERS.get(kannadaIn(said)) ?? null
}

const BENGALURU_URBAN = 525
const BENGALURU_RURAL = 526
const RAMANAGARA = 631
const BALLARI = 528
const DAVANAGERE = 535
const VIJAYANAGARA = 738

/** Taluks that left Ballari (and, with Harapanahalli, Davanagere) for Vijayanagara in 2021, as lists spell them. */
const VIJAYANAGARA_TOWNS =
  /\b(?:HOSA?PETE?|HOOVINA ?HADA?GAL+[IY]|HUVINA ?HADA?GAL+[IY]|HADAGALI|HARA?PANA ?HAL+[IY]|KUDLIGI|KOTTURU?|KOTTOOR|HAGARI ?BOMMANA ?HAL+[IY]|H\.?B\.? ?HALLI|KAMALAPURA?|MARIYAMMANA ?HAL+[IY])\b(?! ROAD| RD)/i

/** PIN codes of the first three digits whose post offices lie in a single district (LGD villages, 2026). */
const SINGLE_DISTRICT_PINS: Record<string, number> = {
  570: 545,
  572: 548,
  573: 539,
  575: 534,
  586: 530,
  587: 524,
  590: 527,
  591: 527,
}
/** PIN codes that the LGD places in Bengaluru Urban and partly in this neighbour: they prove nothing against it. */
const SHARED_PINS = new Map([
  ['560008', BENGALURU_RURAL],
  ['560064', BENGALURU_RURAL],
  ['560083', RAMANAGARA],
  ['560105', BENGALURU_RURAL],
  ['560107', BENGALURU_RURAL],
])
const BENGALURU_PIN = /^560[01]\d{2}$/

function districtOfZip(zip: string, listed: number | null): number | null {
  if (!BENGALURU_PIN.test(zip)) return SINGLE_DISTRICT_PINS[zip.slice(0, 3)] ?? null
  return listed !== null && SHARED_PINS.get(zip) === listed ? listed : BENGALURU_URBAN
}

const SAID =
  /\b(?:DIST(?:RICT)?|DT)\s*[.:-]+\s*([A-Z][A-Z ]{2,20}?)(?=[\s,.;-]*(?:\d|,|$|PIN|KARNATAKA|STATE))|([A-Z][A-Z]+(?: (?:URBAN|RURAL|KANNADA))?)\s*\(?DIST(?:RICT)?\b/gi

function saidDistrict(address: string): number | null {
  const said = new Set<number>()
  for (const match of address.matchAll(SAID)) {
    const code = districtIdOf(match[1] ?? match[2])
    if (code !== null) said.add(code)
  }
  return said.size === 1 ? ([...said][0] ?? null) : null
}

/**
 * Corrects a district where the address clearly says otherwise, and only then:
 * 1. a PIN 5600xx or 5601xx is Bengaluru Urban (Manipal's campus at 560064, listed under Udupi), unless
 *    the list says the neighbour with which that PIN is shared;
 * 2. a PIN whose post offices all lie in one district is that district;
 * 3. "DIST: X" or "X DISTRICT", where X is a district and no other is named, is X;
 * 4. a town of the taluks that became Vijayanagara in 2021, under Ballari or Davanagere, is Vijayanagara.
 */
export function correctDistrict(listed: number | null, address: string | null, zip: string | null): number | null {
  const text = address?.toUpperCase() ?? ''
  const byZip = zip === null ? null : districtOfZip(zip, listed)
  const district = byZip ?? saidDistrict(text) ?? listed
  if ((district === BALLARI || district === DAVANAGERE) && VIJAYANAGARA_TOWNS.test(text)) return VIJAYANAGARA
  return district
}

/** Blocks of the UDISE code that are taluks of Vijayanagara today; 291205 is Hosapete and Kampli together. */
const VIJAYANAGARA_BLOCKS = new Set(['291202', '291203', '291206', '291407'])

/** The district of a school: its education district, but for the taluks that became Vijayanagara. */
export function schoolDistrict(educationDistrict: number | null, schoolCode: string, village: string): number | null {
  if (educationDistrict !== BALLARI && educationDistrict !== DAVANAGERE) return educationDistrict
  if (VIJAYANAGARA_BLOCKS.has(schoolCode.slice(0, 6))) return VIJAYANAGARA
  return schoolCode.startsWith('291205') && VIJAYANAGARA_TOWNS.test(village) ? VIJAYANAGARA : educationDistrict
}
