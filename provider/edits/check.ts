import {
  type FieldFlaw,
  INSTITUTION_FIELD_NAMES,
  INSTITUTION_FIELDS,
  type InstitutionField,
  type InstitutionKind,
  type InstitutionValues,
} from '@/lib/contract/desk/institution'
import { sayCoordinates } from '@/lib/contract/coordinates'
import { DEFAULT_LANGUAGE } from '@/lib/contract/language'
import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { codedField } from '@/lib/contract/text-fields'
import { FACTS } from '@/provider/directory/facts'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { canLieIn } from '@/provider/geography/outlines'
import { DISTRICTS } from '@/provider/geography/places'
import { cleanCoordinates, readCoordinates } from '@/provider/import/clean/coordinates'
import { UNFIT_IN_LINES } from '@/provider/http/fields'

type Values = Record<InstitutionField, string>
/** What is taken of a text, in its one spelling; `null`: it cannot be read; or what is wrong with it. */
type Reader = (value: string) => string | null | { flaw: FieldFlaw }

const TYPE_IDS = new Set(TAXONOMY.map(({ id }) => String(id)))
const DISTRICT_IDS = new Set(DISTRICTS.map(({ id }) => String(id)))
/** As the form of an institution has them. */
export const DISTRICT_OF_TOWN = new Map(
  DISTRICTS.flatMap(({ id, cities }) => cities.map((city) => [String(city.id), String(id)] as const)),
)
const within =
  (all: { has: (value: string) => boolean }): Reader =>
  (value) =>
    all.has(value) ? value : null
const asIs: Reader = (value) => value

/** By kind. What a list may say, by the same rules (`FACTS`). */
const READERS: Record<InstitutionKind, Reader> = {
  line: asIs,
  lines: asIs,
  type: within(TYPE_IDS),
  district: within(DISTRICT_IDS),
  town: within(DISTRICT_OF_TOWN),
  pin: (value) => /^([1-9]\d{2}) ?(\d{3})$/.exec(value)?.slice(1).join('') ?? null,
  phone: FACTS.phone.read,
  mail: FACTS.email.read,
  web: FACTS.website.read,
  words: asIs,
  coordinates(value) {
    const place = readCoordinates(value)
    return typeof place === 'string' ? { flaw: place } : place && sayCoordinates(place)
  },
  classes(value) {
    const range = FACTS.classes.read(value)
    return range && `${range.from}-${range.to}`
  },
  fees(value) {
    const range = FACTS.hostel_fee.read(value)
    return range && [...new Set([range.from, range.to])].join('-')
  },
}

const LETTERS = /\p{L}.*\p{L}/su
const NEEDED: readonly InstitutionField[] = ['name_en', 'type_id', 'residential']

function tidy(name: InstitutionField, raw: string): string {
  const text = raw.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return INSTITUTION_FIELDS[name].kind === 'lines' ? text : text.replace(/\s+/g, ' ')
}

function read(name: InstitutionField, raw: string): { value: string } | { flaw: FieldFlaw } {
  const text = tidy(name, raw)
  const field = INSTITUTION_FIELDS[name]
  if (text === '') return NEEDED.includes(name) ? { flaw: 'needed' } : { value: '' }
  if (UNFIT_IN_LINES.test(text)) return { flaw: 'unfit' }
  if ([...text].length > field.most) return { flaw: 'tooLong' }
  if (name === 'name_en' && !LETTERS.test(text)) return { flaw: 'needed' }
  if ('words' in field && !field.words.some((word) => word === text)) return { flaw: 'unread' }
  const value = READERS[field.kind](text)
  if (value === null) return { flaw: 'unread' }
  return typeof value === 'string' ? { value } : value
}

/** What does not fit together: where it is said, and which fields say it. */
type Conflict = { name: InstitutionField; flaw: FieldFlaw; between: readonly InstitutionField[] }
function conflicts(values: Values): Conflict[] {
  const found: Conflict[] = []
  const isElsewhere = values.city_id !== '' && DISTRICT_OF_TOWN.get(values.city_id) !== values.district_id
  if (isElsewhere) found.push({ name: 'city_id', flaw: 'elsewhere', between: ['city_id', 'district_id'] })
  const place = cleanCoordinates(values.coordinates)
  const isApart = place !== null && values.district_id !== '' && !canLieIn(place, Number(values.district_id))
  if (isApart) found.push({ name: 'coordinates', flaw: 'otherDistrict', between: ['coordinates', 'district_id'] })
  for (const text of ['tagline', 'description', 'about'] as const) {
    const first = codedField(text, DEFAULT_LANGUAGE)
    const isTranslated = OTHER_LANGUAGES.some((language) => values[codedField(text, language)] !== '')
    if (isTranslated && values[first] === '') found.push({ name: first, flaw: 'needsEnglish', between: [first] })
  }
  return found
}

/** What of what was sent can be read, field by field, and what is wrong with each; nothing of what has to hold between them. */
export function readInstitution(before: Values, sent: InstitutionValues) {
  const changed: InstitutionValues = {}
  const flaws = new Map<InstitutionField, FieldFlaw>()
  for (const name of INSTITUTION_FIELD_NAMES) {
    const raw = sent[name]
    if (raw === undefined || tidy(name, raw) === before[name]) continue
    const found = read(name, raw)
    if ('flaw' in found) flaws.set(name, found.flaw)
    else if (found.value !== before[name]) changed[name] = found.value
  }
  return { changed, flaws }
}

/**
 * Reads what was sent for an institution that stands so. What is left out stays, and nothing of it is looked at.
 * @returns the fields that say something else than before, in their one spelling; or what is wrong, by field
 */
export function checkInstitution(
  before: Values,
  sent: InstitutionValues,
): { changed: InstitutionValues; flaws: null } | { changed: null; flaws: Map<InstitutionField, FieldFlaw> } {
  const { changed, flaws } = readInstitution(before, sent)
  const after = { ...before, ...changed }
  for (const name of NEEDED) if (after[name] === '' && !flaws.has(name)) flaws.set(name, 'needed')
  // What was so before, and is not touched, is not this editor's to mend.
  const old = conflicts(before).map(({ name }) => name)
  for (const { name, flaw, between } of conflicts(after)) {
    const isOld = old.includes(name) && between.every((each) => changed[each] === undefined)
    if (!flaws.has(name) && !isOld) flaws.set(name, flaw)
  }
  return flaws.size > 0 ? { changed: null, flaws } : { changed, flaws: null }
}
