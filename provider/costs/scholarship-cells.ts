import {
  MAX_LINES,
  SCHOLARSHIP_FIELD_NAMES,
  SCHOLARSHIP_FIELDS,
  type ScholarshipField,
  type ScholarshipFlaw,
} from '@/lib/contract/desk/scholarship'
import { CATEGORIES } from '@/lib/contract/fee-rules'
import { idsIn, inBoxOrder } from '@/lib/rules/desk/boxes'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { asciiDigits } from '@/lib/rules/text/digits'
import { FEE_SHEETS } from '@/provider/costs/fee-sheets'
import type { ScholarshipSaid } from '@/provider/costs/scholarship-schema'
import { cellsOfText, textIn } from '@/lib/contract/text-fields'
import {
  countLines,
  flawOfCell,
  isAcademicYear,
  optionalTextIn,
  readDay,
  readFields,
  textsIn,
  tidyLine,
  tidyLines,
} from '@/provider/http/cells'

/** A scholarship as texts, as the desk's form has it. */
type ScholarshipCells = Record<ScholarshipField, string>
type Flaws = ReadonlyMap<ScholarshipField, ScholarshipFlaw>
type Read = { said: ScholarshipSaid; flaws?: undefined } | { said?: undefined; flaws: Flaws }
type Payers = ScholarshipSaid['applies']

const COURSES = new Set(
  FEE_SHEETS.flatMap(({ tables }) => tables.flatMap(({ courses }) => courses.map(({ id }) => id))),
)
const coursesIn = (cell: string) => inBoxOrder(idsIn(cell.replaceAll(',', ' ')))

const PAYER = /^(\w{1,2})(?:\s*:?\s+(?:(\d{1,9})\s*-\s*)?(\d{1,9}))?$/

/** A line each: `GM`, `2A 100000`, or `SC 250000-1000000` for more than the one and at most the other; `null`: one is none. */
function readPayers(cell: string): Payers | null {
  const lines = asciiDigits(cell)
    .split('\n')
    .filter((line) => line !== '')
  const payers = lines.flatMap((line) => {
    const [, name, over, upto] = PAYER.exec(line.replace(/(?<=\d),(?=\d)/g, '').replaceAll('₹', '')) ?? []
    const category = CATEGORIES.find((each) => each === name?.toUpperCase())
    if (category === undefined || (over !== undefined && Number(over) >= Number(upto))) return []
    return [
      {
        category,
        income_over: over === undefined ? null : Number(over),
        income_upto: upto === undefined ? null : Number(upto),
      },
    ]
  })
  return payers.length === lines.length ? payers : null
}

const lineOf = ({ category, income_over: over, income_upto: upto }: Payers[number]) =>
  upto === null ? category : `${category} ${over === null ? '' : `${over}-`}${upto}`

const READABLE: Record<(typeof SCHOLARSHIP_FIELDS)[ScholarshipField]['kind'], (cell: string) => boolean> = {
  line: () => true,
  lines: () => true,
  payers: (cell) => readPayers(cell) !== null,
  courses: (cell) => coursesIn(cell).every((id) => COURSES.has(id)),
  day: (cell) => readDay(cell) !== null,
  year: isAcademicYear,
  web: (cell) => /^https:/i.test(cell) && webAddress(cell) !== null,
}

const hasLines = (name: ScholarshipField) => ['lines', 'payers'].includes(SCHOLARSHIP_FIELDS[name].kind)

const flawOf = (name: ScholarshipField, cell: string): ScholarshipFlaw | null =>
  flawOfCell(cell, SCHOLARSHIP_FIELDS[name], () => {
    if (countLines(cell) > MAX_LINES) return 'tooMany'
    return READABLE[SCHOLARSHIP_FIELDS[name].kind](cell) ? null : 'unread'
  })

/** Reads a scholarship: all of it, or what is wrong with each field. */
export function readScholarshipCells(written: ScholarshipCells): Read {
  const { cells, flaws } = readFields(SCHOLARSHIP_FIELD_NAMES, written, flawOf, (text, name) =>
    hasLines(name) ? tidyLines(text) : tidyLine(text),
  )
  const [gives, apply] = [optionalTextIn(cells, 'gives', flaws), optionalTextIn(cells, 'apply', flaws)]
  const conditions = textsIn(cells, 'conditions', flaws)
  const [applies, read_at] = [readPayers(cells.applies), readDay(cells.read_at)]
  if (flaws.size > 0 || applies === null || read_at === null) return { flaws }
  const said: ScholarshipSaid = {
    ...{ name: textIn(cells, 'name'), giver: textIn(cells, 'giver'), gives, apply },
    ...{ applies, courses: coursesIn(cells.courses), conditions },
    year: cells.year || null,
    ...{ until: readDay(cells.until), url: cells.url, read_at, from_copy: false },
  }
  return { said }
}

/** A scholarship as texts again. */
export function cellsOfScholarship(said: ScholarshipSaid): ScholarshipCells {
  const { name, giver, year, gives, apply, applies, courses, conditions, until, url, read_at } = said
  return {
    ...{ ...cellsOfText('name', name), ...cellsOfText('giver', giver) },
    ...{ year: year ?? '', ...cellsOfText('gives', gives), ...cellsOfText('apply', apply) },
    ...{ applies: applies.map(lineOf).join('\n'), courses: inBoxOrder(courses).join(' ') },
    ...{ ...cellsOfText('conditions', conditions), until: until ?? '', url, read_at },
  }
}
