import 'server-only'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { sayPayer } from '@/lib/rules/costs/say-cost'
import { cellText } from '@/lib/rules/open-data/columns'
import type { MadeList } from '@/lib/rules/open-data/list-files'
import { pickText } from '@/lib/rules/text/localized-text'
import { surviveOutage } from '@/lib/server/provider/outage'
import { findFeeSheets, findScholarships } from '@/lib/server/reads/costs'

/** A line for each amount of the sheet of a year, and for what is paid beside it; which document says so stands in each. */
export function feeRows(year: string | null, lang: Language): MadeList {
  const { costs, openData } = getMessages(lang)
  const text = openData.feeColumns
  const say = (of: Text | null) => of && pickText(of, lang).value
  async function* rows(): MadeList['rows'] {
    const sheet = (await findFeeSheets())?.find((each) => each.year === year)
    if (sheet === undefined) return
    const behind = [
      ...[say(sheet.title), say(sheet.authority), sheet.order, sheet.dated],
      ...[sheet.page, sheet.url, sheet.readOn],
    ]
    yield sheet.tables.flatMap((table) => {
      const coursesOf = (ids: readonly string[]) =>
        table.courses.filter(({ id }) => ids.includes(id)).map(({ name }) => pickText(name, lang).value)
      const title = say(table.title)
      const period = [costs.feeOfPeriod[table.period], table.saysPeriod ? null : costs.periodUnsaid]
      const fees = table.rows.flatMap(({ name, amounts, otherFees, otherFeesOf }) =>
        amounts.flatMap(({ column: id, amount }) => {
          const column = sheet.columns.find((each) => each.id === id)
          if (column === undefined || amount === null) return []
          const paidBy = [say(column.name), say(column.note), costs.seats[column.seat], coursesOf(column.courses)]
          return [[title, say(name), ...paidBy, null, amount, ...period, otherFees, coursesOf(otherFeesOf), null]]
        }),
      )
      const ofCourses = table.courses.flatMap(({ name, extras, universityFee }) => {
        const course = [title, null, null, null, null, say(name)]
        const beside = extras.map((extra) => [...course, say(extra.name), extra.amount, ...period, null, null, null])
        return universityFee === null
          ? beside
          : [...beside, [...course, null, null, ...period, null, null, universityFee]]
      })
      return [...fees, ...ofCourses].map((cells) => [sheet.year, ...cells, ...behind].map((cell) => cellText(cell)))
    })
  }
  const paid = [text.line, text.column, text.note, text.seat, text.courses, text.extra, text.amount, text.period]
  const within = [text.periodNote, text.otherFees, text.otherFeesOf, text.universityFee]
  const from = [text.title, text.authority, text.order, text.dated, text.page, text.url, text.read]
  return { header: [text.year, text.table, ...paid, ...within, ...from], rows: rows() }
}

/** All scholarships, whomever they are for: which of them fit a family stands in no address. */
export function scholarshipRows(lang: Language): MadeList {
  const { calendar, costs, openData } = getMessages(lang)
  const {
    name,
    giver,
    year,
    payers,
    courses,
    gives,
    conditions,
    apply,
    until,
    url,
    read,
    from,
    fromPage,
    fromCopy,
    note,
  } = openData.scholarshipColumns
  async function* rows(): MadeList['rows'] {
    // A course that no sheet names bears its id.
    const [all, sheets] = await Promise.all([findScholarships(), surviveOutage(findFeeSheets, { fallback: null })])
    const known = (sheets ?? []).flatMap(({ tables }) => tables.flatMap((each) => each.courses))
    const sayCourse = (id: string) => {
      const course = known.find((each) => each.id === id)
      return course === undefined ? id : pickText(course.name, lang).value
    }
    yield (all ?? []).map((each) => {
      const [named, given, much, where] = [each.name, each.giver, each.gives, each.apply].map(
        (text) => text && pickText(text, lang).value,
      )
      const asked = each.conditions.map((text) => pickText(text, lang).value)
      const whom = each.applies.map((payer) => sayPayer(payer, costs))
      return [
        ...[named, given, each.year, whom, each.courses.map(sayCourse), much, asked, where],
        ...[each.until, each.url, each.readOn, each.isFromCopy ? fromCopy : fromPage],
        each.isSample ? calendar.sample : null,
      ].map((cell) => cellText(cell ?? null))
    })
  }
  return {
    header: [name, giver, year, payers, courses, gives, conditions, apply, until, url, read, from, note],
    rows: rows(),
  }
}
