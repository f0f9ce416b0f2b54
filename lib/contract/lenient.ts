import { z } from 'zod'
import { MAX_ID_LENGTH } from '@/lib/contract/constants'
import { noteDropped } from '@/lib/contract/dropped'
import { DEFAULT_LANGUAGE, LANGUAGES, type OtherLanguage } from '@/lib/contract/language'

/**
 * How the website reads what a provider sends (docs/contract.md "Texts and values", "Lists").
 *
 * - A value (`string`, `text`, `number`…) never fails: what cannot be read is absent, `null`.
 * - A piece inside an answer (`list`, `part`, `orNull`) never fails either: it is empty.
 * - A list element fails without what is `required` of it; the list drops and notes it.
 * - A whole answer (`answerList`, `underData`) fails when it is not what was asked for: the caller
 *   throws, and the last good copy stays.
 */

/** Apart from the languages themselves, which browsers load. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== DEFAULT_LANGUAGE)

/** A text by language. Always has English: a text without it is an absent text. */
export type Text = { en: string } & { [Other in OtherLanguage]?: string }

/** Whether every language has its words; what is not said needs none. */
export const isTranslated = (text: Text | null) =>
  text === null || OTHER_LANGUAGES.every((language) => text[language] !== undefined)

/** Its words in every language that it has, English first. */
export function wordsOf(text: Text): string[] {
  return LANGUAGES.flatMap((language) => text[language] ?? [])
}

type Fields = Readonly<Record<string, unknown>>

/** A JSON object: neither `null` nor an array. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Bounds what the number pattern has to look at. */
const MAX_NUMBER_LENGTH = 40
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
/** "1,12,410" and "112,410", but not "4,2", which would be somebody's decimal comma. */
const GROUPED_NUMBER = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/

function readString(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  // Half of a pair, as of an emoji that was cut, is no character: addresses cannot hold it.
  const trimmed = value.replace(/\p{Surrogate}/gu, '\uFFFD').trim()
  return trimmed === '' ? null : trimmed
}

function readText(value: unknown): Text | null {
  const bare = readString(value)
  if (bare !== null) return { en: bare }
  if (!isFields(value)) return null
  const en = readString(value.en)
  if (en === null) return null
  const text: Text = { en }
  for (const other of OTHER_LANGUAGES) {
    const own = readString(value[other])
    if (own !== null) text[other] = own
  }
  return text
}

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const digits = value.trim()
  if (digits.length > MAX_NUMBER_LENGTH) return null
  if (PLAIN_NUMBER.test(digits)) return Number(digits)
  return GROUPED_NUMBER.test(digits) ? Number(digits.replaceAll(',', '')) : null
}

function readNumberWithin(least: number, most: number) {
  return (value: unknown) => {
    const read = readNumber(value)
    return read === null || read < least || read > most ? null : read
  }
}

function readCount(value: unknown): number | null {
  const read = readNumberWithin(0, Number.MAX_SAFE_INTEGER)(value)
  return read === null ? null : Math.floor(read)
}

function readFlag(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value === 1
  return typeof value === 'string' && ['1', 'true', 'yes'].includes(value.trim().toLowerCase())
}

/** A number beyond the safe integers lost digits in JSON: it would name another thing. */
function readId(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : null
  const read = readString(value)
  return read === null || read.length > MAX_ID_LENGTH ? null : read
}

/** A schema that takes anything, also absence, and reads it. `read` must not throw. */
export function reading<Output>(read: (value: unknown) => Output) {
  return z.unknown().optional().transform(read)
}

/** A trimmed string that is not empty, or `null`. Numbers are read as their digits. */
export const string = reading(readString)
/** A `Text`, or `null`. A bare string is English. */
export const text = reading(readText)
/** A plain name that some providers send as a `Text`: its English value, or `null`. */
export const englishText = reading((value) => readText(value)?.en ?? null)
/** A finite number, also from `" 4.2 "`, `"25000"` or `"1,12,410"`; otherwise `null`. */
export const number = reading(readNumber)
/** A whole number from 0 up, decimals cut off; a negative or unsafe one is absent. */
export const count = reading(readCount)
/** An amount of money from 0 up, in rupees; a negative one is absent. */
export const amount = reading(readNumberWithin(0, Number.MAX_SAFE_INTEGER))
/** A rating from 0 to 5; one outside the scale is absent, since nobody can tell what it was meant to be. */
export const rating = reading(readNumberWithin(0, 5))
/** `true` for `true`, `1`, `"1"`, `"true"` and `"yes"`; otherwise `false`. */
export const flag = reading(readFlag)
/** Yes, no, or `null`: what cannot be read as one of them is no "no". */
export const yesOrNo = reading((value): boolean | null =>
  readFlag(value) ? true : [false, 0, '0', 'false', 'no'].some((no) => no === value) ? false : null,
)
/** One of the contract's words, or `null`. */
export const word = <Word extends string>(words: readonly Word[]) =>
  reading((value): Word | null => words.find((known) => known === value) ?? null)
/** An opaque identifier as a string of at most 64 characters, or `null`. `0` is one. */
export const id = reading(readId)
/** A picture's address as the provider wrote it, or `null`: `null`, `""` and absence mean none. */
export const image = reading((value) => (typeof value === 'string' ? readString(value) : null))

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  return isFields(value) && Array.isArray(value.data) ? value.data : null
}

function keepGood<Element extends z.ZodType>(element: Element, entries: unknown[]): z.output<Element>[] {
  return entries.flatMap((entry, index) => {
    const parsed = element.safeParse(entry)
    if (parsed.success) return [parsed.data]
    noteDropped(index, parsed.error)
    return []
  })
}

/**
 * A list within an answer, bare or as `{"data": […]}`; anything else is an empty list. A bad
 * element is dropped and noted (`readAnswer`), the rest is kept in its order.
 */
export function list<Element extends z.ZodType>(element: Element) {
  return reading((value) => keepGood(element, listIn(value) ?? []))
}

/**
 * A list that is the whole answer: read as `list` does, but an answer that holds none is an error.
 * @param name the field under which the contract puts the list, where it is not `data`; it may
 *   also stand in an object under `data`
 */
export function answerList<Element extends z.ZodType>(element: Element, name?: string) {
  const find = (value: unknown): unknown[] | null => {
    if (name === undefined || !isFields(value)) return listIn(value)
    return listIn(value[name]) ?? (isFields(value.data) ? listIn(value.data[name]) : null) ?? listIn(value)
  }
  return reading(find)
    .refine((entries) => entries !== null, `expected a list${name === undefined ? '' : `, also under "${name}"`}`)
    .transform((entries) => keepGood(element, entries ?? []))
}

const NAMES = ['name', 'type', 'stream', 'district', 'city'] as const

/** `name` beside `name_kn`, as some providers have it (docs/contract.md "Texts and values"), is one text by language. */
function joinLanguages(fields: Fields): Fields {
  const joined: Record<string, unknown> = { ...fields }
  for (const name of NAMES) {
    for (const language of OTHER_LANGUAGES) {
      const words = fields[`${name}_${language}`]
      if (typeof fields[name] === 'string' && words !== undefined)
        joined[name] = { ...readText(joined[name]), [language]: words }
    }
  }
  return joined
}

/** An element of a list of what has a name. */
export function row<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (isFields(value) ? joinLanguages(value) : value), z.object(shape))
}

/**
 * An object, or `{}` when something else stands in its place, so that each field reads as absent.
 * Its fields must be such as never fail.
 */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return reading((value) => (isFields(value) ? joinLanguages(value) : {})).pipe(z.object(shape))
}

/** What stands under `data`, where the answer is one thing: an answer without it is an error. */
export function underData<Output>(schema: z.ZodType<Output>) {
  return z
    .object({ data: z.unknown() })
    .transform((answer) => answer.data)
    .pipe(schema)
}

/** As the schema reads it, but an error for what is no object: a `part` that is asked for by itself. */
export function object<Output>(schema: z.ZodType<Output>) {
  return z
    .unknown()
    .refine((value): boolean => isFields(value), 'expected an object')
    .pipe(schema)
}

/** How providers write "there is none": `null`, or the empty array into which PHP turns an empty object. */
export function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** A piece of an answer that may be missing: `null` where the schema cannot read it. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return reading((value): z.output<Schema> | null => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : null
  })
}

/** Makes a lenient value required: the object that holds it is a bad element without it. */
export function required<Output>(schema: z.ZodType<Output | null>) {
  return schema.transform((value, context): Output => {
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: 'required' })
    return z.NEVER
  })
}
