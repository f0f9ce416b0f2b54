/**
 * Cuts the fonts that the website ships (styles/fonts) out of the fontsource packages.
 *
 * The packages' Latin file lacks the rupee sign, which stands in a second file of 36 kB, and both
 * scripts carry weights that the house does not use. A first view in English may load 60 kB of
 * fonts, so the sign and the one Kannada word of the language switch get a file of their own.
 * Run by hand after an update of the packages: node scripts/make-fonts.mjs
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const FONTS = new URL('../styles/fonts/', import.meta.url)

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

const ASCII_AND_LATIN_1 = range(0x20, 0x7e) + range(0xa0, 0xff)
const PUNCTUATION = '\u2010\u2011‒–—‘’‚“”„†•…‹›€™←↑→↓−≤≥×\u200b\u2009\u202f'
const KANNADA = range(0x0c80, 0x0cf3) + '।॥\u200c\u200d\u25cc'

const FILES = [
  {
    from: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    to: 'anek-latin.woff2',
    text: ASCII_AND_LATIN_1 + PUNCTUATION,
  },
  { from: 'anek-kannada/files/anek-kannada-kannada-wght-normal.woff2', to: 'anek-kannada.woff2', text: KANNADA },
  { from: 'anek-kannada/files/anek-kannada-kannada-wght-normal.woff2', to: 'anek-signs.woff2', text: '₹ಕನ್ನಡ' },
]

for (const { from, to, text } of FILES) {
  const whole = await readFile(new URL(from, PACKAGES))
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  await writeFile(new URL(to, FONTS), cut)
  process.stdout.write(`${to} ${cut.length} bytes (of ${whole.length})\n`)
}
await copyFile(new URL('anek-latin/LICENSE', PACKAGES), new URL('OFL.txt', FONTS))
