import type { Ownership } from '@/lib/contract/ownership'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { canonicalWords } from '../document'
import { soundOf } from '../sound'
import { ENGLISH } from './english'
import { KANNADA } from './kannada-words'
import type { CourseLevel, WordTable } from './word-table'

/** What a phrase means; `ids` are alternatives. */
export type Meaning =
  | { of: 'type'; ids: readonly number[] }
  | { of: 'stream'; ids: readonly number[] }
  | { of: 'college' }
  | { of: 'ownership'; values: readonly Ownership[] }
  | { of: 'course'; words: readonly string[] }
  | { of: 'level'; level: CourseLevel }
  | { of: 'women' | 'men' | 'residential' | 'minority' | 'bestRated' | 'lowFee' | 'near' | 'filler' }

/** No phrase is longer. */
export const MAX_PHRASE_LENGTH = 6

/** The key under which a phrase is kept and looked for: its canonical words, as they sound. */
function phraseKey(words: readonly string[]): string {
  return words.map(soundOf).join(' ')
}

function idOfType(slug: string): number {
  const type = TAXONOMY.find((each) => each.slug === slug)
  if (type === undefined) throw new Error(`a word for the type ${slug}, which the taxonomy does not have`)
  return type.id
}

function idsOfStreams(slug: string): number[] {
  const ids = TAXONOMY.flatMap(({ streams }) => streams.filter((each) => each.slug === slug).map(({ id }) => id))
  if (ids.length === 0) throw new Error(`a word for the stream ${slug}, which the taxonomy does not have`)
  return ids
}

function rowsOf(table: WordTable): (readonly [Meaning, phrases: string])[] {
  const { types, streams, courses, levels, ownership, college, ...single } = table
  return [
    ...Object.entries(types).map(([slug, phrases]) => [{ of: 'type', ids: [idOfType(slug)] }, phrases] as const),
    ...Object.entries(streams).map(([slug, phrases]) => [{ of: 'stream', ids: idsOfStreams(slug) }, phrases] as const),
    ...Object.entries(courses).map(
      ([name, phrases]) => [{ of: 'course', words: canonicalWords(name) }, phrases] as const,
    ),
    // Object.entries forgets which keys the table has.
    ...Object.entries(levels as Record<CourseLevel, string>).map(
      ([level, phrases]) => [{ of: 'level', level: level as CourseLevel }, phrases] as const,
    ),
    ...Object.entries(ownership as Record<Ownership, string>).map(
      ([value, phrases]) => [{ of: 'ownership', values: [value as Ownership] }, phrases] as const,
    ),
    [{ of: 'college' }, college] as const,
    ...Object.entries(single).map(([of, phrases]) => [{ of: of as keyof typeof single }, phrases] as const),
  ]
}

/** By key: everything that the phrase means. */
const MEANINGS = new Map<string, Meaning[]>()
for (const [meaning, phrases] of [ENGLISH, KANNADA].flatMap(rowsOf)) {
  for (const phrase of phrases.split(',')) {
    const words = canonicalWords(phrase)
    if (words.length === 0) continue
    const key = phraseKey(words)
    const known = MEANINGS.get(key) ?? []
    if (!known.some((each) => JSON.stringify(each) === JSON.stringify(meaning))) known.push(meaning)
    MEANINGS.set(key, known)
  }
}

/** What the words mean together; nothing where they are no phrase of the tables. */
export function meaningsOf(words: readonly string[]): readonly Meaning[] | undefined {
  return MEANINGS.get(phraseKey(words))
}
