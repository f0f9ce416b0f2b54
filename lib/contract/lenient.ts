import { z } from 'zod'

/**
 * How the website reads what a provider sends (contract, "Localized text" to "Unknown fields").
 * None of these schemas ever fails: a value that cannot be read is absent, because one bad field
 * must not cost a page.
 */

/** The languages of the website. English is the one that every text has. */
export const LANGUAGES = ['en', 'kn'] as const
export type Language = (typeof LANGUAGES)[number]

/** A text by language. Always has English: a text without it is an absent text. */
export type Text = { en: string; kn?: string }

function readString(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  return trimmed === '' ? null : trimmed
}

function readText(value: unknown): Text | null {
  const bare = readString(value)
  if (bare !== null) return { en: bare }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const byLanguage = value as Record<string, unknown>
  const en = readString(byLanguage.en)
  if (en === null) return null
  const kn = readString(byLanguage.kn)
  return kn === null ? { en } : { en, kn }
}

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  // Thousands separators as Indian lists write them: "1,12,410".
  const digits = value.trim().replace(/(?<=\d),(?=\d)/g, '')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null
}

function readFlag(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value === 1
  return typeof value === 'string' && ['1', 'true', 'yes'].includes(value.trim().toLowerCase())
}

/** A schema that takes anything, also absence, and reads it. */
function reading<Output>(read: (value: unknown) => Output) {
  return z.unknown().optional().transform(read)
}

/** A trimmed string that is not empty, or `null`. Numbers are read as their digits. */
export const string = reading(readString)
/** A `Text`, or `null`. A bare string is English. */
export const text = reading(readText)
/** A plain name that some providers send as a `Text`: its English value, or `null`. */
export const englishText = reading((value) => readText(value)?.en ?? null)
/** A finite number, also from `"4.2"` or `"1,12,410"`; otherwise `null`. */
export const number = reading(readNumber)
/** `true` for `true`, `1`, `"1"`, `"true"` and `"yes"`; otherwise `false`. */
export const flag = reading(readFlag)
/** An opaque identifier as a string, or `null`. */
export const id = reading(readString)
/** A picture's address as the provider wrote it, or `null`: `null`, `""` and absence mean none. */
export const image = reading((value) => (typeof value === 'string' ? readString(value) : null))

/** Reports a list element that was dropped; set once by the program that reads (a server logs it). */
export type DroppedElement = { index: number; issues: string }
let onDropped: (dropped: DroppedElement) => void = () => {}
export function reportDroppedElements(report: typeof onDropped) {
  onDropped = report
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null || !('data' in value)) return null
  return Array.isArray(value.data) ? value.data : null
}

function keepGood<Element extends z.ZodType>(element: Element, entries: unknown[]): z.output<Element>[] {
  return entries.flatMap((entry, index) => {
    const parsed = element.safeParse(entry)
    if (parsed.success) return [parsed.data]
    onDropped({ index, issues: z.prettifyError(parsed.error) })
    return []
  })
}

/**
 * A list within an answer, bare or as `{"data": […]}`; anything else is an empty list. A bad
 * element is dropped and reported, the rest is kept.
 */
export function list<Element extends z.ZodType>(element: Element) {
  return reading((value) => keepGood(element, listIn(value) ?? []))
}

/** A list that is the whole answer: read as `list` does, but an answer that holds none is an error. */
export function answerList<Element extends z.ZodType>(element: Element) {
  return reading(listIn)
    .refine((entries) => entries !== null, 'expected a list, or an object with a list under "data"')
    .transform((entries) => keepGood(element, entries ?? []))
}

/** An object, or `{}` when something else stands in its place, so that each field reads as absent. */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.object(shape)
  return reading((value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {})).pipe(
    schema,
  )
}

/** Makes a lenient value required: the object that holds it is a bad element without it. */
export function required<Output>(schema: z.ZodType<Output | null>) {
  return schema.transform((value, context): Output => {
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: 'required' })
    return z.NEVER
  })
}
