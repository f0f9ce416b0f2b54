/**
 * What a spreadsheet would take for a formula, also behind spaces and as wide letters: an export must not run what
 * a visitor wrote.
 */
const FORMULA = /^\s*[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** One cell: a formula's first sign becomes that of a text, and what would end the cell is quoted. */
export function csvCell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line (RFC 4180). */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/** What tells Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
