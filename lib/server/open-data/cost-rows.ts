import 'server-only'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { sayPayer } from '@/lib/rules/costs/say-cost'
import { cellText } from '@/lib/rules/open-data/columns'
import { pickText } from '@/lib/rules/text/localized-text'
import { findFeeSheets, findScholarships } from '@/lib/server/reads/costs'
import type { MadeList } from './list-rows'

/** A line for each amount of the sheet of a year; an order of an authority is for everybody, and its number and day stand beside it. */
export function feeRows(year: string | null, lang: Language): MadeList {
  const { costs, openData } = getMessages(lang)
  const { table, line, column, seat, amount, period, order, authority, dated, url, read } = openData.feeColumns
  async function* rows(): MadeList['rows'] {
    const sheet = (await findFeeSheets())?.find((each) => each.year === year)
    if (sheet === undefined) return
    const behind = [sheet.order, pickText(sheet.authority, lang).value, sheet.dated, sheet.url, sheet.readOn]
    yield sheet.tables.flatMap(({ title, period: paid, rows: lines }) =>
      lines.flatMap(({ name, amounts }) =>
        amounts.flatMap(({ column: id, amount: rupees }) => {
          const paidBy = sheet.columns.find((each) => each.id === id)
          if (paidBy === undefined || rupees === null) return []
          const [inTable, inLine, inColumn] = [title, name, paidBy.name].map((text) => pickText(text, lang).value)
          const cells = [
            inTable,
            inLine,
            inColumn,
            costs.seats[paidBy.seat],
            rupees,
            costs.feeOfPeriod[paid],
            ...behind,
          ]
          return [cells.map((cell) => cellText(cell ?? null))]
        }),
      ),
    )
  }
  return { header: [table, line, column, seat, amount, period, order, authority, dated, url, read], rows: rows() }
}

/** All scholarships, whomever they are for: which of them fit a family stands in no address. */
export function scholarshipRows(lang: Language): MadeList {
  const { costs, openData } = getMessages(lang)
  const { name, giver, year, payers, courses, gives, conditions, apply, until, url, read, from, fromPage, fromCopy } =
    openData.scholarshipColumns
  async function* rows(): MadeList['rows'] {
    const [all, sheets] = await Promise.all([findScholarships(), findFeeSheets()])
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
      ].map((cell) => cellText(cell ?? null))
    })
  }
  return {
    header: [name, giver, year, payers, courses, gives, conditions, apply, until, url, read, from],
    rows: rows(),
  }
}
