import { isSchoolType } from '@/provider/directory/taxonomy'
import { DISTRICT_NAMES } from '@/provider/geography/district-names'
import { isOtherTwin } from '@/provider/import/clean/twin-town'
import type { Draft } from '@/provider/import/draft'
import { addressWords, sharedNumbers, sharedWords, type AddressWords } from './address-words'
import { isWithin } from './distance'
import { nameKey, nameWords } from './name-key'

/** "P.A. College of Engineering (P.G. Department of Business Administration": a college under the name of one of its departments. */
const DEPARTMENT = /\(\s*(?:p\.?\s?g\.?\s+)?dep(?:artmen)?t\.?\s+of\b[^()]*\)?\s*$/i
/** So many words of an address in common are no chance. */
const DEPARTMENT_WORDS = 3
/** The college's name; a university's departments are approved by themselves, and keep theirs. */
function withoutDepartment(name: string): string {
  const college = name.replace(DEPARTMENT, '')
  return /universit/i.test(college) ? name : college
}

/** What the comparison looks at, taken from a draft once. */
export type Features = {
  source: string
  state: string
  districtId: number | null
  cityId: number | null
  twinTown: string | null
  zip: string | null
  name: string
  key: string
  words: string[]
  /** Its name is that of one of its departments; key and words are those of the college. */
  isDepartment: boolean
  address: AddressWords
  /** Every word of the address, with the district's names: what a longer name may add. */
  place: string[]
  /** Course and heading of each course: what two approvals of one institution never share. */
  courses: ReadonlySet<string>
  isGeneric: boolean
}

/** Names that many institutions of a district bear. */
const GENERIC =
  /^(?:SRI)?(?:GOVERNMENT|KARNATAKA)?(?:GERMAN)?(?:FIRST GRADE|POLYTECHNIC|TOOL ROOM|TECHNICAL TRAINING|ENGINEERING|SCIENCE|ART|COLLEGE|WOMEN|EVENING|HOME|JUNIOR|PU|HIGH|SCHOOL|PRIMARY|LOWER|HIGHER|INSTITUTE|TRAINING|CENTRE|COMMERCE|DEGREE|MODEL|RESIDENTIAL|URDU|GIRL|BOY|KANNADA| )+$/
/** Two names that differ in one of these, or in initials or a number, are two institutions. */
const TELLING =
  /^(?:WOMEN|MEN|BOY|GIRL|EVENING|DAY|MORNING|RURAL|URDU|LOWER|HIGHER|POLYTECHNIC|ENGINEERING|MANAGEMENT|LAW|PHARMACY|NURSING|HOTEL|CITY|EAST|WEST|NORTH|SOUTH)$/
/** Districts that lists mix up at Bengaluru's edge. */
const BENGALURU = new Set([525, 526, 631])

export function featuresOf(draft: Draft): Features {
  const college = withoutDepartment(draft.name.en)
  const words = nameWords(college)
  return {
    source: draft.source,
    state: draft.state,
    districtId: draft.districtId,
    cityId: draft.cityId,
    twinTown: draft.twinTown,
    zip: draft.zip,
    name: draft.name.en,
    key: words.join(''),
    words,
    isDepartment: college !== draft.name.en,
    address: addressWords(draft.address, new Set(words)),
    place: [...nameWords(draft.address ?? ''), ...districtWords(draft.districtId)],
    courses: new Set(draft.courses.map((course) => `${course.category}|${course.name}`)),
    isGeneric: GENERIC.test(words.join(' ')),
  }
}

function districtWords(districtId: number | null): string[] {
  const entry = DISTRICT_NAMES.find(([code]) => code === districtId)
  return entry === undefined ? [] : nameWords(`${entry[1]} ${entry[2].replaceAll(',', ' ')}`)
}

/** Institutions that share this may be one; no others are compared. UDISE's codes are an official register, never merged with each other. */
export function blockOf(draft: Draft): string {
  const place =
    draft.districtId === null ? `${draft.state}` : BENGALURU.has(draft.districtId) ? 'bengaluru' : draft.districtId
  const level = draft.source === 'udise' || isSchoolType(draft.typeId) ? 'school' : 'college'
  return `${level}:${place}:${nameKey(withoutDepartment(draft.name.en)).slice(0, 6)}`
}

function isSamePlace(a: Features, b: Features): boolean {
  if (a.state !== b.state) return false
  if (a.districtId === b.districtId) return true
  return a.districtId !== null && b.districtId !== null && BENGALURU.has(a.districtId) && BENGALURU.has(b.districtId)
}

/** Whether the longer name only adds at its end where the other one stands, or that it is autonomous. */
function addsPlace(longer: Features, shorter: Features): boolean {
  if (!shorter.words.every((word, index) => longer.words[index] === word)) return false
  const added = longer.words.slice(shorter.words.length)
  return added.every(
    (word) =>
      word.startsWith('AUTONOMOU') || shorter.place.some((other) => isWithin(word, other, word.length > 5 ? 1 : 0)),
  )
}

/** `same`: equal but for spacing and punctuation. `alike`: a slip of the pen apart, or the place added. */
function compareNames(a: Features, b: Features): 'same' | 'alike' | 'other' {
  if (a.key === b.key) return 'same'
  if (a.words.length !== b.words.length) {
    const isPlaced = a.words.length > b.words.length ? addsPlace(a, b) : addsPlace(b, a)
    return isPlaced ? 'alike' : 'other'
  }
  for (const [index, word] of a.words.entries()) {
    const other = b.words[index] ?? ''
    if (word === other) continue
    if (TELLING.test(word) || TELLING.test(other) || /\d/.test(word + other)) return 'other'
    if (Math.min(word.length, other.length) < 5 || !isWithin(word, other, 2)) return 'other'
  }
  return 'alike'
}

function sharesCourse(a: Features, b: Features): boolean {
  for (const course of a.courses) if (b.courses.has(course)) return true
  return false
}

/**
 * Whether two records are one institution (docs/import.md, "How matching decides"). Errs on the
 * side of two: a page too many is mended by hand, two colleges on one page mislead a student.
 */
export function isSameInstitution(a: Features, b: Features): boolean {
  if (a.source === 'udise' && b.source === 'udise') return false
  if (!isSamePlace(a, b)) return false
  const names = compareNames(a, b)
  if (names === 'other') return false
  // One of them bears the department's name alone; of common names the bracket changes nothing.
  const isDepartment =
    (a.isDepartment || b.isDepartment) && nameKey(a.name) !== nameKey(b.name) && !(a.isGeneric && b.isGeneric)
  // Of one address two towns are read where it names both.
  if (!isDepartment && a.cityId !== null && b.cityId !== null && a.cityId !== b.cityId) return false
  if (isOtherTwin(a, b)) return false

  const { shared, of } = sharedWords(a.address, b.address)
  const numbers = sharedNumbers(a.address, b.address)
  const sameZip = a.zip !== null && a.zip === b.zip
  const otherZip = a.zip !== null && b.zip !== null && a.zip !== b.zip
  const share = of === 0 ? 0 : shared / of
  // Two spellings of one address: most of its words, or half of them with its numbers or its PIN.
  const isSameAddress =
    (share >= 0.6 && (shared >= 2 || of === 1)) || (share >= 0.4 && shared >= 2 && (numbers > 0 || sameZip))
  if (isDepartment) return names === 'same' && isSameAddress && shared >= DEPARTMENT_WORDS && !otherZip
  // A district has many colleges of a common name: one word of an address in common proves nothing.
  if (a.isGeneric && b.isGeneric) return names === 'same' && !otherZip && share >= 0.8 && shared >= 2
  if (names === 'alike') return (isSameAddress || (numbers > 0 && shared > 0)) && !otherZip
  if (sharesCourse(a, b)) return isSameAddress && !otherZip && share >= 0.6
  if (otherZip) return isSameAddress && numbers > 0
  if (isSameAddress || sameZip || numbers > 1) return true
  // One of them says nothing of where it stands: the name decides, since the district is the same.
  if (of === 0) return true
  return shared > 0
}
