import localFont from 'next/font/local'

/**
 * Anek in both scripts, cut by scripts/make-fonts.mjs. The ranges of characters make the browser
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

const anekRupee = localFont({
  src: './fonts/anek-signs.woff2',
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
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const anekKannada = localFont({
  src: './fonts/anek-kannada.woff2',
  variable: '--font-anek-kannada',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0964-0965, U+0C80-0CF3, U+200C-200D, U+25CC' }],
})

/** For the root element: defines the variables that `--font-sans` is made of. */
export const fontVariables = [anekLatin, anekRupee, anekSigns, anekKannada].map((font) => font.variable).join(' ')
