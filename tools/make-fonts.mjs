/**
 * Cuts the fonts that the website ships (styles/fonts) out of the fontsource packages.
 *
 * The packages' Latin file lacks the rupee sign, which stands in a second file of 36 kB, and both
 * scripts carry weights and features that the house does not use. Every page in English waits for the
 * first file, so the letters with accents, of which few pages have one, get a file of their own, and
 * so do the sign, and the one Kannada word of the language switch.
 * Run by hand after an update of the packages: node tools/make-fonts.mjs
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const FONTS = new URL('../styles/fonts/', import.meta.url)

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

const ASCII = range(0x20, 0x7e)
const SIGNS = '\u00a0©«®°·»½×'
const ACCENTS = range(0xa1, 0xff).replaceAll(new RegExp(`[${SIGNS}]`, 'g'), '')
const PUNCTUATION = '\u2010\u2011‒–—‘’‚“”„†•…‹›€™←↑→↓−≤≥×\u200b\u2009\u202f'
const KANNADA = range(0x0c80, 0x0cf3) + '।॥\u200c\u200d\u25cc'

const LATIN = 'anek-latin/files/anek-latin-latin-wght-normal.woff2'
const BOTH = 'anek-kannada/files/anek-kannada-kannada-wght-normal.woff2'
/** Without fractions. Kannada is written by its features: its files keep them all. */
const LATIN_FEATURES = ['kern', 'liga', 'rvrn', 'tnum']

const FILES = [
  { from: LATIN, to: 'anek-latin.woff2', text: ASCII + SIGNS + PUNCTUATION, keepFeatures: LATIN_FEATURES },
  { from: LATIN, to: 'anek-accents.woff2', text: ACCENTS, keepFeatures: LATIN_FEATURES },
  // One weight is less than half of the bytes of all; browsers embolden it for headings (docs/weight.md).
  { from: BOTH, to: 'anek-kannada.woff2', text: KANNADA, wght: 450 },
  { from: BOTH, to: 'anek-rupee.woff2', text: '₹' },
  // The switch is of one weight.
  { from: BOTH, to: 'anek-signs.woff2', text: 'ಕನ್ನಡ', wght: 500 },
]

/** For the pictures beside links (lib/server/cards): what draws them reads no woff2, and one weight a file. */
for (const wght of [500, 700]) {
  FILES.push({ from: LATIN, to: `card-latin-${wght}.ttf`, text: ASCII + SIGNS + ACCENTS + PUNCTUATION, wght })
  FILES.push({ from: BOTH, to: `card-kannada-${wght}.ttf`, text: `${KANNADA}₹`, wght })
}

for (const { from, to, text, keepFeatures, wght = { min: 400, max: 700 } } of FILES) {
  const whole = await readFile(new URL(from, PACKAGES))
  const cut = await subsetFont(whole, text, {
    targetFormat: to.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: { wght },
    keepFeatures,
  })
  await writeFile(new URL(to, FONTS), cut)
  process.stdout.write(`${to} ${cut.length} bytes (of ${whole.length})\n`)
}
await copyFile(new URL('anek-latin/LICENSE', PACKAGES), new URL('OFL.txt', FONTS))
