import { type Text, wordsOf } from '@/lib/contract/lenient'

/** More other names than this help nobody to find an institution. */
export const MAX_NAMES = 20
/** In letters. What is longer is a sentence, not a name. */
export const MAX_NAME_LENGTH = 150

/** The letters and digits of a name: equal for spellings that differ in case, spaces and punctuation alone. */
export function nameLetters(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** What makes a text no other name at all, or `null`. */
export function flawOf(name: string): string | null {
  if (!/\p{L}/u.test(name) || nameLetters(name).length < 2) return 'no name'
  return name.length > MAX_NAME_LENGTH ? `longer than ${MAX_NAME_LENGTH} letters` : null
}

export type ChosenNames = { kept: string[]; dropped: { name: string; why: string }[] }

/**
 * Of these other names, in their order, those that say something more than the name itself: no
 * repeats, `MAX_NAMES` at most. Those that are dropped come with the reason.
 */
export function chooseNames(name: Text, others: Iterable<string>): ChosenNames {
  const own = new Set(wordsOf(name).map(nameLetters))
  const kept = new Map<string, string>()
  const dropped: ChosenNames['dropped'] = []
  for (const other of others) {
    const letters = nameLetters(other)
    const why = own.has(letters)
      ? 'the name itself'
      : kept.has(letters)
        ? 'given twice'
        : (flawOf(other) ?? (kept.size >= MAX_NAMES ? `more than ${MAX_NAMES}` : null))
    if (why === null) kept.set(letters, other)
    else dropped.push({ name: other, why })
  }
  return { kept: [...kept.values()], dropped }
}
