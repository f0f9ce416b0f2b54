import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { storable } from '@/provider/import/clean/text'
import { FACT_COLUMNS } from '@/provider/import/facts'

const languageName = new Intl.DisplayNames('en', { type: 'language' })

/** The name in another language: `name_kn`, which lists also call `name_kannada` or `kannada_name`. */
const NAME_COLUMNS = Object.fromEntries(
  OTHER_LANGUAGES.map((language) => {
    const name = plain(languageName.of(language) ?? language)
    return [`name_${language}`, `name_${name} ${name}_name`]
  }),
)

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
for (const [column, others] of Object.entries(COLUMNS)) {
  BY_NAME.set(column, column)
  for (const other of others.split(' ')) BY_NAME.set(other, column)
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
  const alike = named.flatMap(([theirs, ours]): [string, string][] => (plain(theirs) ? [[plain(theirs), ours]] : []))
  return new Map([...alike, ...named])
}

/** Names of a list's columns, of which equal ones get their number: "Place", "Place (2)". */
export function distinctNames(names: readonly string[]): string[] {
  const given = new Set(names)
  const seen = new Set<string>()
  return names.map((name) => {
    let distinct = name
    for (let nth = 2; seen.has(distinct) || (distinct !== name && given.has(distinct)); nth += 1)
      distinct = `${name} (${nth})`.trim()
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

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

/** Foreign names, plain or as they stand where nothing plain is left of them ("ಹೆಸರು"), with the column of ours that each stands for. */
export type ColumnMap = ReadonlyMap<string, string>

/**
 * Our column for a name in a list, by the operator's map first; an unknown name stays as it is.
 * @param distinct the name with its number, where another column has the same
 */
export function ownColumn(name: string, map: ColumnMap, distinct = name): string {
  const said = plain(name)
  return map.get(storable(distinct)) ?? (said ? map.get(said) : map.get(name)) ?? BY_NAME.get(said) ?? name
}

/**
 * Reads `name=College,city=Town` (ours = theirs; the other way round is understood where only one
 * side is ours). Gives the map, or the sentence that says what is wrong with it.
 */
export function readColumnMap(pairs: readonly (readonly [string, string])[]): ColumnMap | string {
  const map = new Map<string, string>()
  for (const [left, right] of pairs) {
    const [ours, theirs] = BY_NAME.get(plain(left)) === plain(left) ? [left, right] : [right, left]
    const column = plain(ours)
    if (COLUMNS[column] === undefined) {
      return `--map: neither "${left}" nor "${right}" is a column of ours; these are: ${OWN_COLUMNS.join(', ')}.`
    }
    map.set(plain(theirs) || theirs, column)
  }
  return map
}
