import { IMPORT_REASONS, type ImportReason } from '@/lib/contract/desk/import-reason'

/** What a row's reason says: a code with its values. */
export type SaidReason = { name: ImportReason; values: Readonly<Record<string, string>> }

const VALUE = /\{(\w+)\}/g
const fixed = (words: string) => words.replace(VALUE, '')
const escaped = (words: string) => words.replace(/[.*+?^$()[\]\\|]/g, '\\$&')
const patternOf = (words: string) => new RegExp(`^${escaped(words).replace(VALUE, '(?<$1>[\\s\\S]*?)')}$`)

const NAMES = (Object.keys(IMPORT_REASONS) as ImportReason[]) // The keys of a table are its names.
  .sort((a, b) => fixed(IMPORT_REASONS[b]).length - fixed(IMPORT_REASONS[a]).length)
  .map((name) => ({ name, pattern: patternOf(IMPORT_REASONS[name]) }))

/** `null`: it is said another way. */
export function readReason(words: string): SaidReason | null {
  for (const { name, pattern } of NAMES) {
    const found = pattern.exec(words)
    if (found !== null) return { name, values: { ...found.groups } }
  }
  return null
}

/** The notes of a row, which the report joins; a list's own words may hold what joins them. */
export function splitNotes(notes: string): string[] {
  const parts = notes.split('; ')
  const found: string[] = []
  for (let from = 0; from < parts.length;) {
    let to = from + 1
    while (to <= parts.length && readReason(parts.slice(from, to).join('; ')) === null) to += 1
    // Said another way, up to the end of this part.
    const end = to > parts.length ? from + 1 : to
    found.push(parts.slice(from, end).join('; '))
    from = end
  }
  return found
}
