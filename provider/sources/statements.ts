import { areNear, sayCoordinates } from '@/lib/contract/coordinates'
import { type FeeRange, ofOwnFees } from '@/lib/contract/fee-range'
import { INSTITUTION_FIELD_NAMES, INSTITUTION_FIELDS } from '@/lib/contract/desk/institution'
import { OTHER_LANGUAGES, type Text, wordsOf } from '@/lib/contract/lenient'
import { type Figure, FIGURES, type Method } from '@/lib/contract/source'
import { feeRange, totalSeats } from '@/lib/rules/institute/institute-facts'
import { sayClassBounds, sayGender, STUDY_WORDS } from '@/lib/rules/institute/study-words'
import { joinTexts } from '@/lib/rules/text/localized-text'
import { formatRupees } from '@/lib/rules/text/money'
import { kindText, placeText } from '@/provider/directory/names-by-language'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { type Edits, NO_EDITS } from '@/provider/edits/list-edits'
import { composedRow, withSaid } from '@/provider/edits/fields'
import { DISTRICTS } from '@/provider/geography/places'
import { readTown, TownReader, TOWNS } from '@/provider/import/clean/city'
import type { Draft } from '@/provider/import/draft'
import { NO_FACTS } from '@/provider/import/facts'
import { compose, composeSaid, type Composed, courseKey } from '@/provider/import/merge/compose'
import { DESK_SOURCE } from './desk-source'

const TYPES = new Map(TAXONOMY.map((type) => [type.id, kindText(type)]))
const PLACES = new Map(
  DISTRICTS.flatMap(({ cities, ...district }) => [district, ...cities]).map(({ id, name }) => [id, placeText(name)]),
)

const placeName = (id: number | null) => (id === null ? null : PLACES.get(id))

const sayFees = (range: FeeRange | null) => range && [...new Set([range.from, range.to])].map(formatRupees).join(' – ')

const YES: Text = { en: 'Yes', kn: 'ಹೌದು' }
const NO: Text = { en: 'No', kn: 'ಅಲ್ಲ' }

/** The words of the page, by language. */
const inWords = (say: (texts: (typeof STUDY_WORDS)['en']) => string): Text => ({
  en: say(STUDY_WORDS.en),
  ...Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, say(STUDY_WORDS[language])])),
})

type Parts = readonly (string | Text | null | undefined)[]
/**
 * What records say of each figure, in parts that a line joins; none where they say nothing. Our own words are by
 * language, and those of the page: where it has classes, of girls and boys.
 */
const PARTS: Record<Figure, (said: Composed, page: Composed) => Parts> = {
  name: ({ name }) => [name.en],
  kind: ({ typeIds }) => typeIds.map((id) => TYPES.get(id)),
  place: ({ cityId, districtId }) => [placeName(cityId), placeName(districtId)],
  ownership: ({ ownership }) => [ownership],
  gender: ({ gender }, { classes }) => [gender && inWords((texts) => sayGender(gender, classes, texts))],
  minority: ({ minority }) => [minority === null ? null : minority ? YES : NO],
  classes: ({ classes }) => [classes && inWords((texts) => sayClassBounds(classes, texts))],
  university: ({ university }) => [university],
  address: ({ address, zip }) => [address, zip !== null && address?.includes(zip) ? null : zip],
  contact: ({ phone, email, website }) => [phone, email, website],
  courses: ({ courses }) => [courses.length === 0 ? null : String(courses.length)],
  seats: ({ courses }) => [totalSeats(courses)?.toString()],
  fees: ({ courses }) => [sayFees(feeRange(courses))],
  ...ofOwnFees((name) => (said: Composed) => [sayFees(said[name])]),
  coordinates: ({ coordinates }) => [coordinates && sayCoordinates(coordinates)],
}

const partsOf = (figure: Figure, said: Composed, page: Composed) =>
  PARTS[figure](said, page).flatMap((part) => (part ? part : []))

const englishOf = (part: string | Text) => (typeof part === 'string' ? part : part.en)

/** A list's own words, or ours by language where all parts are ours. */
function lineOf(parts: readonly (string | Text)[]): string | Text {
  const joined = joinTexts(parts.map((part) => (typeof part === 'string' ? { en: part } : part)))
  return joined === null || wordsOf(joined).length === 1 ? parts.map(englishOf).join(', ') : joined
}

const seatsByCourse = (courses: Composed['courses']) =>
  new Map(courses.map((course) => [courseKey(course), course.seats]))

/** A list that leaves out courses has fewer seats without saying anything else; of one course it may not. */
function agreesInSeats(said: Composed, shown: Composed): boolean {
  const all = seatsByCourse(shown.courses)
  const agrees = ([course, seats]: [string, number | null]) => seats === null || (all.get(course) ?? seats) === seats
  return (
    (totalSeats(said.courses) ?? 0) <= (totalSeats(shown.courses) ?? 0) &&
    [...seatsByCourse(said.courses)].every(agrees)
  )
}

/** A name's dots, spaces and capitals, and how its "and" is written, are nobody's word against it; each of its words is. */
const lettersOf = (name = '') =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[\p{P}\s]+/gu, '')

/** Whether the page says all that the list does. */
function isSaidBy(figure: Figure, said: Composed, page: Composed): boolean {
  const [parts, shown] = [said, page].map((each) => partsOf(figure, each, page).map(englishOf))
  if (parts === undefined || shown === undefined) return false
  if (figure === 'name') return lettersOf(parts[0]) === lettersOf(shown[0])
  if (figure === 'seats') return agreesInSeats(said, page)
  if (figure === 'coordinates' && said.coordinates && page.coordinates)
    return areNear(said.coordinates, page.coordinates)
  // A list may have fewer courses without saying anything else.
  return figure === 'courses' ? Number(parts[0]) <= Number(shown[0]) : parts.every((part) => shown.includes(part))
}

export type SourceStatement = {
  figure: Figure
  source: string
  value: string | Text
  isShown: boolean
  method?: Method
}

let towns: TownReader | undefined

/** AICTE's list and the register have no column for the town: it is read, and read again here in the same way. Other lists may name it. */
function townMethod(source: string, { name, address, zip, districtId, cityId }: Composed): Method | null {
  if (!['aicte', 'udise'].includes(source) || cityId === null) return null
  towns ??= new TownReader(TOWNS)
  // Of a school the village stands in the address, and the PIN is not asked.
  const read = readTown(towns, { name: name.en, address, zip: source === 'udise' ? null : zip, districtId })
  return read?.cityId === cityId ? read.method : null
}

/** How a figure was derived that a list does not give in so many words; the types of other lists may be their own. */
function methodOf(figure: Figure, source: string, said: Composed): Method | null {
  if (figure === 'place') return townMethod(source, said)
  if (figure === 'kind' && source === 'aicte') return 'programmes'
  if ((figure === 'kind' || figure === 'classes') && source === 'udise') return 'category'
  return figure === 'seats' && said.courses.filter(({ seats }) => seats !== null).length > 1 ? 'sum' : null
}

/** What records say together, with the desk's word in the place of theirs. */
function withDesk(composed: Composed, { said, courses }: Edits): Composed {
  const { tagline, description } = composed
  const edited = withSaid(composedRow(composed), said)
  const its = courses ?? composed.courses
  return { ...composed, ...edited, address: edited.address1, tagline, description, courses: its }
}

/** Of which nothing is said. */
const NOTHING_SAID: Composed = {
  ...{ name: { en: '' }, alternativeNames: [], state: '', districtId: null, cityId: null, address: null, zip: null },
  ...NO_FACTS,
  ...{ isResidential: false, typeId: 0, typeIds: [], streamIds: [], courses: [] },
}

/** What the desk says, in the figures of which it says something. @param page what the page shows; without one what the desk says */
function deskStatements(edits: Edits, page?: Composed): SourceStatement[] {
  const { said, courses } = edits
  const named = new Set<Figure | null>(
    INSTITUTION_FIELD_NAMES.flatMap((name) => (name in said ? INSTITUTION_FIELDS[name].figure : [])),
  )
  if (courses !== null) for (const figure of ['courses', 'seats', 'fees'] as const) named.add(figure)
  const composed = withDesk(NOTHING_SAID, edits)
  return FIGURES.flatMap((figure) => {
    const parts = named.has(figure) ? partsOf(figure, composed, page ?? composed) : []
    return parts.length === 0 ? [] : { figure, source: DESK_SOURCE, value: lineOf(parts), isShown: true }
  })
}

/**
 * What each source says of an institution, figure by figure, and whether its page says the same: the way in which
 * records are composed decides (docs/import.md, "Which list leads"), and before them the desk. `drafts`: all of the institution's records.
 */
export function statementsOf(drafts: readonly Draft[], edits: Edits = NO_EDITS): SourceStatement[] {
  const lists = drafts.filter(({ source }) => source !== DESK_SOURCE)
  if (lists.length === 0) return deskStatements(edits)
  const shown = withDesk(compose(lists), edits)
  const byDesk = deskStatements(edits, shown)
  const byList = [...new Set(lists.map(({ source }) => source))].map((source) => {
    const of = lists.filter((draft) => draft.source === source)
    return { source, of, composed: composeSaid(of) }
  })
  return FIGURES.flatMap((figure) => [
    ...byDesk.filter((statement) => statement.figure === figure),
    ...byList.flatMap(({ source, of, composed }) => {
      const parts = partsOf(figure, composed, shown)
      if (parts.length === 0) return []
      const isShown = isSaidBy(figure, composed, shown)
      // A kind that is only read from the name is nobody's word against others.
      if (figure === 'kind' && !isShown && of.every(({ typeIds }) => typeIds.length === 0)) return []
      // A number or an address that another source has replaced is not given on: it may be somebody's own.
      if (figure === 'contact' && !isShown) return []
      const method = methodOf(figure, source, composed)
      return [{ figure, source, value: lineOf(parts), isShown, ...(method !== null && { method }) }]
    }),
  ])
}
