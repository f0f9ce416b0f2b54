import { z } from 'zod'
import { AUDIT_NAMED, type AuditAction, type AuditEntry, type AuditValues } from '@/lib/contract/desk/audit'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { PROPOSAL_REASONS } from '@/lib/contract/desk/proposal'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { REJECT_REASONS } from '@/lib/contract/review-states'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskAuditMessages } from '@/lib/messages/en/desk-audit'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay, formatMoment } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import { formatRupees } from '@/lib/rules/text/money'
import { gridOf, readAmount } from './amount-grid'
import { isPagePart } from '@/lib/contract/desk/institution-page'
import { toldPictures } from './drafted-pictures'
import { rowsOfTable } from './course-table'
import { isPagePlace, toldPart } from './institution-page'

type Labels = Readonly<Record<string, string>>
/** Of an entry what says whose fields it names. */
type Noted = Pick<AuditEntry, 'action' | 'record'>

/** What is done with drafts of whatever they are of. */
const OF_DRAFTS: readonly AuditAction[] = ['content-drafted', 'draft-discarded']

/** Each place of the trail in the words of its form; the last says what stands in none. */
function labelsOf({ action, record }: Noted, { records, institution, besides }: DeskAuditMessages): Labels[] {
  const room = action.replace(/-(?:added|changed|withdrawn)$/, '')
  const isIts = (noun: string) =>
    noun === room || (OF_DRAFTS.includes(action) && record.startsWith(`${noun.replaceAll('-', ' ')} `))
  const own = Object.entries<Labels>(records).find(([noun]) => isIts(noun))?.[1]
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
export function sayAudited({ action, record }: Noted, name: string, text: DeskAuditMessages): string | null {
  const label = labelIn(labelsOf({ action, record }, text), name)
  if (label !== undefined) return label
  // Courses, pictures, brochures and rows of amounts are numbered.
  const [, kind = '', number] = /^(course|picture|brochure|row)[ -](\d+)$/.exec(name) ?? []
  const numbered = labelIn([text.besides], kind)
  if (numbered !== undefined) return `${numbered} ${number}`
  if (isPagePlace(name)) return sayPlace(name, text, 0)
  return action.startsWith('content-') ? sayPlace(name, text) : null
}

/** Who did it: an account by its name, and what is none in the words of the page. */
export const sayActor = (by: string, { actors }: DeskAuditMessages) => labelIn([actors], by) ?? by

/** What records of a kind are called that are known by a word. */
const namesOf = (noun: string, { content: { sections }, showcases }: DeskAuditMessages): Labels[] =>
  noun === 'content' ? [sections] : noun === 'showcase' ? [showcases] : []

const nounsIn = ({ nouns }: DeskAuditMessages) => Object.entries<string>(nouns)

/** A record in the words of the page, such as `enquiry 41`; `null`: its kind has none. */
export function sayRecord(record: string, text: DeskAuditMessages): string | null {
  const [noun, label] = nounsIn(text).find(([each]) => `${record} `.startsWith(`${each} `)) ?? []
  if (noun === undefined || label === undefined) return null
  const of = record.slice(noun.length + 1)
  if (isNewDraft(of)) return fillMessage(text.newDraft, { noun: label, id: of.replace('new_', '') })
  return `${label} ${labelIn(namesOf(noun, text), of) ?? of}`.trim()
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

/** Of all pictures those that differ; noted beside them are the same, in the same words. */
function toldOfPictures(words: string, others: AuditValues): [string, string][] {
  const stood = new Map(toldPictures(String(others?.pictures ?? '')))
  return toldPictures(words).filter(([name, told]) => stood.get(name) !== told)
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
        if (name === 'pictures' && record.startsWith('institution ') && typeof value === 'string')
          return toldOfPictures(value, others)
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

/** Where it is called by its number alone, a record by its name besides. */
const sayNamed = (entry: Pick<AuditEntry, 'names'>, record: string, lang: Language) => {
  const name = entry.names[record]
  return name ? sayText(name, lang) : null
}
/** What the record of an entry is called, where its number alone says so. */
export const nameOfRecord = (entry: Pick<AuditEntry, 'names' | 'record'>, lang: Language) =>
  sayNamed(entry, entry.record, lang)

const isNamed = (name: string): name is keyof typeof AUDIT_NAMED => Object.hasOwn(AUDIT_NAMED, name)
const TIME = z.iso.datetime()
const DAY = z.iso.date()
/** Why something was rejected, as its form says it. */
const REASONS: Partial<Record<AuditAction, Readonly<Record<string, Text>>>> = {
  'review-decided': REJECT_REASONS,
  'proposal-decided': PROPOSAL_REASONS,
}

/**
 * A value whose words depend on what was done: what is named by its number, a reason, several words, a time in India. `null`:
 * it is none of these.
 */
export function sayOfEntry(
  entry: Pick<AuditEntry, 'action' | 'by' | 'names' | 'record'>,
  name: string,
  value: Value,
  { trail, dates, kinds }: Pick<DeskMessages, 'trail' | 'dates' | 'kinds'>,
  lang: Language,
): string | null {
  const { action, by } = entry
  if (isNamed(name) && typeof value === 'number') {
    const called = sayNamed(entry, `${AUDIT_NAMED[name]} ${value}`, lang)
    return called === null ? null : `${called} (${value})`
  }
  if (typeof value !== 'string') return null
  const chosen = sayChosen(entry.record, name, value, trail)
  if (chosen !== null) return chosen
  if (name === 'why') {
    const why = labelIn([trail.content.misses], value)
    return why === undefined ? null : fillMessage(why, { by })
  }
  const reason = name === 'reason' ? REASONS[action]?.[value] : undefined
  if (reason !== undefined) return sayText(reason, lang)
  if (action === 'enquiries-exported' && name === 'type') return sayAll(value, (word) => labelIn([kinds], word) ?? null)
  if (action === 'proposal-decided' && (name === 'accepted' || name === 'refused'))
    return sayAll(value, (word) => sayAudited(entry, word, trail))
  if (TIME.safeParse(value).success) return formatMoment(Date.parse(value), dates)
  return DAY.safeParse(value).success ? formatDay(value, dates) : null
}
/** The word that was chosen, as the form of its record has it; `null`: none is chosen there. */
function sayChosen(record: string, name: string, word: string, { chosen }: DeskAuditMessages): string | null {
  const of = Object.entries<Readonly<Record<string, Labels>>>(chosen).find(([noun]) =>
    record.startsWith(`${noun} `),
  )?.[1]
  const words = of !== undefined && Object.hasOwn(of, name) ? of[name] : undefined
  return words === undefined ? null : (labelIn([words], word) ?? null)
}

/** Words apart by commas, each in those of the page; `null`: there are none, or one is none of ours. */
function sayAll(value: string, say: (word: string) => string | null): string | null {
  const said = value.split(', ').map(say)
  return value === '' || said.includes(null) ? null : said.join(', ')
}

/** `null`: it is said as it was. */
export function sayValueOf(name: string, value: Value, text: DeskAuditMessages, roles: Labels): string | null {
  if (value === null || value === '') return '—'
  // A table of courses is read on the page of its version.
  if (name === 'table') return String(rowsOfTable(String(value)).length)
  if (name === 'role') return labelIn([roles], String(value)) ?? null
  if (typeof value === 'boolean' || SAID_IN_WORDS.has(name)) return labelIn([text.values], String(value)) ?? null
  return null
}
