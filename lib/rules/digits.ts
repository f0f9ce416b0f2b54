const ZEROES_OF_SCRIPTS = /\p{Nd}/gu

/** A digit of any script has the value of its place in its script's row of ten. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The text with the digits of every script (Arabic, Devanagari, Kannada…) written as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(ZEROES_OF_SCRIPTS, (digit) => (digit >= '0' && digit <= '9' ? digit : digitValue(digit)))
}

/** Only the digits of a text, written as 0 to 9. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}
