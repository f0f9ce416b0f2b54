/**
 * What a call that writes is sent, described once: the website's bodies are typed by it, the embedded provider's checks
 * (`provider/http/body.ts`) and openapi.json are made from it. Without zod.
 */

/** What each kind of field is on the wire. One with `?` may be left out. */
type Wire = {
  text: string
  'text?': string
  mobile: string
  code: string
  name: string
  'name?': string
  'email?': string
  'mobile?': string
  'picture?': File
  /** A random text by which a browser is known while a code is under way. */
  'browser?': string
  /** Browser and system in a few words, for the list of sessions. */
  'device?': string
  /** The sentence that stood at the button. */
  'consent?': string
  planId: string | number
  instituteIds: (string | number)[]
  /** A whole number from 0 on. */
  count: number
  /** Words of several lines. */
  note: string
  'note?': string
  /** A place in the order of an exam. */
  rank: number
  'whole?': number
  'words?': readonly string[]
  'flag?': boolean
  /** What stands in a section of content, as it was typed. */
  content: Readonly<Record<string, unknown>> | readonly unknown[]
}
export type Kind = keyof Wire

/** Each field has a kind, or is one of the words listed. */
export type Fields = { readonly [name: string]: Kind | readonly [string, ...string[]] }

type MayLack<Body extends Fields> = {
  [Name in keyof Body]: Body[Name] extends `${string}?` ? Name : never
}[keyof Body]
type Sent<Field> = Field extends Kind ? Wire[Field] : Field extends readonly (infer Word)[] ? Word : never

/** A body as it is sent. */
export type Body<Of extends Fields> = { [Name in Exclude<keyof Of, MayLack<Of>>]: Sent<Of[Name]> } & {
  [Name in MayLack<Of>]?: Sent<Of[Name]>
}

/** Fields that are texts and may be left out, by their names. */
export function optionalTexts<Name extends string>(names: readonly Name[]): Record<Name, 'text?'> {
  // fromEntries forgets which names there are.
  return Object.fromEntries(names.map((name) => [name, 'text?'])) as Record<Name, 'text?'>
}
