import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawAvatar } from '@/lib/drawing/avatar'
import { drawScene, type SceneKind } from '@/lib/drawing/scenes'
import { LOCALES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { CARD_HEIGHT, CARD_WIDTH } from '@/lib/server/cards/card-image'
import { CARD_COLOURS, svgOf } from '@/lib/server/cards/draw-card'
import { setText } from '@/lib/server/cards/set-text'
import { readCommandLine } from '@/tools/command-line'

const USAGE = `npm run pictures

  Draws the pictures that the website ships (public/pictures) anew. SVG, because it is a fifth of the same in AVIF.

  For example: npm run pictures`
readCommandLine(USAGE, {})

/** The house's river blue. */
const HUE = 264

const scenes: Record<string, SceneKind> = { 'scene-home': 'panorama', 'scene-directory': 'ghats' }

await mkdir('public/pictures', { recursive: true })
for (const [name, kind] of Object.entries(scenes)) {
  await writeFile(`public/pictures/${name}.svg`, drawScene(kind, 7, HUE))
}

// Shown beside links to pages without a card of their own; those who show it read neither SVG nor WebP.
const ghats = await sharp(Buffer.from(drawScene('ghats', 7, HUE)))
  .resize(CARD_WIDTH, CARD_HEIGHT, { fit: 'cover' })
  .png()
  .toBuffer()
for (const { code } of LOCALES) {
  const { brand, footerClosing } = getMessages(code).layout
  const text = setText(
    [
      [{ text: brand, size: 58, colour: CARD_COLOURS.ink, bold: true }],
      [{ text: footerClosing, size: 28, colour: CARD_COLOURS.ink2 }],
    ],
    { width: 1000, height: 150 },
  )
  await sharp(ghats)
    .composite([{ input: svgOf(`<g transform="translate(72 40)">${text.svg}</g>`) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`public/pictures/share-${code}.jpg`)
}

// What the cards of institutions stand on (lib/server/cards): paper, and the nearest hills along the lower edge.
const HILLS_PX = 140
const fading = Buffer.from(
  `<svg width="${CARD_WIDTH}" height="${HILLS_PX}"><linearGradient id="a" x2="0" y2="1"><stop stop-opacity="0"/>
  <stop offset=".6"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
)
const hills = await sharp(ghats)
  .extract({ left: 0, top: CARD_HEIGHT - HILLS_PX, width: CARD_WIDTH, height: HILLS_PX })
  .composite([{ input: fading, blend: 'dest-in' }])
  .png()
  .toBuffer()
await sharp({ create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: '#fcfaf6' } })
  .composite([{ input: hills, left: 0, top: CARD_HEIGHT - HILLS_PX }])
  .png({ palette: true, effort: 10 })
  .toFile('public/pictures/card.png')

// The four of the badge "100+ Happy Students", shown 36 px wide, side by side in one file.
const STUDENT_PX = 72
const students = await Promise.all(
  [2, 7, 12, 9].map((seed) =>
    sharp(Buffer.from(drawAvatar(seed, HUE)))
      .resize(STUDENT_PX, STUDENT_PX)
      .png()
      .toBuffer(),
  ),
)
await sharp({ create: { width: 4 * STUDENT_PX, height: STUDENT_PX, channels: 3, background: '#fff' } })
  .composite(students.map((input, index) => ({ input, left: index * STUDENT_PX, top: 0 })))
  .webp({ quality: 60, effort: 6 })
  .toFile('public/pictures/students.webp')
