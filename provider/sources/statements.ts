import { type FeeRange, ofOwnFees } from '@/lib/contract/fee-range'
import { INSTITUTION_FIELD_NAMES, INSTITUTION_FIELDS } from '@/lib/contract/desk/institution'
import type { Gender } from '@/lib/contract/gender'
import { type Figure, FIGURES, type TownMethod } from '@/lib/contract/source'
import { feeRange, totalSeats } from '@/lib/rules/institute/institute-facts'
import { formatRupees } from '@/lib/rules/text/money'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { type Edits, NO_EDITS } from '@/provider/edits/list-edits'
import { composedRow, withSaid } from '@/provider/edits/fields'
import { DISTRICTS } from '@/provider/geography/places'
import { readTown, TownReader, TOWNS } from '@/provider/import/clean/city'
import type { Draft } from '@/provider/import/draft'
import { NO_FACTS } from '@/provider/import/facts'
import { compose, type Composed } from '@/provider/import/merge/compose'
import { DESK_SOURCE } from './desk-source'

const TYPES = new Map(TAXONOMY.map(({ id, name }) => [id, name]))
const PLACES = new Map(
  DISTRICTS.flatMap(({ cities, ...district }) => [district, ...cities]).map(({ id, name }) => [id, name]),
)

const placeName = (id: number | null) => (id === null ? null : PLACES.get(id))

const sayFees = (range: FeeRange | null) => range && [...new Set([range.from, range.to])].map(formatRupees).join(' – ')

const GENDER_WORDS: Record<Gender, string> = { women: 'Women only', men: 'Men only', mixed: 'Co-educational' }

/** What records say of each figure, in parts that a line joins; none where they say nothing. */
const PARTS: Record<Figure, (said: Composed) => readonly (string | null | undefined)[]> = {
  name: ({ name }) => [name.en],
  kind: ({ typeIds }) => typeIds.map((id) => TYPES.get(id)),
  place: ({ cityId, districtId }) => [placeName(cityId), placeName(districtId)],
  ownership: ({ ownership }) => [ownership],
  gender: ({ gender }) => [gender && GENDER_WORDS[gender]],
  minority: ({ minority }) => [minority === null ? null : minority ? 'Yes' : 'No'],
  classes: ({ classes }) => [classes && `${classes.from} to ${classes.to}`],
  university: ({ university }) => [university],
  address: ({ address, zip }) => [address, zip !== null && address?.includes(zip) ? null : zip],
  contact: ({ phone, email, website }) => [phone, email, website],
  courses: ({ courses }) => [courses.length === 0 ? null : String(courses.length)],
  seats: ({ courses }) => [totalSeats(courses)?.toString()],
  fees: ({ courses }) => [sayFees(feeRange(courses))],
  ...ofOwnFees((name) => (said: Composed) => [sayFees(said[name])]),
}

const partsOf = (figure: Figure, said: Composed) => PARTS[figure](said).flatMap((part) => (part ? part : []))

/** Of several lists together: one may have fewer of them without saying anything else. */
const COUNTED: ReadonlySet<Figure> = new Set(['courses', 'seats'])

/** A name's dots, spaces and capitals, and how its "and" is written, are nobody's word against it; each of its words is. */
const lettersOf = (name = '') => name.toLowerCase().replaceAll('&', ' and ').replace(/[\p{P}\s]+/gu, '')

/** Whether the page says all that the list does. */
function isSaidBy(figure: Figure, parts: readonly string[], shown: readonly string[]): boolean {
  if (figure === 'name') return lettersOf(parts[0]) === lettersOf(shown[0])
  return COUNTED.has(figure) ? Number(parts[0]) <= Number(shown[0]) : parts.every((part) => shown.includes(part))
}

export type SourceStatement = {
  figure: Figure
  source: string
  value: string
  isShown: boolean
  method?: TownMethod
}

/** AICTE's list has no column for the town: it is read, and read again here in the same way. Other lists may name it. */
const LIST_WITHOUT_TOWNS = 'aicte'
let towns: TownReader | undefined

function townMethod(source: string, { name, address, zip, districtId, cityId }: Composed): TownMethod | null {
  if (source !== LIST_WITHOUT_TOWNS || cityId === null) return null
  towns ??= new TownReader(TOWNS)
  const read = readTown(towns, { name: name.en, address, zip, districtId })
  return read?.cityId === cityId ? read.method : null
}

/** What records say together, with the desk's word in the place of theirs. */
function withDesk(composed: Composed, { said, courses }: Edits): Composed {
  const { tagline, description } = composed
  const edited = withSaid(composedRow(composed), said)
  const its = courses ?? composed.courses
  return { ...composed, ...edited, address: edited.address1, tagline, description, courses: its }
}

/** Of which nothing is said. */
const UNTOLD: Composed = {
  ...{ name: { en: '' }, alternativeNames: [], state: '', districtId: null, cityId: null, address: null, zip: null },
  ...NO_FACTS,
  ...{ isResidential: false, typeId: 0, typeIds: [], streamIds: [], courses: [] },
}

/** What the desk says, in the figures of which it says something. */
function deskStatements(edits: Edits): SourceStatement[] {
  const { said, courses } = edits
  const named = new Set<Figure | null>(
    INSTITUTION_FIELD_NAMES.flatMap((name) => (name in said ? INSTITUTION_FIELDS[name].figure : [])),
  )
  if (courses !== null) for (const figure of ['courses', 'seats', 'fees'] as const) named.add(figure)
  const composed = withDesk(UNTOLD, edits)
  return FIGURES.flatMap((figure) => {
    const parts = named.has(figure) ? partsOf(figure, composed) : []
    return parts.length === 0 ? [] : { figure, source: DESK_SOURCE, value: parts.join(', '), isShown: true }
  })
}

/**
 * What each source says of an institution, figure by figure, and whether its page says the same: the way in which
 * records are composed decides (docs/import.md), and before them the desk. `drafts`: all of the institution's records.
 */
export function statementsOf(drafts: readonly Draft[], edits: Edits = NO_EDITS): SourceStatement[] {
  const lists = drafts.filter(({ source }) => source !== DESK_SOURCE)
  const byDesk = deskStatements(edits)
  if (lists.length === 0) return byDesk
  const shown = withDesk(compose(lists), edits)
  const byList = [...new Set(lists.map(({ source }) => source))].map((source) => ({
    source,
    composed: compose(lists.filter((draft) => draft.source === source)),
  }))
  return FIGURES.flatMap((figure) => [
    ...byDesk.filter((statement) => statement.figure === figure),
    ...byList.flatMap(({ source, composed }) => {
      const parts = partsOf(figure, composed)
      if (parts.length === 0) return []
      const isShown = isSaidBy(figure, parts, partsOf(figure, shown))
      // A number or an address that another source has replaced is not given on: it may be somebody's own.
      if (figure === 'contact' && !isShown) return []
      const method = figure === 'place' ? townMethod(source, composed) : null
      return [{ figure, source, value: parts.join(', '), isShown, ...(method !== null && { method }) }]
    }),
  ])
}
