import { day } from '@/lib/contract/date-time'
import { ACADEMIC_YEAR } from '@/lib/contract/desk/fee-sheet'
import { fieldIn, type InEachLanguage, textBy, type TextCells, textIn } from '@/lib/contract/text-fields'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import { OTHER_LANGUAGES, type Text } from '@/lib/contract/lenient'
import { UNFIT } from '@/provider/http/fields'

/** How the texts of a form's fields are read, or those of a file's cells. */

export const tidyLine = (line: string) => line.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Lines, tidied each, without empty ones at the end. */
export const tidyLines = (lines: string) =>
  lines
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join('\n')
    .trimEnd()

/** The fields of a form as they are read, and what is wrong with each by itself. @param tidy how a field is tidied: as a line */
export function readFields<Name extends string, Flaw>(
  names: readonly Name[],
  written: Readonly<Record<Name, string>>,
  flawOf: (name: Name, cell: string) => Flaw | null,
  tidy: (text: string, name: Name) => string = tidyLine,
): { cells: Record<Name, string>; flaws: Map<Name, Flaw> } {
  const flaws = new Map<Name, Flaw>()
  const read = names.map((name) => {
    const cell = tidy(written[name], name)
    const flaw = flawOf(name, cell)
    if (flaw !== null) flaws.set(name, flaw)
    return [name, cell]
  })
  // fromEntries forgets its keys.
  return { cells: Object.fromEntries(read) as Record<Name, string>, flaws }
}

/**
 * What is wrong with a field by itself, line by line: what every record has in common, and last what its own rules say.
 * @param most letters in a line
 */
export function flawOfCell<Own>(
  cell: string,
  { isNeeded, most }: { isNeeded: boolean; most: number },
  own: () => Own | null,
): 'needed' | 'unfit' | 'tooLong' | Own | null {
  if (cell === '') return isNeeded ? 'needed' : null
  const lines = cell.split('\n')
  if (lines.some((line) => UNFIT.test(line))) return 'unfit'
  return lines.some((line) => [...line].length > most) ? 'tooLong' : own()
}

/** How many lines say something. */
export const countLines = (cell: string) => cell.split('\n').filter((line) => line !== '').length

/** Years that somebody means: a control of dates sends `0202` of a year that is typed by half. */
const MEANT = /^20\d\d-/

/** A day as people write it, `31-01-2030` or `2030-01-31`; `null` for what no calendar shows, and with a time. */
export function readDay(raw: string): string | null {
  const read = /[ T:]/.test(raw) ? null : day.parse(raw)
  return read !== null && MEANT.test(read) ? read : null
}

/** `2025-26`: the second is the year after the first. */
export function isAcademicYear(cell: string): boolean {
  const [first, second] = cell.split('-').map(Number)
  return ACADEMIC_YEAR.test(cell) && first !== undefined && (first + 1) % 100 === second
}

/** What is wrong, by field. */
type Noted<Name extends string, Flaw> = {
  has(name: InEachLanguage<Name>): boolean
  set(name: InEachLanguage<Name>, flaw: Flaw): unknown
}

/** A text that may be left out: `null` without its English words, and a translation that stands alone is noted. */
export function optionalTextIn<Name extends string>(
  cells: TextCells<NoInfer<Name>>,
  name: Name,
  flaws: Noted<NoInfer<Name>, 'needsEnglish'>,
): Text | null {
  const text = textIn(cells, name)
  if (text.en !== '') return text
  if (OTHER_LANGUAGES.some((language) => text[language] !== undefined))
    flaws.set(fieldIn(name, DEFAULT_LANGUAGE), 'needsEnglish')
  return null
}

/** The texts of a field of which each line stands beside that of the other languages; a line beside none in English is noted. */
export function textsIn<Name extends string>(
  cells: TextCells<NoInfer<Name>>,
  name: Name,
  flaws: Noted<NoInfer<Name>, 'uneven'>,
): Text[] {
  const linesOf = (language: Language) => cells[fieldIn(name, language)].split('\n')
  const english = linesOf(DEFAULT_LANGUAGE)
  for (const language of OTHER_LANGUAGES) {
    const field = fieldIn(name, language)
    if (!flaws.has(field) && linesOf(language).some((line, at) => line !== '' && !english[at]))
      flaws.set(field, 'uneven')
  }
  return english.flatMap((line, at) => (line === '' ? [] : [textBy((language) => linesOf(language)[at] ?? '')]))
}
