/**
 * How content is described, once for both programs: which keys a section has, what kind of value stands under each, and
 * by which names pages know them. `read.ts` makes from it how the website reads what any provider sends,
 * `provider/content/sections.ts` what an editor may write. Without zod.
 */

/**
 * `line` is one for all languages, such as the name of a company. `title`, `description`, `bullets` and `policy` are texts by language that differ in length. `webLink` is an address by
 * language, `address` one for all. `modal` names a dialogue of the website, `streamId` and `typeId` a stream and its type.
 */
export type Kind =
  | 'line'
  | 'title'
  | 'description'
  | 'bullets'
  | 'policy'
  | 'image'
  | 'address'
  | 'webLink'
  | 'modal'
  | 'id'
  | 'typeId'
  | 'streamId'

export const MODALS = ['login', 'register'] as const

/** `written`: an editor gives it, but another provider may lack it. `required`: an entry without it is left out. */
type Need = 'optional' | 'written' | 'required'

export type Field<Key extends string = string, OfKind extends Kind = Kind, OfNeed extends Need = Need> = {
  readonly key: Key
  readonly kind: OfKind
  readonly need: OfNeed
}

const fieldOf =
  <OfKind extends Kind>(kind: OfKind) =>
  <const Key extends string>(key: Key): Field<Key, OfKind, 'optional'> => ({ key, kind, need: 'optional' })

export const line = fieldOf('line')
export const title = fieldOf('title')
export const description = fieldOf('description')
export const bullets = fieldOf('bullets')
export const policy = fieldOf('policy')
/** Of a picture, or of a film. */
export const image = fieldOf('image')
export const address = fieldOf('address')
export const webLink = fieldOf('webLink')
export const modal = fieldOf('modal')
export const id = fieldOf('id')
export const typeId = fieldOf('typeId')
export const streamId = fieldOf('streamId')

export const written = <Key extends string, OfKind extends Kind>({ key, kind }: Field<Key, OfKind>) =>
  ({ key, kind, need: 'written' }) as const
export const required = <Key extends string, OfKind extends Kind>({ key, kind }: Field<Key, OfKind>) =>
  ({ key, kind, need: 'required' }) as const

type EntryFields = { readonly [name: string]: Field }

/** A list of entries of one make. */
export type List<Fields extends EntryFields = EntryFields> = {
  readonly kind: 'list'
  /** What openapi.json calls an entry. */
  readonly entry: string
  /** What an editor is told who wrote something else in place of an entry. */
  readonly expects: string
  readonly most: number
  readonly fields: Fields
  /** An entry that has none of these says nothing, and is left out. */
  readonly anyOf?: readonly string[]
  /** An editor's list may mark an entry as invented (docs/content.md); answers do not tell. */
  readonly mayBeInvented?: true
}

export const list = <const Fields extends EntryFields>(
  given: Omit<List<Fields>, 'kind' | 'anyOf'> & { anyOf?: readonly (keyof Fields & string)[] },
): List<Fields> => ({ kind: 'list', ...given })

/** A list under a key of a section. */
export type Listed<Key extends string = string, OfList extends List = List> = {
  readonly kind: 'listed'
  readonly key: Key
  readonly list: OfList
}

export const listed = <const Key extends string, OfList extends List>(key: Key, list: OfList): Listed<Key, OfList> => ({
  kind: 'listed',
  key,
  list,
})

export type Numbered<Fields extends Group = Group> = {
  readonly kind: 'numbered'
  readonly count: number
  readonly each: Fields
}

/** `numbered(4, { icon: image('offer_icon') })` stands under `offer_icon1` to `offer_icon4`. */
export const numbered = <const Fields extends Group>(count: number, each: Fields): Numbered<Fields> => ({
  kind: 'numbered',
  count,
  each,
})

/** Fields that are read as a list of those that are there. */
export type Lines = readonly Field<string, 'title'>[]

/** What may stand under the name that pages know. */
export type Node = Field | Listed | Numbered | Lines | Group
export interface Group {
  readonly [name: string]: Node
}

/** A section whose keys are all optional. `name`: what openapi.json calls it. */
export type Section<Fields extends Group = Group> = {
  readonly kind: 'section'
  readonly name: string
  readonly fields: Fields
}

export const section = <const Fields extends Group>(name: string, fields: Fields): Section<Fields> => ({
  kind: 'section',
  name,
  fields,
})

/** The sections that one answer of `GET /cms` holds, under the contract's names. */
export type Sections = { readonly [name: string]: Section | List }

function isLines(node: Node): node is Lines {
  return Array.isArray(node)
}

function isGroup(node: Field | Listed | Numbered | Group): node is Group {
  return typeof node.kind !== 'string'
}

/** What to make of each kind of node. */
type Visitor<Result> = {
  field: (field: Field) => Result
  listed: (listed: Listed) => Result
  numbered: (numbered: Numbered) => Result
  lines: (lines: Lines) => Result
  group: (group: Group) => Result
}

export function visit<Result>(node: Node, visitor: Visitor<Result>): Result {
  if (isLines(node)) return visitor.lines(node)
  if (isGroup(node)) return visitor.group(node)
  if (node.kind === 'numbered') return visitor.numbered(node)
  if (node.kind === 'listed') return visitor.listed(node)
  return visitor.field(node)
}

/** Every key of a section with what stands under it, in its order: those of the first number, then of the second… */
export function keysIn(node: Node, suffix = ''): [key: string, Field | Listed][] {
  const inAll = (nodes: readonly Node[], each: string) => nodes.flatMap((inner) => keysIn(inner, each))
  return visit<[string, Field | Listed][]>(node, {
    field: (field) => [[field.key + suffix, field]],
    listed: (listed) => [[listed.key + suffix, listed]],
    lines: (lines) => inAll(lines, suffix),
    group: (group) => inAll(Object.values(group), suffix),
    numbered: ({ count, each }) =>
      Array.from({ length: count }, (_, index) => inAll(Object.values(each), String(index + 1))).flat(),
  })
}
