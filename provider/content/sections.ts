import { z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/contract/cache-tags'
import {
  type Field,
  keysIn,
  type Lines,
  type List,
  type Listed,
  type Numbered,
  type Section,
} from '@/lib/contract/content/fields'
import {
  CMS,
  CMS_TYPES,
  type CmsType,
  DESCRIPTIONS,
  type Described,
  SECTION_NAMES,
  type SectionName,
} from '@/lib/contract/content/sections'
import { ENTRY_RULES, KINDS, LIST_RULES } from '@/provider/content/fields'
import { problem } from '@/provider/content/problems'

/** What may stand in each section, made from its description. */

type Value<Of extends Field> = z.output<(typeof KINDS)[Of['kind']]>

type Entry<Each extends Field> = {
  [Of in Each as Of['need'] extends 'optional' ? never : Of['key']]: Value<Of>
} & { [Of in Each as Of['need'] extends 'optional' ? Of['key'] : never]?: Value<Of> } & { is_sample?: true }
type Entries<Of extends List> = Entry<Of['fields'][keyof Of['fields']]>[]

/** The fields of a section with their keys, also where a number follows. */
type Leaf<Node> = Node extends Field | Listed
  ? Node
  : Node extends Lines
    ? Node[number]
    : Node extends Numbered<infer Each>
      ? WithNumber<Leaf<Each[keyof Each]>>
      : string extends keyof Node
        ? never
        : Leaf<Node[keyof Node]>
type WithNumber<Of> =
  Of extends Field<infer Key, infer OfKind, infer Need> ? Field<`${Key}${number}`, OfKind, Need> : never

type Fields<Of> = {
  [Each in Of as Each extends Field | Listed ? Each['key'] : never]?: Each extends Listed<string, infer OfList>
    ? Entries<OfList>
    : Each extends Field
      ? Value<Each>
      : never
}

/** What is described, as it is written and stored. */
export type Written<Of> = Of extends List ? Entries<Of> : Of extends Section<infer Named> ? Fields<Leaf<Named>> : never
/** The content. */
export type Content = { [Each in Described as Each['name']]: Written<Each['description']> }

/** An entry as answers have it. */
export function entryAnswer({ entry, expects, fields }: List): z.ZodObject {
  const shape = Object.values(fields).map(({ key, kind, need }) => {
    const schema: z.ZodType = KINDS[kind]
    return [key, need === 'optional' ? schema.optional() : schema]
  })
  const schema = z.strictObject(Object.fromEntries(shape), expects)
  return (ENTRY_RULES[entry]?.(schema) ?? schema).openapi(entry)
}

/** Somebody invented: `npm run sample -- remove` takes them away. */
const isSample = z.literal(true, 'expects true, or nothing').optional()

function listSchema(list: List): z.ZodArray<z.ZodObject> {
  const answer = entryAnswer(list)
  const entry = list.mayBeInvented ? z.strictObject({ ...answer.shape, is_sample: isSample }, list.expects) : answer
  const schema = z
    .array(entry, 'expects a list in square brackets')
    .max(list.most, problem('tooMany', 'has more than {most} entries', list.most))
  return LIST_RULES[list.entry]?.(schema) ?? schema
}

function sectionSchema({ name, fields }: Section): z.ZodObject {
  const shape = keysIn(fields).map(([key, of]) => [key, of.kind === 'listed' ? listSchema(of.list) : KINDS[of.kind]])
  return z.strictObject(Object.fromEntries(shape), 'expects an object with fields').partial().openapi(name)
}

/** How a section that is none of content's is written. */
// The types above say of the description what this schema reads.
export const schemaOf = <Of extends Section>(of: Of) => sectionSchema(of) as unknown as z.ZodType<Written<Of>>

function each<Result>(make: (description: Section | List) => Result) {
  // fromEntries forgets which key has which type.
  return Object.fromEntries(SECTION_NAMES.map((name) => [name, make(DESCRIPTIONS[name])])) as {
    [Name in SectionName]: Result
  }
}

/** The sections of content under the names that the contract gives them, and what may stand in each. */
// The types above say of each description what these schemas read.
export const SECTIONS = each((of) => (of.kind === 'list' ? listSchema(of) : sectionSchema(of))) as unknown as {
  readonly [Name in SectionName]: z.ZodType<Content[Name]>
}

/** In which answers of `GET /cms` a section stands. */
export const typesOf = (section: SectionName): CmsType[] => CMS_TYPES.filter((type) => section in CMS[type])

/** What the website is told to be out of date when a section has changed. */
export const tagsOf = (section: SectionName) => typesOf(section).map(cacheTags.content)
