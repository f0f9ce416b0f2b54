import { FEE_SHEET_FIELDS, type FeeSheetField, type FeeSheetFlaw, MAX_REMARKS } from '@/lib/contract/desk/fee-sheet'
import type { FeeSheet } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import type { DeskFeeSheetMessages } from '@/lib/messages/en/desk-fee-sheets'
import { gridOf } from '@/lib/rules/desk/amount-grid'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { RecordFields, type RecordFormProps } from '@/components/desk/record-fields'
import { AmountTable } from './amount-table'

type Props = RecordFormProps<FeeSheetField, FeeSheetFlaw> & {
  /** Whose rows and columns it has. */
  sheet: FeeSheet
  text: DeskFeeSheetMessages
}

/** The form of the fee sheet of a year: what it is, its source, and its amounts as a table. */
export function FeeSheetForm({ sheet, text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      fields={FEE_SHEET_FIELDS}
      grid={(name, value) => <AmountTable {...tableOf(name, sheet, rest.lang, text)} field={name} value={value} />}
      gridRows={(name, value) => {
        const { rows } = tableOf(name, sheet, rest.lang, text)
        return gridOf(value).map((cells, at) => ({
          label: rows[at] ? `${rows[at].part}: ${rows[at].name}` : text.fields[name],
          value: cells.map((cell) => cell || '—').join(' · '),
        }))
      }}
      sayFlaw={(name, flaw) =>
        flaw === 'unread' && FEE_SHEET_FIELDS[name].kind === 'grid'
          ? text.noAmount
          : fillMessage(text.flaws[flaw], { most: FEE_SHEET_FIELDS[name].most, lines: MAX_REMARKS })
      }
    />
  )
}

/** What the rows and columns of a table are called. */
function tableOf(name: FeeSheetField, { columns, tables }: FeeSheet, lang: Language, text: DeskFeeSheetMessages) {
  const isOfCourses = name === 'courses'
  const rows = tables.flatMap((table) =>
    (isOfCourses ? table.courses : table.rows).map((row) => ({
      part: sayText(table.title, lang),
      name: sayText(row.name, lang),
    })),
  )
  const most = Math.max(0, ...tables.flatMap((table) => table.courses.map(({ extras }) => extras.length)))
  const heads = isOfCourses
    ? [
        text.universityFee,
        ...Array.from({ length: most }, (_, at) => (at === 0 ? text.besides : `${text.besides} ${at + 1}`)),
      ]
    : [...columns.map((column) => sayText(column.short ?? column.name, lang)), text.otherFees]
  return { rows, columns: heads, head: isOfCourses ? text.course : text.kind }
}
