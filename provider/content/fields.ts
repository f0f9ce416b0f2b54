import { z } from '@hono/zod-openapi'
import { type Kind, MODALS } from '@/lib/contract/content/fields'
import { LANGUAGES } from '@/lib/contract/language'
import { link } from '@/lib/contract/link'
import { pictureSrc } from '@/lib/rules/pictures/picture'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { problem } from '@/provider/content/problems'
import { byLanguage } from '@/provider/http/by-language'
import { UNFIT_IN_LINES } from '@/provider/http/fields'
import { drawingAt } from '@/provider/pictures/address'

/** The kinds of value that content has. Strict, since an editor should learn of a slip at once. */

const MAX_ADDRESS_LENGTH = 2_048
const MAX_POLICY_KB = 200

const TEXT = `expects a text by language: {${LANGUAGES.map((language) => `"${language}": "…"`).join(', ')}}`
const STRING = 'expects a text in quotation marks'
const EMPTY = problem('empty', 'is empty; leave the key out instead')
const UNFIT_TEXT = problem('unfit', 'contains a character that cannot be used')
const LONG_ADDRESS = problem('longAddress', 'is too long for an address')
const tooLong = (most: number) => problem('tooLong', 'is longer than {most} characters', most)

/** One language of a text: trimmed, in NFC. */
function words() {
  return z
    .string(STRING)
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .trim()
    .normalize('NFC')
    .min(1, EMPTY)
    .refine((value) => !UNFIT_IN_LINES.test(value), UNFIT_TEXT)
}

function line(longest: number) {
  return words()
    .max(longest, tooLong(longest))
    .refine((value) => !value.includes('\n'), problem('manyLines', 'must be one line'))
}

function block(longest: number) {
  return words().max(longest, tooLong(longest))
}

const inEach = (language: z.ZodString) => byLanguage(language, TEXT)

/** A heading or another text of one line. */
const title = inEach(line(200)).openapi('Title')
/** A paragraph or a few. */
const description = inEach(block(2_000)).openapi('Description')
/** One bullet a line. */
const bullets = inEach(block(4_000)).openapi('Bullets')

/** A policy, HTML or plain text. */
const policy = inEach(
  words().refine(
    (value) => Buffer.byteLength(value) <= MAX_POLICY_KB * 1024,
    problem('tooLarge', 'is larger than {most} kB; shorten it', MAX_POLICY_KB),
  ),
).openapi('Policy')

function isPictureAddress(address: string): boolean {
  if (pictureSrc(address) === null) return false
  return address.startsWith('/') ? !address.startsWith('//') : address.startsWith('https://')
}

/** A picture or a film. A path on the provider's host, or an address of a host in `IMAGE_HOSTS`. */
const image = z
  .string(STRING)
  .trim()
  .max(MAX_ADDRESS_LENGTH, LONG_ADDRESS)
  .refine(isPictureAddress, problem('picture', 'expects a path such as /media/a.webp, or an address with https://'))
  .refine(
    (address) => !address.startsWith('/media/drawn/') || drawingAt(address) !== null,
    problem('drawing', 'is no picture that can be drawn (docs/content.md lists them)'),
  )
  .openapi('Image')

/** Where a link leads: a page of the website, or an address of the web, for mail or for calls. */
const address = z
  .string(STRING)
  .trim()
  .max(MAX_ADDRESS_LENGTH, LONG_ADDRESS)
  .refine(
    (value) => link.parse(value) !== null,
    problem('link', 'leads nowhere: expects /about, https://…, mailto:… or tel:…'),
  )
  .openapi('Address')

const webAddress = z
  .string(STRING)
  .trim()
  .max(MAX_ADDRESS_LENGTH, LONG_ADDRESS)
  .refine(
    (value) => /^https?:\/\//i.test(value) && link.parse(value) !== null,
    problem('webLink', 'expects an address with https://'),
  )

/** A link whose address is a text by language. */
const webLink = inEach(webAddress).openapi('WebLink')

const STREAM_ID = problem(
  'stream',
  'expects the number of a type and of one of its streams (GET /get/institutetype, /get/streams/{id})',
)
const WHOLE = problem('number', 'expects a whole number')

/** What an editor may write of each kind. */
export const KINDS = {
  line: line(200),
  title,
  description,
  bullets,
  policy,
  image,
  address,
  webLink,
  modal: z.enum(MODALS, problem('dialogue', `expects ${MODALS.map((name) => `"${name}"`).join(' or ')}`)),
  id: z.int(WHOLE).positive(problem('number', 'expects a whole number from 1 on')),
  typeId: z.int(STREAM_ID),
  streamId: z.int(STREAM_ID),
} satisfies Record<Kind, z.ZodType>

const LINK_OR_DIALOGUE = problem('linkOrDialogue', 'needs either "url" or "key"')

type Entry = Readonly<Record<string, unknown>>

function isStream({ id, institute_type_id }: Entry): boolean {
  return TAXONOMY.some((type) => type.id === institute_type_id && type.streams.some((stream) => stream.id === id))
}

/** What no field says by itself, by what openapi.json calls the entry. */
export const ENTRY_RULES: Readonly<Record<string, (entry: z.ZodObject) => z.ZodObject>> = {
  MenuItem: (entry) => entry.refine(({ url, key }) => (url === undefined) !== (key === undefined), LINK_OR_DIALOGUE),
  Category: (entry) => entry.refine(isStream, { path: ['id'], message: STREAM_ID }),
}

/** What no entry says by itself. */
export const LIST_RULES: Readonly<Record<string, (list: z.ZodArray<z.ZodObject>) => z.ZodArray<z.ZodObject>>> = {
  Mentor: (list) =>
    list.superRefine((all, context) => {
      const seen = new Set<unknown>()
      for (const [index, { id }] of all.entries()) {
        if (seen.has(id))
          context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is another mentor’s` })
        seen.add(id)
      }
    }),
}
