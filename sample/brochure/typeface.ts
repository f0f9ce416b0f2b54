import type { Objects } from '@/sample/brochure/pdf-objects'

/** How a kind of text looks: sizes in points. */
export type Look = {
  isBold: boolean
  size: number
  colour: string
  leading: number
  before: number
  indent: number
}

/** The letters of a document: which lines a text makes, how a line is shown, and the fonts that this takes. */
export type Typeface = {
  wrap: (text: string, look: Look, width: number) => string[]
  /** Operators within `BT` and `ET` that set the font and show a line. */
  show: (line: string, look: Look) => string
  /** Once all is shown. @returns the dictionary of fonts for every page */
  addFonts: (objects: Objects) => string
}

/** Lines of as many words as fit. */
export function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
