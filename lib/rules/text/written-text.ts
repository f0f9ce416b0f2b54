/** Control characters but tab and line break, and halves of characters. */
const UNFIT = /[^\P{Cc}\t\n]|\p{Cs}/u
/**
 * What nobody sees: it comes along when something is copied, turns the writing around, or makes two names out of one.
 * The joiners (U+200C, U+200D) are not among them: Kannada is spelt with them.
 */
export const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g
/** Something that can be seen. */
export const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u

/**
 * A text as it is kept: composed (NFC), with one kind of line break, without signs that nobody sees, and
 * nothing around it. A text of signs that nobody sees is empty.
 */
export function cleanText(typed: string): string {
  const text = typed.replace(UNSEEN, '').normalize('NFC').replace(LINE_BREAKS, '\n').trim()
  return VISIBLE.test(text) || UNFIT.test(text) ? text : ''
}

/** The same for a field of one line: line breaks and tabs, which a paste brings along, become spaces. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/[\t\n]+/g, ' ')
}

/** Whether a text holds a sign that cannot be kept. */
export function isUnfit(text: string): boolean {
  return UNFIT.test(text)
}

/** How many characters a text has: an astral one counts once. */
export function countCharacters(text: string): number {
  return [...text].length
}
