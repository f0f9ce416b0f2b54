import type { Language } from '@/lib/contract/lenient'
import type { CompareMessages } from '@/lib/messages/en/compare'
import { type Compared, differ, listsDiffer, pickAll } from '@/lib/rules/comparison/compare'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatRupees } from '@/lib/rules/text/money'

/** A text of a cell with the language in which it is written. */
type Entry = { value: string; lang: Language }
/** Empty entries: not known. `more`: how many there are besides. */
export type CompareCell = { entries: Entry[]; more: number; isList: boolean }
export type CompareRow = { label: string; cells: CompareCell[]; differs: boolean }

/** So many of a list are shown: the whole stays on one sheet, and the institution's page has all. */
const SHOWN = 6

function textRow(label: string, values: (string | null)[], written: Language): CompareRow {
  const cells = values.map((value) => ({
    entries: value === null ? [] : [{ value, lang: written }],
    more: 0,
    isList: false,
  }))
  return { label, cells, differs: differ(values) }
}

function listRow(label: string, lists: Entry[][]): CompareRow {
  const cells = lists.map((list) => ({
    entries: list.slice(0, SHOWN),
    more: Math.max(0, list.length - SHOWN),
    isList: true,
  }))
  return { label, cells, differs: listsDiffer(lists.map((list) => list.map(({ value }) => value))) }
}

/** The rows of a comparison, each with whether what is known in it differs. */
export function compareRows(items: readonly Compared[], lang: Language, text: CompareMessages): CompareRow[] {
  const { rows } = text
  // The provider's names are English alone.
  const names = (label: string, of: (item: Compared) => string | null) => textRow(label, items.map(of), 'en')
  const figures = (label: string, of: (item: Compared) => string | null) => textRow(label, items.map(of), lang)
  const english = (values: readonly string[]): Entry[] => values.map((value) => ({ value, lang: 'en' }))
  const count = (value: number | null) => (value === null || value === 0 ? null : figure(value))
  return [
    names(rows.type, ({ typeName }) => typeName),
    names(rows.city, ({ city }) => city),
    names(rows.district, ({ district }) => district),
    // A provider may not tell it at all.
    ...(items.some(({ ownership }) => ownership !== null)
      ? [figures(rows.ownership, ({ ownership }) => ownership && text.ownershipKinds[ownership])]
      : []),
    figures(rows.rating, ({ rating }) =>
      rating === null ? null : fillMessage(text.ratingOf, { rating: rating.toFixed(1) }),
    ),
    figures(rows.reviews, ({ reviewCount }) => count(reviewCount)),
    figures(rows.fees, ({ fees }) => {
      if (fees === null) return null
      const [from, to] = [formatRupees(fees.from), formatRupees(fees.to)]
      return from === to ? from : fillMessage(text.feesRange, { from, to })
    }),
    figures(rows.seats, ({ seats }) => count(seats)),
    figures(rows.residential, ({ isResidential }) => (isResidential ? text.yes : null)),
    figures(rows.courses, ({ courses }) => count(courses.length)),
    listRow(
      rows.courseNames,
      items.map(({ courses }) => english(courses)),
    ),
    listRow(
      rows.facilities,
      items.map(({ facilities }) => pickAll(facilities, lang)),
    ),
    listRow(
      rows.placements,
      items.map(({ placements }) => pickAll(placements, lang)),
    ),
    listRow(
      rows.recruiters,
      items.map(({ recruiters }) => english(recruiters)),
    ),
  ]
}
