const DIGIT = /^\p{Nd}$/u

/**
 * The value of a digit of any script. Every script has its ten digits in one row, from 0 to 9; rows
 * may follow each other without a gap (those of mathematics do), so it is the place since the gap.
 */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** The text with the digits of every script (Arabic, Devanagari, Kannada…) written as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => (digit >= '0' && digit <= '9' ? digit : digitValue(digit)))
}

/** Only the digits of a text, written as 0 to 9. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}
