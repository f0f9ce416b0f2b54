/** Draws the pictures that the website ships: `npm run pictures`. SVG, because it is a fifth of the same in AVIF. */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawAvatar } from '@/lib/drawing/avatar'
import { drawScene, type SceneKind } from '@/lib/drawing/scenes'

/** The house's river blue. */
const HUE = 264

const scenes: Record<string, SceneKind> = { 'scene-home': 'panorama', 'scene-directory': 'ghats' }

await mkdir('public/pictures', { recursive: true })
for (const [name, kind] of Object.entries(scenes)) {
  await writeFile(`public/pictures/${name}.svg`, drawScene(kind, 7, HUE))
}

// Shown beside links to pages without a picture of their own; those who show it read no SVG.
await sharp(Buffer.from(drawScene('ghats', 7, HUE)))
  .resize(1200, 630, { fit: 'cover' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile('public/pictures/share.jpg')

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
