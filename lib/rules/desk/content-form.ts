import { type Field, type Kind, type List, type Node, type Section, visit } from '@/lib/contract/content/fields'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { isFields, OTHER_LANGUAGES } from '@/lib/contract/lenient'

/**
 * The form of a section, made from its description: what is asked for, under which names, and how what was typed becomes
 * the section again. A place is written as a command has it, `quickLinks.2.label.en`, which also names its control.
 */

/** By what pages know a field, and which of several it is. */
export type Step = { name: string; number: number | null }
export type FormField = { type: 'field'; trail: readonly Step[]; path: string; field: Field }
export type FormEntry = { path: string; number: number; fields: FormField[] }
export type FormList = { type: 'list'; trail: readonly Step[]; path: string; list: List; entries: FormEntry[] }
export type FormGroup = { type: 'group'; trail: readonly Step[]; parts: FormPart[] }
export type FormPart = FormField | FormList | FormGroup

const TEXTS: readonly Kind[] = ['title', 'description', 'bullets', 'policy', 'webLink']
/** Whether it is written in each language. */
export const isText = (kind: Kind) => TEXTS.includes(kind)
const NUMBERS: readonly Kind[] = ['id', 'typeId', 'streamId']

const join = (...steps: (string | number)[]) => steps.filter((step) => step !== '').join('.')

function childOf(value: unknown, key: string): unknown {
  return isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function entriesOf(list: List, value: unknown, path: string, trail: readonly Step[]): FormEntry[] {
  return (Array.isArray(value) ? value : []).map((_, index) => {
    const at = join(path, index + 1)
    const fields = Object.entries(list.fields).map(([name, field]): FormField => {
      const here = [...trail, { name: 'entry', number: index + 1 }, { name, number: null }]
      return { type: 'field', trail: here, path: join(at, field.key), field }
    })
    return { path: at, number: index + 1, fields }
  })
}

function partsOf(name: string, node: Node, fields: unknown, trail: readonly Step[], suffix: string): FormPart[] {
  const here = [...trail, { name, number: null }]
  return visit<FormPart[]>(node, {
    field: (field) => [{ type: 'field', trail: here, path: field.key + suffix, field }],
    listed: ({ key, list }) => {
      const path = key + suffix
      return [{ type: 'list', trail: here, path, list, entries: entriesOf(list, childOf(fields, path), path, here) }]
    },
    lines: (lines) =>
      lines.flatMap((line, index): FormPart[] => {
        const one = [...trail, { name, number: index + 1 }]
        return [{ type: 'field', trail: one, path: line.key + suffix, field: line }]
      }),
    group: (group) => [
      {
        type: 'group',
        trail: here,
        parts: Object.entries(group).flatMap(([inner, each]) => partsOf(inner, each, fields, here, suffix)),
      },
    ],
    numbered: ({ count, each }) =>
      Array.from({ length: count }, (_, index): FormPart => {
        const one = [...trail, { name, number: index + 1 }]
        const parts = Object.entries(each).flatMap(([inner, node]) =>
          partsOf(inner, node, fields, one, String(index + 1)),
        )
        return { type: 'group', trail: one, parts }
      }),
  })
}

/** What the form of a section asks for, with as many entries as its lists have. */
export function formOf(description: Section | List, fields: unknown): FormPart[] {
  if (description.kind === 'section') {
    return Object.entries(description.fields).flatMap(([name, node]) => partsOf(name, node, fields, [], ''))
  }
  return [{ type: 'list', trail: [], path: '', list: description, entries: entriesOf(description, fields, '', []) }]
}

/** What stands at a place, `undefined` where nothing does. */
export function valueAt(fields: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((holder, step) => {
    if (Array.isArray(holder)) return holder[Number(step) - 1]
    return childOf(holder, step)
  }, fields)
}

/** The words at a place, or none. */
export function wordsAt(fields: unknown, path: string): string {
  const value = valueAt(fields, path)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export type Leaf = { trail: readonly Step[]; kind: Kind; lang: Language | null; path: string; value: string }

function fieldsOf(parts: readonly FormPart[]): FormField[] {
  return parts.flatMap((part) => {
    if (part.type === 'field') return [part]
    return part.type === 'list' ? part.entries.flatMap((entry) => entry.fields) : fieldsOf(part.parts)
  })
}

/** Every value of a section that is not empty, in the order of its form. */
export function leavesOf(description: Section | List, fields: unknown): Leaf[] {
  return fieldsOf(formOf(description, fields)).flatMap(({ trail, path, field }) => {
    const places = isText(field.kind)
      ? LANGUAGES.map((lang) => ({ lang, path: join(path, lang) }))
      : [{ lang: null, path }]
    return places
      .map((place) => ({ trail, kind: field.kind, ...place, value: wordsAt(fields, place.path) }))
      .filter(({ value }) => value !== '')
  })
}

/** How many texts among these are not in every language. */
export function untranslatedIn(parts: readonly FormPart[], fields: unknown): number {
  const texts = fieldsOf(parts).filter(({ field }) => isText(field.kind) && field.kind !== 'webLink')
  const has = (path: string, lang: Language) => wordsAt(fields, join(path, lang)) !== ''
  return texts.filter(({ path }) => has(path, 'en') && OTHER_LANGUAGES.some((language) => !has(path, language))).length
}

type Typed = Readonly<Record<string, string>>

function readField({ key, kind }: Field, typed: Typed, at: string): [key: string, value: unknown][] {
  // A browser ends lines as the network does; what is kept does not.
  const said = (path: string) => (typed[path] ?? '').replace(/\r\n?/g, '\n').trim()
  if (isText(kind)) {
    const words = LANGUAGES.flatMap((lang) => {
      const value = said(join(at, lang))
      return value === '' ? [] : [[lang, value] as const]
    })
    return words.length === 0 ? [] : [[key, Object.fromEntries(words)]]
  }
  const value = said(at)
  if (value === '') return []
  return [[key, NUMBERS.includes(kind) && /^\d{1,9}$/.test(value) ? Number(value) : value]]
}

/** An entry whose every field is empty stays: it was added, and is yet to be filled in. */
function readList(list: List, typed: Typed, path: string): unknown[] {
  const start = path === '' ? '' : `${path}.`
  const numbers = Object.keys(typed).flatMap((name) => {
    const number = name.startsWith(start) ? /^\d{1,4}(?=\.)/.exec(name.slice(start.length))?.[0] : undefined
    return number === undefined ? [] : Number(number)
  })
  const marks = (at: string) => (list.mayBeInvented && typed[`${at}.is_sample`] === '1' ? [['is_sample', true]] : [])
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .map((number) => {
      const at = join(path, number)
      const fields = Object.values(list.fields).flatMap((field) => readField(field, typed, join(at, field.key)))
      return Object.fromEntries([...fields, ...marks(at)])
    })
}

function readParts(parts: readonly FormPart[], typed: Typed): [key: string, value: unknown][] {
  return parts.flatMap((part) => {
    if (part.type === 'group') return readParts(part.parts, typed)
    if (part.type === 'field') return readField({ ...part.field, key: part.path }, typed, part.path)
    const entries = readList(part.list, typed, part.path)
    return entries.length === 0 ? [] : [[part.path, entries]]
  })
}

/** The section that a form says. @param typed by place, without the prefix */
export function readForm(description: Section | List, typed: Typed): Record<string, unknown> | unknown[] {
  if (description.kind === 'list') return readList(description, typed, '')
  return Object.fromEntries(readParts(formOf(description, {}), typed))
}

/** What a button beside a list does to it. */
export const LIST_ACTIONS = ['add', 'remove', 'up', 'down'] as const
export type ListAction = (typeof LIST_ACTIONS)[number]

function changed(list: readonly unknown[], action: ListAction, index: number): unknown[] {
  if (action === 'add') return [...list, {}]
  if (action === 'remove') return list.filter((_, at) => at !== index)
  const other = action === 'up' ? index - 1 : index + 1
  if (index < 0 || other < 0 || index >= list.length || other >= list.length) return [...list]
  return list.map((entry, at) => (at === index ? list[other] : at === other ? list[index] : entry))
}

/**
 * A section with one of its lists changed.
 * @param path of the entry, or, to add one, of the list
 */
export function withList(fields: unknown, action: ListAction, path: string): unknown {
  const steps = path === '' ? [] : path.split('.')
  const number = action === 'add' ? undefined : steps.pop()
  const [key] = steps
  const index = Number(number) - 1
  if (key === undefined) return changed(Array.isArray(fields) ? fields : [], action, index)
  const list = childOf(fields, key)
  return { ...(isFields(fields) ? fields : {}), [key]: changed(Array.isArray(list) ? list : [], action, index) }
}
