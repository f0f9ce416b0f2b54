/** So many digits are no class, year or section: a phone number, a PIN code, a roll number. */
const TELLING_DIGITS = 5
const MAX_WORDS = 8
const MAX_LENGTH = 60

/**
 * A search as it is counted: small letters and digits, words apart by one space, in the script that was typed. One with
 * an address is not counted, nor one too long to be a name; of one with as many digits as a number has, no digit is.
 * @returns `null` for one that is not counted
 */
export function countedWords(search: string): string | null {
  const text = search.normalize('NFKC').toLowerCase()
  if (text.includes('@')) return null
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  const words = text
    // The joiners decide how Kannada is written.
    .split(/[^\p{L}\p{M}\p{Nd}\u200c\u200d]+/u)
    .filter((word) => word !== '' && (digits < TELLING_DIGITS || !/\p{Nd}/u.test(word)))
  const counted = words.join(' ')
  const isName = (counted.match(/\p{L}/gu)?.length ?? 0) > 1
  return isName && words.length <= MAX_WORDS && counted.length <= MAX_LENGTH ? counted : null
}
