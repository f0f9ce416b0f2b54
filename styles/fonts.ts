import localFont from 'next/font/local'

/**
 * Anek in both scripts, cut by tools/make-fonts.mjs. The ranges of characters make the browser
 * load a file only for a page that shows one of them; only Latin is worth a preload.
 */
const anekLatin = localFont({
  src: './fonts/anek-latin.woff2',
  variable: '--font-anek-latin',
  weight: '400 700',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

const anekAccents = localFont({
  src: './fonts/anek-accents.woff2',
  variable: '--font-anek-accents',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+00A1-00A8, U+00AA, U+00AC-00AD, U+00AF, U+00B1-00B6, U+00B8-00BA, U+00BC, U+00BE-00D6, U+00D8-00FF',
    },
  ],
})

const anekRupee = localFont({
  src: './fonts/anek-rupee.woff2',
  variable: '--font-anek-rupee',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

const anekSigns = localFont({
  src: './fonts/anek-signs.woff2',
  variable: '--font-anek-signs',
  weight: '500',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const anekKannada = localFont({
  src: './fonts/anek-kannada.woff2',
  variable: '--font-anek-kannada',
  // One weight, between the two of running text: what is bolder, the browser makes of it.
  weight: '400 500',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0964-0965, U+0C80-0CF3, U+200C-200D, U+25CC' }],
})

/** For the root element: defines the variables that `--font-sans` is made of. */
export const fontVariables = [anekLatin, anekAccents, anekRupee, anekSigns, anekKannada]
  .map((font) => font.variable)
  .join(' ')
