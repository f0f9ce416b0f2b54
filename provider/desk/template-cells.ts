import {
  TEMPLATE_FIELD_NAMES,
  TEMPLATE_FIELDS,
  type TemplateField,
  type TemplateFlaw,
} from '@/lib/contract/desk/template'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { idsIn } from '@/lib/rules/desk/boxes'
import { placeholdersIn } from '@/lib/rules/desk/placeholders'
import type { deskTemplates } from '@/provider/desk/store/desk-tables'
import { cellsOfText, textIn } from '@/lib/contract/text-fields'
import { readFields, tidyLine, tidyLines } from '@/provider/http/cells'
import { UNFIT } from '@/provider/http/fields'

export type TemplateRow = typeof deskTemplates.$inferSelect
/** What a template says. */
export type TemplateSaid = Omit<TemplateRow, 'id'>
/** A template as texts, as the desk's form has it. */
type TemplateCells = Record<TemplateField, string>
type Flaws = ReadonlyMap<TemplateField, TemplateFlaw>
type Read = { said: TemplateSaid; flaws?: undefined } | { said?: undefined; flaws: Flaws }

const READABLE: Record<(typeof TEMPLATE_FIELDS)[TemplateField]['kind'], (cell: string) => TemplateFlaw | null> = {
  line: (cell) => (placeholdersIn(cell).unknown.length > 0 ? 'placeholder' : null),
  text: (cell) => (placeholdersIn(cell).unknown.length > 0 ? 'placeholder' : null),
  types: (cell) => (idsIn(cell).every((word) => ENQUIRY_TYPES.some((type) => type === word)) ? null : 'unread'),
}

function flawOf(name: TemplateField, cell: string): TemplateFlaw | null {
  const { kind, isNeeded, most } = TEMPLATE_FIELDS[name]
  if (cell === '') return isNeeded ? 'needed' : null
  if (cell.split('\n').some((line) => UNFIT.test(line))) return 'unfit'
  return [...cell].length > most ? 'tooLong' : READABLE[kind](cell)
}

/** Reads a template: all of it, or what is wrong with each field. */
export function readTemplateCells(written: TemplateCells): Read {
  const { cells, flaws } = readFields(TEMPLATE_FIELD_NAMES, written, flawOf, (text, name) =>
    TEMPLATE_FIELDS[name].kind === 'text' ? tidyLines(text).trim() : tidyLine(text),
  )
  if (flaws.size > 0) return { flaws }
  const types = ENQUIRY_TYPES.filter((type) => idsIn(cells.types).includes(type))
  return { said: { title: textIn(cells, 'title'), text: textIn(cells, 'text'), types } }
}

/** A template as texts again; its kinds as boxes that are ticked come, so that a form that nobody touched says what it was shown. */
export const cellsOfTemplate = ({ title, text, types }: TemplateSaid): TemplateCells => ({
  ...{ ...cellsOfText('title', title), ...cellsOfText('text', text), types: types.toSorted().join(' ') },
})
