import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { codedField } from '@/lib/contract/text-fields'
import { storable } from '@/provider/import/clean/text'
import { FACT_COLUMNS } from '@/provider/import/facts'

/** "Name of the College" is "College name". */
const NAME_OF = /^name_of_(?:the_)?(.+)$/

const languageName = new Intl.DisplayNames('en', { type: 'language' })

/** What lists in Kannada call our columns; names are in Kannada there. */
const KANNADA: Record<string, string> = {
  name_kn: 'ಹೆಸರು ಕಾಲೇಜು ಕಾಲೇಜಿನ_ಹೆಸರು ಕಾಲೇಜು_ಹೆಸರು ಸಂಸ್ಥೆ ಸಂಸ್ಥೆಯ_ಹೆಸರು ಶಾಲೆ ಶಾಲೆಯ_ಹೆಸರು ವಿದ್ಯಾಸಂಸ್ಥೆ ವಿದ್ಯಾಸಂಸ್ಥೆಯ_ಹೆಸರು',
  external_id: 'ಕೋಡ್ ಕಾಲೇಜು_ಕೋಡ್ ಕಾಲೇಜಿನ_ಕೋಡ್ ಶಾಲಾ_ಕೋಡ್ ಸಂಕೇತ',
  district: 'ಜಿಲ್ಲೆ ಜಿಲ್ಲೆಯ_ಹೆಸರು',
  city: 'ಊರು ನಗರ ಪಟ್ಟಣ',
  state: 'ರಾಜ್ಯ',
  address: 'ವಿಳಾಸ',
  zip: 'ಪಿನ್ ಪಿನ್_ಕೋಡ್ ಪಿನ್‌ಕೋಡ್',
  phone: 'ದೂರವಾಣಿ ದೂರವಾಣಿ_ಸಂಖ್ಯೆ ಮೊಬೈಲ್ ಫೋನ್',
  email: 'ಇಮೇಲ್ ಇ_ಮೇಲ್ ಮಿಂಚಂಚೆ',
  website: 'ಜಾಲತಾಣ ವೆಬ್‌ಸೈಟ್',
  coordinates: 'ನಿರ್ದೇಶಾಂಕಗಳು ನಿರ್ದೇಶಾಂಕ',
  latitude: 'ಅಕ್ಷಾಂಶ',
  longitude: 'ರೇಖಾಂಶ',
  university: 'ವಿಶ್ವವಿದ್ಯಾಲಯ ವಿಶ್ವವಿದ್ಯಾಲಯದ_ಹೆಸರು',
  course: 'ಕೋರ್ಸ್ ಕೋರ್ಸಿನ_ಹೆಸರು',
  courses: 'ಕೋರ್ಸ್‌ಗಳು ಕೋರ್ಸುಗಳು',
  fees: 'ಶುಲ್ಕ ಶುಲ್ಕಗಳು ವಾರ್ಷಿಕ_ಶುಲ್ಕ',
  seats: 'ಸೀಟುಗಳು ಸೀಟು',
}

/** The name in another language: `name_kn`, which lists also call `name_kannada` or `kannada_name`. */
const NAME_COLUMNS = Object.fromEntries(
  OTHER_LANGUAGES.map((language) => {
    const name = plainColumn(languageName.of(language) ?? language)
    return [codedField('name', language), `name_${name} ${name}_name`]
  }),
)

export const UNIVERSITY_NAME = 'university_name'

/** Whether one of our columns holds the names of institutions, in whichever language. */
export const isNameColumn = (ours: string) => ours === 'name' || NAME_COLUMNS[ours] !== undefined

/** The columns of our own format (docs/import.md), each with the names under which lists have it. */
const COLUMNS: Record<string, string> = {
  external_id: 'id code institute_id institution_id college_id school_id college_code sl_code',
  name: 'institute_name institution_name institution institute college_name college school_name school university_name',
  ...NAME_COLUMNS,
  alternative_names:
    'alternative_name alternate_name alternate_names alternatives other_name other_names also_known_as known_as aka a_k_a alias aliases ' +
    'short_name short_names short_form old_name old_names former_name former_names formerly formerly_known_as previous_name ' +
    'acronym acronyms abbreviation abbreviations abbr common_name popular_name nickname',
  type: 'institute_type institution_type_name category_type',
  streams: 'stream branches branch disciplines discipline',
  district: 'district_name dist',
  city: 'town city_name town_name',
  state: 'state_name',
  address: 'address1 full_address postal_address location locality',
  zip: 'pin pincode pin_code postal_code zipcode zip_code',
  ...FACT_COLUMNS,
  latitude: 'lat geo_lat gps_latitude gps_lat',
  longitude: 'lon lng long geo_long geo_lon geo_lng gps_longitude gps_long',
  residential: 'is_residential boarding',
  courses: 'programmes programs course_list',
  course: 'course_name programme program',
  course_category: 'category degree award',
  level: 'course_level level_of_study study_level',
  duration: 'course_duration',
  fees: 'fee annual_fee annual_fees first_year_fee tuition',
  seats: 'seat intake',
}

const BY_NAME = new Map<string, string>()
for (const [column, others] of [...Object.entries(COLUMNS), ...Object.entries(KANNADA)]) {
  BY_NAME.set(column, column)
  for (const other of others.split(' ')) BY_NAME.set(plainColumn(other), column)
}

export const OWN_COLUMNS: readonly string[] = Object.keys(COLUMNS)

/** Ours that several columns of one list may fill together. */
const GATHERED: ReadonlySet<string> = new Set(['alternative_names'])

/** Whether one column of a list alone fills it: of several the last. */
export const isFilledOnce = (ours: string) => !GATHERED.has(ours)

/** In the place of one of our columns: it is not to be used, whatever it is called. */
export const NOT_USED = '-'

/**
 * A map from what somebody chose by the names of columns; `NOT_USED` is one of the choices. A name as it stands counts
 * first ("Fee" is not "Fee (₹)"), then a plain one, for the next edition of a list that writes it a little differently.
 */
export function columnMapOf(chosen: Readonly<Record<string, string>>): ColumnMap {
  const named = Object.entries(chosen)
  const alike = named.flatMap(([theirs, ours]): [string, string][] =>
    plainColumn(theirs) ? [[plainColumn(theirs), ours]] : [],
  )
  return new Map([...alike, ...named])
}

/** Names of a list's columns, of which equal ones get their number: "Place", "Place (2)". */
export function distinctNames(names: readonly string[]): string[] {
  const given = new Set(names)
  const seen = new Set<string>()
  // Where to go on for the next one of a name: a list may have as many of one as there is room for.
  const next = new Map<string, number>()
  return names.map((name) => {
    let distinct = name
    let nth = next.get(name) ?? 2
    for (; seen.has(distinct) || (distinct !== name && given.has(distinct)); nth += 1)
      distinct = `${name} (${nth})`.trim()
    next.set(name, nth)
    seen.add(distinct)
    return distinct
  })
}

/** The values of a row under our names: "short_name" and "old_name" both give other names; else the last column counts. */
export function underOurNames(columns: Iterable<readonly [ours: string, value: unknown]>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [ours, value] of columns)
    values[ours] = GATHERED.has(ours) && values[ours] !== undefined ? [values[ours], value] : value
  return values
}

/** A name without what lists write differently: letters of any script and figures, words apart by `_`. */
export function plainColumn(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
    .replace(NAME_OF, '$1_name')
}

/** A name, and where it is in two scripts ("District ಜಿಲ್ಲೆ") what it is in each. */
const spellings = (name: string) =>
  [name, name.replace(/[^\p{Script=Latin}\p{N}]+/gu, ' '), name.replace(/\p{Script=Latin}+/gu, ' ')].map(plainColumn)

/** Foreign names, plain or as they stand where nothing plain is left of them ("#"), with the column of ours that each stands for. */
export type ColumnMap = ReadonlyMap<string, string>

/**
 * Our column for a name in a list, by the operator's map first; an unknown name stays as it is.
 * @param distinct the name with its number, where another column has the same
 */
export function ownColumn(name: string, map: ColumnMap, distinct = name): string {
  const [said, ...others] = spellings(name)
  const mapped = map.get(storable(distinct)) ?? (said ? map.get(said) : map.get(name))
  if (mapped !== undefined) return mapped
  const known = [said, ...others].flatMap((each) =>
    each === undefined ? [] : (map.get(each) ?? BY_NAME.get(each) ?? []),
  )
  return known[0] ?? name
}

/**
 * Reads `name=College,city=Town` (ours = theirs; the other way round is understood where only one
 * side is ours). Gives the map, or the sentence that says what is wrong with it.
 */
export function readColumnMap(pairs: readonly (readonly [string, string])[]): ColumnMap | string {
  const map = new Map<string, string>()
  for (const [left, right] of pairs) {
    const [ours, theirs] = BY_NAME.get(plainColumn(left)) === plainColumn(left) ? [left, right] : [right, left]
    const column = plainColumn(ours)
    if (COLUMNS[column] === undefined) {
      return `--map: neither "${left}" nor "${right}" is a column of ours; these are: ${OWN_COLUMNS.join(', ')}.`
    }
    map.set(plainColumn(theirs) || theirs, column)
  }
  return map
}
