import { type Typeface, wrapWords } from '@/sample/brochure/typeface'

const WIN_ANSI: Readonly<Record<string, string>> = {
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
  '₹': 'Rs ',
}

/** Text as a PDF string in WinAnsi; a letter that this encoding lacks becomes a hyphen. */
function winAnsi(text: string): string {
  const known = text.replace(/[^\x20-\x7e\xa0-\xff]/gu, (letter) => WIN_ANSI[letter] ?? '-')
  return `(${known.replace(/[\\()]/g, '\\$&')})`
}

/** A letter of Helvetica is so wide, of its size, on the average of our texts and a little more. */
const LETTER = { F1: 0.519, F2: 0.577 }

/** The standard fonts that every viewer has; of a text, the letters of WinAnsi are shown. */
export const HELVETICA: Typeface = {
  wrap: (text, { isBold, size }, width) =>
    wrapWords(text, (line) => line.length * size * LETTER[isBold ? 'F2' : 'F1'] <= width),
  show: (line, { isBold, size }) => `/${isBold ? 'F2' : 'F1'} ${size} Tf ${winAnsi(line)} Tj`,
  addFonts: (objects) => {
    const [plain, bold] = ['Helvetica', 'Helvetica-Bold'].map((name) =>
      objects.add(`<</Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding>>`),
    )
    return `<</F1 ${plain} 0 R /F2 ${bold} 0 R>>`
  },
}
