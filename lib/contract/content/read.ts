import { z } from 'zod'
import {
  type Field,
  type Group,
  type Kind,
  type Lines,
  type List,
  type Listed,
  MODALS,
  type Node,
  type Numbered,
  type Section,
  type Sections,
  visit,
} from '@/lib/contract/content/fields'
import {
  englishText,
  id,
  image,
  isFields,
  isNothing,
  list,
  orNull,
  reading,
  required,
  string,
  text,
  type Text,
} from '@/lib/contract/lenient'
import { link } from '@/lib/contract/link'

/** How the website reads what is described by `fields.ts`: leniently, and under the names of the house. */

/** A link that the provider sends as a `Text`. */
const textLink = reading((value) => link.parse(englishText.parse(value)))

const modal = reading((value) => {
  const key = string.parse(value)?.toLowerCase()
  return MODALS.find((name) => name === key) ?? null
})

const KINDS = {
  line: string,
  title: text,
  description: text,
  bullets: text,
  policy: text,
  image,
  address: link,
  webLink: textLink,
  modal,
  id,
  typeId: id,
  streamId: id,
} satisfies Record<Kind, z.ZodType>

type Value<OfKind extends Kind> = z.output<(typeof KINDS)[OfKind]>

type ReadEntry<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Field<string, infer OfKind, infer Need>
    ? Need extends 'required'
      ? NonNullable<Value<OfKind>>
      : Value<OfKind>
    : never
}

type ReadNode<OfNode> =
  OfNode extends Field<string, infer OfKind>
    ? Value<OfKind>
    : OfNode extends Listed<string, infer OfList>
      ? Read<OfList>
      : OfNode extends Numbered<infer Fields>
        ? ReadNode<Fields>[]
        : OfNode extends Lines
          ? Text[]
          : { [Name in keyof OfNode]: ReadNode<OfNode[Name]> }

/** What pages get of a section, or of a list. */
export type Read<Of> =
  Of extends Section<infer Fields> ? ReadNode<Fields> : Of extends List<infer Fields> ? ReadEntry<Fields>[] : never

/** A section that nobody filled in is `null`, a list is empty. */
type ReadSections<Of extends Sections> = {
  [Name in keyof Of]: Of[Name] extends List ? Read<Of[Name]> : Read<Of[Name]> | null
}

function entrySchema({ fields, anyOf }: List): z.ZodType {
  const named = Object.entries(fields)
  const shape = named.map(([, { key, kind, need }]) => {
    const schema: z.ZodType = KINDS[kind]
    return [key, need === 'required' ? required(schema) : schema]
  })
  return z
    .object(Object.fromEntries(shape))
    .transform((given) => Object.fromEntries(named.map(([name, { key }]) => [name, given[key]])))
    .refine(
      (entry) => anyOf === undefined || anyOf.some((name) => entry[name] !== null),
      `has none of: ${anyOf?.join(', ')}`,
    )
}

type Fields = Readonly<Record<string, unknown>>
/** Reads its part of the fields; `suffix` is the number of a numbered field, or empty. */
type Reader = (fields: Fields, suffix: string) => unknown

function keyReader(key: string, schema: z.ZodType): Reader {
  return (fields, suffix) => schema.parse(Object.hasOwn(fields, key + suffix) ? fields[key + suffix] : undefined)
}

function groupReader(group: Group): Reader {
  const readers = Object.entries(group).map(([name, node]) => [name, readerOf(node)] as const)
  return (fields, suffix) => Object.fromEntries(readers.map(([name, read]) => [name, read(fields, suffix)]))
}

function readerOf(node: Node): Reader {
  return visit(node, {
    field: ({ key, kind }) => keyReader(key, KINDS[kind]),
    listed: (listed) => keyReader(listed.key, list(entrySchema(listed.list))),
    group: groupReader,
    lines: (lines) => {
      const readers = lines.map(readerOf)
      return (fields, suffix) => readers.map((read) => read(fields, suffix)).filter((value) => value !== null)
    },
    // The third stands at index 2 whether or not there is a second one.
    numbered: ({ count, each }) => {
      const read = groupReader(each)
      return (fields) => Array.from({ length: count }, (_, index) => read(fields, String(index + 1)))
    },
  })
}

/** Fails only for what is no object, or an empty one. */
function sectionSchema({ fields }: Section): z.ZodType {
  const read = groupReader(fields)
  return z
    .unknown()
    .refine((value) => isFields(value) && Object.keys(value).length > 0, 'expected an object with fields')
    .transform((value) => read(isFields(value) ? value : {}, ''))
}

/**
 * An answer of `GET /cms?type=…`: an error when it is no `{"data": …}`. A section that is missing
 * under `data`, or everything when `data` says that there is nothing, is `null`.
 * @param beside what stands in it besides sections
 */
export function cmsAnswer<Of extends Sections, Beside extends z.ZodRawShape = Record<never, never>>(
  sections: Of,
  beside?: Beside,
) {
  const schemas = Object.entries(sections).map(([name, of]) => [
    name,
    of.kind === 'list' ? list(entrySchema(of)) : orNull(sectionSchema(of)),
  ])
  // fromEntries forgets which key has which type.
  const shape = z.object({ ...Object.fromEntries(schemas), ...beside }) as unknown as z.ZodType<
    ReadSections<Of> & z.output<z.ZodObject<Beside>>
  >
  return z
    .object({ data: z.unknown() })
    .transform(({ data }) => (isNothing(data) ? {} : data))
    .pipe(shape)
}
