import { z } from 'zod'
import { LANGUAGES } from '@/lib/contract/language'
import { list, orNull, required, string, type Text, text, wordsOf } from '@/lib/contract/lenient'
import { parseJson } from '@/lib/rules/text/parse-json'

/** The pictures of an institution as a field of its draft and of its versions: as JSON, and empty where there is none. */

export type NamedPicture = { address: string; alt: Text | null }
export type NamedPictures = { logo: string | null; gallery: readonly NamedPicture[] }

const schema = orNull(z.object({ logo: string, gallery: list(z.object({ address: required(string), alt: text })) }))

/** The same words for the same pictures, whoever wrote down what is seen on them. */
const altWords = (alt: Text | null) =>
  alt && Object.fromEntries(LANGUAGES.flatMap((language) => (alt[language] ? [[language, alt[language]]] : [])))

export const pictureWords = ({ logo, gallery }: NamedPictures): string =>
  logo === null && gallery.length === 0
    ? ''
    : JSON.stringify({ logo, gallery: gallery.map(({ address, alt }) => ({ address, alt: altWords(alt) })) })

export const picturesIn = (words: string): NamedPictures =>
  schema.parse(parseJson(words) ?? null) ?? { logo: null, gallery: [] }

/** Each in words, by what the audit trail calls it. */
export function toldPictures(words: string): [name: string, value: string][] {
  const { logo, gallery } = picturesIn(words)
  const told = gallery.map(({ address, alt }, at): [string, string] => [
    `picture ${at + 1}`,
    [address, ...(alt ? wordsOf(alt) : [])].join(' · '),
  ])
  return [...(logo === null ? [] : [['logo', logo] as [string, string]]), ...told]
}
