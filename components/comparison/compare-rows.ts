import { type FeeRange, OWN_FEES } from '@/lib/contract/fee-range'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { CompareMessages } from '@/lib/messages/en/compare'
import { type Compared, differ, type FixedFee, listsDiffer, pickAll } from '@/lib/rules/comparison/compare'
import { type ComparedCourse, courseMatrix } from '@/lib/rules/comparison/course-matrix'
import { sayClassBounds, sayGender } from '@/lib/rules/institute/study-words'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { pickText } from '@/lib/rules/text/localized-text'
import { formatRupees } from '@/lib/rules/text/money'

/** A text of a cell with the language in which it is written. */
type Entry = { value: string; lang: Language }
/** Empty entries: not known, or of a course: not listed. `more`: how many there are besides. */
export type CompareCell = { entries: Entry[]; more: number; isList: boolean }
export type CompareRow = { label: string; labelLang: Language; cells: CompareCell[]; differs: boolean }

/** So many of a list are shown: the whole stays on one sheet, and the institution's page has all. */
const SHOWN = 6

/** So many courses have a row each; the rest is counted. */
const SHOWN_COURSES = 12

/** The rows of a comparison, each with whether what is known in it differs. Rows that nobody fills are left out. */
export function compareRows(items: readonly Compared[], lang: Language, text: CompareMessages): CompareRow[] {
  const { rows } = text

  function textRow(label: string, of: (item: Compared) => Entry | null): CompareRow {
    const values = items.map(of)
    const cells = values.map((value) => ({ ...cellOf(value), more: 0, isList: false }))
    return { label, labelLang: lang, cells, differs: differ(values.map((value) => value && value.value)) }
  }
  function listRow(label: string, of: (item: Compared) => Entry[]): CompareRow {
    const lists = items.map(of)
    const cells = lists.map((list) => ({
      entries: list.slice(0, SHOWN),
      more: Math.max(0, list.length - SHOWN),
      isList: true,
    }))
    return { label, labelLang: lang, cells, differs: listsDiffer(lists.map((list) => list.map(({ value }) => value))) }
  }
  const names = (label: string, of: (item: Compared) => Text | null) =>
    textRow(label, (item) => pickText(of(item), lang))
  // Names that the contract has in English alone.
  const english = (value: string | null): Text | null => (value === null ? null : { en: value })
  const figures = (label: string, of: (item: Compared) => string | null) =>
    textRow(label, (item) => {
      const value = of(item)
      return value === null ? null : { value, lang }
    })
  const count = (value: number | null) => (value === null || value === 0 ? null : figure(value))
  const all = [
    names(rows.type, ({ typeName }) => typeName),
    names(rows.city, ({ city }) => city),
    names(rows.district, ({ district }) => district),
    names(rows.address, ({ address }) => english(address)),
    figures(rows.ownership, ({ ownership }) => ownership && text.ownershipKinds[ownership]),
    figures(rows.gender, ({ gender, classes }) => gender && sayGender(gender, classes, text)),
    figures(rows.minority, ({ isMinority }) => (isMinority === null ? null : isMinority ? text.yes : text.no)),
    figures(rows.classes, ({ classes }) => classes && sayClassBounds(classes, text)),
    names(rows.university, ({ university }) => english(university)),
    figures(rows.rating, ({ rating }) =>
      rating === null ? null : fillMessage(text.ratingOf, { rating: rating.toFixed(1) }),
    ),
    figures(rows.reviews, ({ reviewCount }) => count(reviewCount)),
    figures(rows.fees, ({ fees }) => sayFees(fees, text)),
    listRow(rows.fixedFees, ({ fixedFees }) => fixedFees.map((fee) => sayFixed(fee, fee.aYear, lang, text))),
    listRow(rows.snqFees, ({ snqFees }) => snqFees.map((fee) => sayFixed(fee, fee.aYear, lang, text))),
    listRow(rows.wholeCourse, ({ fixedFees }) =>
      fixedFees.flatMap((fee) => (fee.wholeCourse === null ? [] : sayFixed(fee, fee.wholeCourse, lang, text))),
    ),
    ...OWN_FEES.map((name) => figures(rows[name], ({ ownFees }) => sayFees(ownFees[name], text))),
    figures(rows.seats, ({ seats }) => count(seats)),
    figures(rows.residential, ({ isResidential }) => (isResidential ? text.yes : null)),
    listRow(rows.levels, ({ levels }) => levels.map((level) => ({ value: text.levelKinds[level], lang }))),
    listRow(rows.facilities, ({ facilities }) => pickAll(facilities, lang)),
    listRow(rows.placements, ({ placements }) => pickAll(placements, lang)),
    listRow(rows.recruiters, ({ recruiters }) => recruiters.map((value) => ({ value, lang: 'en' }))),
    figures(rows.courses, ({ courses }) => count(courses.length)),
  ]
  return all.filter(({ cells }) => cells.some(({ entries }) => entries.length > 0))
}

const cellOf = (entry: Entry | null) => ({ entries: entry === null ? [] : [entry] })

function sayFees(fees: ComparedCourse['fees'], text: CompareMessages): string | null {
  if (fees === null) return null
  const [from, to] = [formatRupees(fees.from), formatRupees(fees.to)]
  return from === to ? from : fillMessage(text.feesRange, { from, to })
}

function sayFixed({ course, sheet }: FixedFee, amount: FeeRange, lang: Language, text: CompareMessages): Entry {
  const { value, lang: written } = pickText(course, lang)
  const day = sheet.dated === null ? null : formatDay(sheet.dated, text.dates)
  const source = [sheet.year, day].filter((part) => part !== null).join(', ')
  return { value: `${value}: ${sayFees(amount, text)} (${source})`, lang: written }
}

/** Course by course who has it, with what is known of it there. Nothing differs where a row says who has what. */
export function courseRows(items: readonly Compared[], lang: Language, text: CompareMessages): CompareRow[] {
  const matrix = courseMatrix(items.map(({ courses }) => courses))
  const say = ({ seats, fees, governmentSeat }: ComparedCourse) => {
    const fixed = sayFees(governmentSeat, text)
    const known = [
      seats === null ? null : formatMessage(text.seatsOf, { count: seats }),
      sayFees(fees, text),
      fixed && fillMessage(text.governmentSeat, { amount: fixed }),
    ]
    return known.filter((part) => part !== null).join(' · ') || text.listed
  }
  const row = (label: string, labelLang: Language, values: (string | null)[]): CompareRow => ({
    label,
    labelLang,
    cells: values.map((value) => ({ ...cellOf(value === null ? null : { value, lang }), more: 0, isList: false })),
    differs: false,
  })
  const shown = matrix.slice(0, SHOWN_COURSES).map(({ name, courses }) =>
    row(
      name,
      'en',
      courses.map((course) => course && say(course)),
    ),
  )
  const rest = matrix.slice(SHOWN_COURSES)
  if (rest.length === 0) return shown
  const left = items.map((_, at) => rest.filter(({ courses }) => (courses[at] ?? null) !== null).length)
  const more = left.map((count) => (count === 0 ? null : fillMessage(text.moreItems, { count: figure(count) })))
  return [...shown, row(text.otherCourses, lang, more)]
}
