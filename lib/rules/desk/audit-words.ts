import type { AuditAction, AuditEntry } from '@/lib/contract/desk/audit'
import type { DeskAuditMessages } from '@/lib/messages/en/desk-audit'

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
function sayPlace(path: string, { content: { names, languages } }: DeskAuditMessages): string | null {
  const steps = path.split('.').map((step) => {
    if (/^\d+$/.test(step)) return String(Number(step) + 1)
    return labelIn([names, languages], step)
  })
  return steps.includes(undefined) ? null : steps.join(' › ')
}

/** What was changed, in the words of the page; `null`: these are of no form, such as the row of a fee sheet, by its own name. */
export function sayAudited(action: AuditAction, name: string, text: DeskAuditMessages): string | null {
  const label = labelIn(labelsOf(action, text), name)
  if (label !== undefined) return label
  // Courses and pictures are numbered.
  const [, kind = '', number] = /^(course|picture)[ -](\d+)$/.exec(name) ?? []
  const numbered = labelIn([text.besides], kind)
  if (numbered !== undefined) return `${numbered} ${number}`
  return action.startsWith('content-') ? sayPlace(name, text) : null
}

type Value = NonNullable<AuditEntry['after']>[string]
/** Where a value is a word of the desk: elsewhere the same word may be a name. */
const SAID_IN_WORDS: ReadonlySet<string> = new Set(['state', 'by', 'decision', 'said'])

/** `null`: it is said as it was. */
export function sayValueOf(name: string, value: Value, text: DeskAuditMessages, roles: Labels): string | null {
  if (value === null || value === '') return '—'
  if (name === 'role') return labelIn([roles], String(value)) ?? null
  if (typeof value === 'boolean' || SAID_IN_WORDS.has(name)) return labelIn([text.values], String(value)) ?? null
  return null
}
