import { acronymsOf } from './acronyms'
import type { SearchRecord } from './record'
import { JOINING_WORDS, canonicalWord } from './word-lists'
import { wordsOf } from './words'

/** Where a word stands, in three bits of a posting; a lower one replaces a higher one. */
export const FIELDS = {
  /** In the name, and what it is: "engineering" of an engineering college. */
  nameAndKind: 0,
  nameStart: 1,
  name: 2,
  otherName: 3,
  acronym: 4,
  kind: 5,
  university: 6,
  address: 7,
} as const
export type Field = (typeof FIELDS)[keyof typeof FIELDS]

export type SearchDocument = {
  /** Each word once, with the strongest field that has it. */
  fields: ReadonlyMap<string, Field>
  /** The whole names in canonical words: what an exact search is compared with. */
  fullNames: readonly string[]
}

/** The words of a name or a search with short forms written out. */
export function canonicalWords(text: string): string[] {
  return wordsOf(text).map(canonicalWord)
}

/**
 * What an institution is found by.
 * @param kinds the canonical words of its types and streams
 */
export function documentOf(record: SearchRecord, kinds: Iterable<string>): SearchDocument {
  const fields = new Map<string, Field>()
  const add = (words: Iterable<string>, field: Field) => {
    for (const word of words) {
      if (JOINING_WORDS.has(word) && field !== FIELDS.nameStart) continue
      const known = fields.get(word)
      if (known === undefined || known > field) fields.set(word, field)
    }
  }
  const names = [record.name, ...record.otherNames]
  const allWords = names.map(canonicalWords)
  for (const [index, name] of names.entries()) {
    const [first, ...rest] = allWords[index] ?? []
    if (first !== undefined) add([first], index === 0 ? FIELDS.nameStart : FIELDS.otherName)
    add(rest, index === 0 ? FIELDS.name : FIELDS.otherName)
    add(acronymsOf(name), FIELDS.acronym)
  }
  for (const word of kinds) {
    const field = fields.get(word)
    add([word], field === FIELDS.name || field === FIELDS.nameStart ? FIELDS.nameAndKind : FIELDS.kind)
  }
  if (record.university !== null) add(canonicalWords(record.university), FIELDS.university)
  if (record.address !== null) add(canonicalWords(record.address), FIELDS.address)
  return { fields, fullNames: allWords.map((words) => words.join(' ')) }
}
