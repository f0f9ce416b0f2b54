import type { ComponentProps } from 'react'
import {
  FEE_SHEET_FIELD_NAMES,
  FEE_SHEET_FIELDS,
  type FeeSheetField,
  type FeeSheetFlaw,
  MOST_REMARKS,
} from '@/lib/contract/desk/fee-sheet'
import type { FeeSheet } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import type { DeskFeeSheetMessages } from '@/lib/messages/en/desk-fee-sheets'
import { partsOf } from '@/lib/rules/desk/record-parts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import { type FieldAttributes, RecordFields } from '@/components/desk/record-fields'
import { AmountTable } from './amount-table'

const PARTS = partsOf(FEE_SHEET_FIELD_NAMES, FEE_SHEET_FIELDS).map(({ part, names }) => ({
  ...{ part, names, className: 'desk-fields desk-pairs' },
}))

type Props = Pick<
  ComponentProps<typeof RecordFields<FeeSheetField, FeeSheetFlaw>>,
  'unsaved' | 'to' | 'hidden' | 'form' | 'setBy' | 'button'
> & {
  /** Whose rows and columns it has. */
  sheet: FeeSheet
  lang: Language
  text: DeskFeeSheetMessages
}

const isGrid = (name: FeeSheetField) => FEE_SHEET_FIELDS[name].kind === 'grid'

/** The form of the fee sheet of a year: what it is, its source, and its amounts as a table. */
export function FeeSheetForm({ sheet, text, lang, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, lang, text }}
      parts={PARTS}
      isGroup={isGrid}
      control={(name, value, attributes) =>
        isGrid(name) ? (
          <AmountTable {...tableOf(name, sheet, lang, text)} field={name} value={value} />
        ) : (
          <Control name={name} value={value} attributes={attributes} isNew={rest.hidden.id === undefined} />
        )
      }
      sayFlaw={(name, flaw) =>
        flaw === 'unread' && isGrid(name)
          ? text.noAmount
          : fillMessage(text.flaws[flaw], { most: FEE_SHEET_FIELDS[name].most, lines: MOST_REMARKS })
      }
      sayValue={(name, value) =>
        FEE_SHEET_FIELDS[name].kind === 'day' && value !== '' ? formatDay(value, text.dates) : value
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

const WEB = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const

type ControlProps = { name: FeeSheetField; value: string; attributes: FieldAttributes; isNew: boolean }

function Control({ name, value, attributes, isNew }: ControlProps) {
  const common = { ...attributes, name, defaultValue: value }
  const lang = name.endsWith('_kn') ? 'kn' : 'en'
  switch (FEE_SHEET_FIELDS[name].kind) {
    case 'year':
      return <input {...common} inputMode="numeric" readOnly={!isNew} />
    case 'lines':
      return <textarea rows={4} {...common} lang={lang} />
    case 'line':
      return <input {...common} lang={lang} />
    case 'number':
      return <input {...common} inputMode="numeric" />
    case 'web':
      return <input {...common} {...WEB} />
    case 'day':
      return <input {...common} type="date" />
    case 'grid':
      return null
  }
}
