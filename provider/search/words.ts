import { romanizeKannada } from './kannada'

const POSSESSIVE_OF_AT_LEAST = 3
/** What lists glue to the word before it: "Sahyadridegreecollege". */
const GLUED = /^(\p{L}{4,})(college|institute|school|university|polytechnic|academy|degree|engineering)$/u

function unglue(word: string): string[] {
  const parts = GLUED.exec(word)
  return parts?.[1] === undefined || parts[2] === undefined ? [word] : [...unglue(parts[1]), parts[2]]
}

/**
 * A text as it is compared: small letters and digits without accents, words apart by one space.
 * Kannada is romanised; other scripts keep their letters.
 */
export function foldText(text: string): string {
  return romanizeKannada(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['`´\u02B9-\u02BD\u2018\u2019\u201B\u2032]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The words of a text. Initials that stand apart are run together ("R. V. College" gives "rv",
 * "college"), and the "s" of a possessive goes to its word ("Joseph s").
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  let isInitials = false
  for (const word of foldText(text).split(' ').flatMap(unglue)) {
    if (word === '') continue
    const last = words.at(-1)
    const isLetter = word.length === 1 && /\p{L}/u.test(word)
    if (isLetter && isInitials && last !== undefined) words[words.length - 1] = last + word
    else if (word === 's' && last !== undefined && last.length >= POSSESSIVE_OF_AT_LEAST)
      words[words.length - 1] = `${last}s`
    else {
      words.push(word)
      isInitials = isLetter
    }
    if (!isLetter) isInitials = false
  }
  return words
}
