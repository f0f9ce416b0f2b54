const CHARACTERS = new Intl.Segmenter('kn', { granularity: 'grapheme' })

/** What does not end a text: signs between words, and a letter of Kannada that waits for the next one. */
const OPEN_END = /(?:[\s,.;:(-]|[\u0c95-\u0cb9]\u0ccd\u200c?)+$/u

/** A text of so many characters at most, as readers count them, cut at a blank where there is one near the end. */
export function shorten(text: string, most: number): string {
  const characters = Array.from(CHARACTERS.segment(text), ({ segment }) => segment)
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  const blank = cut.lastIndexOf(' ')
  return `${(blank > cut.length / 2 ? cut.slice(0, blank) : cut).replace(OPEN_END, '')}…`
}
