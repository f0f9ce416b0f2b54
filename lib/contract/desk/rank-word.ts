import { inEachLanguage, type RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'

/** What a word is of: a category, a quota within it, a code of the lists as a whole, or an exam. */
export const WORD_PARTS = ['category', 'quota', 'code', 'exam'] as const
export type WordPart = (typeof WORD_PARTS)[number]

/** What the desk says of a word, in the order of its form. `kind` says what is taken; `most`: characters. */
export const RANK_WORD_FIELDS = {
  code: { kind: 'code', part: 'what', isNeeded: true, most: 64, isFixed: true },
  ...inEachLanguage('name', { kind: 'line', part: 'what', isNeeded: true, most: 80 }),
  ...inEachLanguage('meaning', { kind: 'text', part: 'what', isNeeded: false, most: 400 }),
  ...inEachLanguage('source', { kind: 'line', part: 'source', isNeeded: false, most: 200 }),
  url: { kind: 'web', part: 'source', isNeeded: false, most: 500 },
  read_at: { kind: 'day', part: 'source', isNeeded: false, most: 20 },
} as const satisfies Record<string, RecordField>
export type RankWordField = keyof typeof RANK_WORD_FIELDS
export type RankWordPart = (typeof RANK_WORD_FIELDS)[RankWordField]['part']
export const RANK_WORD_FIELD_NAMES: readonly RankWordField[] = keysOf(RANK_WORD_FIELDS)

/** A code as lists write them, or an exam as addresses do: by it a word is called in addresses. */
export const RANK_WORD_ID = /^(?:[A-Z0-9]{1,6}|[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?)$/

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `needsEnglish`: a translation stands alone;
 * `twice`: there are words of this code; `fixed`: of what a word is, stays.
 */
export const RANK_WORD_FLAWS = ['needed', 'tooLong', 'unfit', 'unread', 'needsEnglish', 'twice', 'fixed'] as const
export type RankWordFlaw = (typeof RANK_WORD_FLAWS)[number]
