import { isPagePart, PAGE_PARTS, type PagePart, pageSection } from '@/lib/contract/desk/institution-page'
import { isFields } from '@/lib/contract/lenient'
import { parseJson } from '@/lib/rules/text/parse-json'
import { type Leaf, leavesOf } from './content-form'

/** The parts of an institution's page as texts of its draft and of the audit trail, and as the form has them. */

type Words = Readonly<Record<string, string | undefined>>

/** What the form of the page shows. */
export const pageFields = (words: Words): Record<string, unknown> =>
  Object.fromEntries(PAGE_PARTS.map((part) => [part, parseJson(words[part] ?? '')]))

/** The same whatever the order in which its fields were written. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isFields(value)) return value
  const keys = Object.keys(value).toSorted()
  return Object.fromEntries(keys.map((key) => [key, inOrder(value[key])]))
}

/** A part as a text, empty where there is none of it. */
export const partWords = (value: unknown): string =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(inOrder(value))

/** What a form says, part by part: the same words for the same fields. */
export function pageWords(fields: unknown): Record<PagePart, string> {
  const words = PAGE_PARTS.map((part) => {
    return [part, partWords(isFields(fields) ? fields[part] : undefined)] as const
  })
  // fromEntries forgets which parts there are.
  return Object.fromEntries(words) as Record<PagePart, string>
}

const leavesIn = (part: PagePart, words: string): Leaf[] => leavesOf(pageSection(part), { [part]: parseJson(words) })

const countIn = (words: string) => {
  const value = parseJson(words)
  return Array.isArray(value) ? value.length : 0
}

/**
 * Each place of a part with what it says, where another version of it says something else there. Where none does, as of an
 * entry that is yet to be filled in, how many there are.
 */
export function toldPart(part: PagePart, words: string, other: string): [place: string, words: string][] {
  const others = new Map(leavesIn(part, other).map(({ path, value }) => [path, value]))
  const told = leavesIn(part, words).flatMap(({ path, value }): [string, string][] =>
    others.get(path) === value ? [] : [[path, value]],
  )
  return told.length > 0 || words === other ? told : [[part, words === '' ? '' : String(countIn(words))]]
}

/** Whether a place of the trail is one in a part, such as `placements.2.title.en`. */
export const isPagePlace = (name: string) => isPagePart(name.split('.', 1)[0] ?? '')

/** Whether a provider keeps these parts: what of it is not sent cannot be changed. */
export const hasPageParts = (values: Words) => PAGE_PARTS.every((part) => values[part] !== undefined)
