import { z } from '@hono/zod-openapi'
import { link } from '@/lib/contract/link'
import { pictureSrc } from '@/lib/rules/picture'
import { byLanguage } from '@/provider/http/by-language'
import { drawingAt } from '@/provider/pictures/address'

/** The kinds of value that content has. Strict, since an editor should learn of a slip at once. */

/** Control characters but line ends, halves of pairs, and what turns the direction of the text around it. */
const UNFIT = /[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const LONGEST_ADDRESS = 2_048
const MOST_POLICY_KB = 200

const TEXT = 'expects a text by language: {"en": "…", "kn": "…"}'
const STRING = 'expects a text in quotation marks'
const EMPTY = 'is empty; leave the key out instead'

const plural = new Intl.NumberFormat('en-IN')

/** One language of a text: trimmed, in NFC. */
function words() {
  return z
    .string(STRING)
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .trim()
    .normalize('NFC')
    .min(1, EMPTY)
    .refine((value) => !UNFIT.test(value), 'contains a character that cannot be used')
}

function line(longest: number) {
  return words()
    .max(longest, `is longer than ${plural.format(longest)} characters`)
    .refine((value) => !value.includes('\n'), 'must be one line')
}

function block(longest: number) {
  return words().max(longest, `is longer than ${plural.format(longest)} characters`)
}

const inEach = (language: z.ZodString) => byLanguage(language, TEXT)

/** A heading or another text of one line. */
export const title = inEach(line(200)).openapi('Title')
/** A paragraph or a few. */
export const description = inEach(block(2_000)).openapi('Description')
/** One bullet a line. */
export const bullets = inEach(block(4_000)).openapi('Bullets')

/** A policy, HTML or plain text. */
export const policy = inEach(
  words().refine(
    (value) => Buffer.byteLength(value) <= MOST_POLICY_KB * 1024,
    `is larger than ${MOST_POLICY_KB} kB; shorten it`,
  ),
).openapi('Policy')

function isPictureAddress(address: string): boolean {
  if (pictureSrc(address) === null) return false
  return address.startsWith('/') ? !address.startsWith('//') : address.startsWith('https://')
}

/** A picture or a film. A path on the provider's host, or an address of a host in `IMAGE_HOSTS`. */
export const image = z
  .string(STRING)
  .trim()
  .max(LONGEST_ADDRESS, 'is too long for an address')
  .refine(isPictureAddress, 'expects a path such as /media/a.webp, or an address with https://')
  .refine(
    (address) => !address.startsWith('/media/drawn/') || drawingAt(address) !== null,
    'is no picture that can be drawn (docs/content.md lists them)',
  )
  .openapi('Image')

/** Where a link leads: a page of the website, or an address of the web, for mail or for calls. */
export const address = z
  .string(STRING)
  .trim()
  .max(LONGEST_ADDRESS, 'is too long for an address')
  .refine((value) => link.parse(value) !== null, 'leads nowhere: expects /about, https://…, mailto:… or tel:…')
  .openapi('Address')

const webAddress = z
  .string(STRING)
  .trim()
  .max(LONGEST_ADDRESS, 'is too long for an address')
  .refine((value) => /^https?:\/\//i.test(value) && link.parse(value) !== null, 'expects an address with https://')

/** A link whose address is a text by language. */
export const webLink = inEach(webAddress).openapi('WebLink')

type Fields = Record<string, z.ZodType>

/** Fields numbered from 1: `numbered(4, { icon })` is `icon1` to `icon4`. */
export function numbered(count: number, fields: Fields): Fields {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return Object.fromEntries(
    numbers.flatMap((number) => Object.entries(fields).map(([name, schema]) => [name + number, schema])),
  )
}

/** A section of content: any of its fields may be missing, and there are no others. */
export function section<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return z.strictObject(shape, 'expects an object with fields').partial().openapi(name)
}

export function list<Element extends z.ZodType>(element: Element, most: number) {
  return z.array(element, 'expects a list in square brackets').max(most, `has more than ${most} entries`)
}
