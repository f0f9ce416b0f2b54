import type { AuditAction, AuditEntry, AuditValues } from '@/lib/contract/desk/audit'
import type { DeskAuditMessages } from '@/lib/messages/en/desk-audit'
import { formatRupees } from '@/lib/rules/text/money'
import { gridOf, readAmount } from './amount-grid'
import { isPagePart } from '@/lib/contract/desk/institution-page'
import { rowsOfTable } from './course-table'
import { isPagePlace, toldPart } from './institution-page'

type Labels = Readonly<Record<string, string>>
/** Each place of the trail in the words of its form; the last says what stands in none. */
function labelsOf(action: AuditAction, { records, institution, besides }: DeskAuditMessages): Labels[] {
  const room = action.replace(/-(?:added|changed|withdrawn)$/, '')
  const own = Object.entries<Labels>(records).find(([name]) => name === room)?.[1]
  return [...(own === undefined ? [institution] : [own]), besides]
}

const labelIn = (tables: readonly Labels[], name: string) =>
  tables.find((labels) => Object.hasOwn(labels, name))?.[name]

/** A place in a section, such as `items.2.title.kn`. */
function sayPlace(path: string, { content: { names, languages } }: DeskAuditMessages, first = 1): string | null {
  const steps = path.split('.').map((step) => {
    if (/^\d+$/.test(step)) return String(Number(step) + first)
    return labelIn([names, languages], step)
  })
  return steps.includes(undefined) ? null : steps.join(' › ')
}

/** What was changed, in the words of the page; `null`: these are of no form, such as the row of a fee sheet, by its own name. */
export function sayAudited(action: AuditAction, name: string, text: DeskAuditMessages): string | null {
  const label = labelIn(labelsOf(action, text), name)
  if (label !== undefined) return label
  // Courses, pictures and rows of amounts are numbered.
  const [, kind = '', number] = /^(course|picture|row)[ -](\d+)$/.exec(name) ?? []
  const numbered = labelIn([text.besides], kind)
  if (numbered !== undefined) return `${numbered} ${number}`
  if (isPagePlace(name)) return sayPlace(name, text, 0)
  return action.startsWith('content-') ? sayPlace(name, text) : null
}

/** What records of a kind are called that are known by a word. */
const namesOf = (noun: string, { content: { sections }, showcases }: DeskAuditMessages): Labels[] =>
  noun === 'content' ? [sections] : noun === 'showcase' ? [showcases] : []

const nounsIn = ({ nouns }: DeskAuditMessages) => Object.entries<string>(nouns)

/** A record in the words of the page, such as `enquiry 41`; `null`: its kind has none. */
export function sayRecord(record: string, text: DeskAuditMessages): string | null {
  const [noun, label] = nounsIn(text).find(([each]) => record.startsWith(`${each} `)) ?? []
  if (noun === undefined || label === undefined) return null
  const of = record.slice(noun.length + 1)
  return `${label} ${labelIn(namesOf(noun, text), of) ?? of}`
}

/** What was searched for, with the trail's own word for a kind of record in the place of the page's. */
export function recordSearched(asked: string, text: DeskAuditMessages): string {
  const [noun, label = ''] =
    nounsIn(text).find(([, each]) => `${asked} `.toLowerCase().startsWith(`${each.toLowerCase()} `)) ?? []
  if (noun === undefined) return asked
  const rest = asked.slice(label.length)
  const title = rest.trim().toLowerCase()
  const names = namesOf(noun, text).flatMap((labels) => Object.entries(labels))
  const called = names.find(([, each]) => each.toLowerCase() === title)?.[0]
  return `${noun}${called === undefined ? rest : ` ${called}`}`
}

/** The grids of a fee sheet, and what their rows are called. */
const GRIDS = { amounts: 'row', courses: 'course' } as const
const sayCell = (cell: string) => {
  const amount = readAmount(cell)
  return amount === undefined ? cell : amount === null ? '—' : formatRupees(amount)
}
const rowsIn = (values: AuditValues, name: string) => {
  const value = values?.[name]
  return typeof value === 'string' ? gridOf(value).map((row) => row.map(sayCell).join(', ')) : []
}

/**
 * What an entry notes, as it is read: of the tables of amounts in the draft of a fee sheet the rows that differ, and nothing of
 * all courses beside those that changed.
 */
export function toldOf({ record, before, after }: Pick<AuditEntry, 'record' | 'before' | 'after'>) {
  const isSheet = record.startsWith('fee sheet ')
  const told = (values: AuditValues, others: AuditValues): AuditValues =>
    values &&
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]): [string, NonNullable<AuditValues>[string]][] => {
        if (name === 'table' && 'courses' in values) return []
        if (isPagePart(name) && record.startsWith('institution '))
          return toldPart(name, String(value), String(others?.[name] ?? ''))
        const kind = Object.entries(GRIDS).find(([grid]) => isSheet && grid === name)?.[1]
        if (kind === undefined) return [[name, value]]
        const stood = rowsIn(others, name)
        return rowsIn(values, name).flatMap((row, at) => (row === stood[at] ? [] : [[`${kind} ${at + 1}`, row]]))
      }),
    )
  return { before: told(before, after), after: told(after, before) }
}

/** What was noted, as it was, but for amounts, which stand as everywhere. */
export const asNoted = (value: Value) =>
  String(value).replace(/₹(\d{4,9})(?!\d)/g, (_, figures: string) => formatRupees(Number(figures)))

type Value = NonNullable<AuditEntry['after']>[string]
/** Where a value is a word of the desk: elsewhere the same word may be a name. */
const SAID_IN_WORDS: ReadonlySet<string> = new Set(['state', 'by', 'decision', 'said'])

/** `null`: it is said as it was. */
export function sayValueOf(name: string, value: Value, text: DeskAuditMessages, roles: Labels): string | null {
  if (value === null || value === '') return '—'
  // A table of courses is read on the page of its version.
  if (name === 'table') return String(rowsOfTable(String(value)).length)
  if (name === 'role') return labelIn([roles], String(value)) ?? null
  if (typeof value === 'boolean' || SAID_IN_WORDS.has(name)) return labelIn([text.values], String(value)) ?? null
  return null
}
