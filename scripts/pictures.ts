/** Draws the pictures that the website ships: `npm run pictures`. SVG, because it is a fifth of the same in AVIF. */
import { mkdir, writeFile } from 'node:fs/promises'
import { drawScene, type SceneKind } from '@/lib/drawing/scenes'

/** The house's river blue. */
const HUE = 264

const scenes: Record<string, SceneKind> = { 'scene-home': 'panorama', 'scene-directory': 'ghats' }

await mkdir('public/pictures', { recursive: true })
for (const [name, kind] of Object.entries(scenes)) {
  await writeFile(`public/pictures/${name}.svg`, drawScene(kind, 7, HUE))
}
