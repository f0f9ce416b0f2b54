import { createRandom } from '@/lib/drawing/random'
import { WIDTH, HEIGHT } from '@/lib/drawing/scenes/backdrop'
import { panorama, ghats } from '@/lib/drawing/scenes/country'
import { hampi, bengaluru, mysuru, vijayapura } from '@/lib/drawing/scenes/monuments'
import { coast, coffee } from '@/lib/drawing/scenes/shore-and-estate'
import { picture } from '@/lib/drawing/svg'

const SCENES = { panorama, ghats, hampi, bengaluru, mysuru, vijayapura, coast, coffee }
export type SceneKind = keyof typeof SCENES
export const SCENE_KINDS = Object.keys(SCENES).filter((kind): kind is SceneKind => kind in SCENES)

/**
 * A wide scene of the state, 1600 × 640, as an SVG document.
 * @param seed varies hills and planting
 * @param hue oklch degrees of the hills; the house's river blue is 264
 */
export function drawScene(kind: SceneKind, seed: number, hue: number): string {
  return picture(WIDTH, HEIGHT, SCENES[kind](createRandom(seed), hue), 'xMidYMax slice')
}
