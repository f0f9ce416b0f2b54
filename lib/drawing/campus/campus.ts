import { building } from '@/lib/drawing/campus/building'
import { classroom } from '@/lib/drawing/campus/classroom'
import { farm } from '@/lib/drawing/campus/farm'
import { gate } from '@/lib/drawing/campus/gate'
import { ground } from '@/lib/drawing/campus/ground'
import { hostel } from '@/lib/drawing/campus/hostel'
import { laboratory } from '@/lib/drawing/campus/laboratory'
import { library } from '@/lib/drawing/campus/library'
import { workshop } from '@/lib/drawing/campus/workshop'
import { createRandom } from '@/lib/drawing/random'
import { picture } from '@/lib/drawing/svg'

const CAMPUS = { building, library, laboratory, classroom, workshop, hostel, ground, gate, farm }
export type CampusKind = keyof typeof CAMPUS
export const CAMPUS_KINDS = Object.keys(CAMPUS).filter((kind): kind is CampusKind => kind in CAMPUS)

const FRAME = { width: 1280, height: 720, horizon: 500 }

/**
 * A picture of a campus, 1280 × 720, as an SVG document.
 * @param seed varies architecture, light and planting
 * @param hue oklch degrees, the institution's own
 */
export function drawCampus(kind: CampusKind, seed: number, hue: number): string {
  return picture(FRAME.width, FRAME.height, CAMPUS[kind](createRandom(seed), hue, FRAME))
}
