import { oklch, TURMERIC } from '@/lib/drawing/palette'
import { fade, polygon, rect, times } from '@/lib/drawing/svg'

export type Room = ReturnType<typeof indoors>

/** Colours of a room: the wall in a tint of the hue, wood, and light that falls from the left. */
export function indoors(hue: number) {
  return {
    wall: oklch(0.925, 0.035, hue),
    wallShade: oklch(0.87, 0.045, hue),
    wallDeep: oklch(0.76, 0.065, hue),
    dado: oklch(0.66, 0.085, hue),
    deep: oklch(0.44, 0.115, hue),
    ink: oklch(0.3, 0.075, hue),
    floor: oklch(0.82, 0.05, 70),
    floorShade: oklch(0.75, 0.055, 62),
    ceiling: oklch(0.965, 0.018, 85),
    sky: oklch(0.955, 0.035, 85),
    hill: oklch(0.78, 0.06, hue),
    hillNear: oklch(0.66, 0.08, 150),
    wood: oklch(0.63, 0.085, 58),
    woodLit: oklch(0.73, 0.085, 66),
    woodShade: oklch(0.5, 0.075, 50),
    woodDeep: oklch(0.38, 0.06, 45),
    paper: oklch(0.975, 0.014, 85),
    metal: oklch(0.82, 0.018, hue),
    metalShade: oklch(0.66, 0.028, hue),
    glass: oklch(0.93, 0.03, 220),
    accent: TURMERIC,
    tile: oklch(0.62, 0.15, 38),
    leaf: oklch(0.58, 0.11, 148),
    leafLit: oklch(0.7, 0.12, 138),
  }
}

/** Wall, floor and the line where they meet. */
export function room(colours: Room, width: number, height: number, floor: number): string {
  return (
    rect(0, 0, width, floor, colours.wall) +
    polygon(
      [
        [width * 0.62, 0],
        [width, 0],
        [width, floor],
        [width * 0.46, floor],
      ],
      colours.wallShade,
    ) +
    rect(0, floor, width, height - floor, colours.floor) +
    rect(0, floor, width, 10, colours.wallDeep)
  )
}

/** A window with hills outside, and its panes. */
export function windowView(colours: Room, x: number, y: number, width: number, height: number, panes: number): string {
  return (
    rect(x - 12, y - 12, width + 24, height + 24, colours.paper) +
    rect(x, y, width, height, colours.sky) +
    polygon(
      [
        [x, y + height * 0.62],
        [x + width * 0.3, y + height * 0.42],
        [x + width * 0.62, y + height * 0.6],
        [x + width, y + height * 0.46],
        [x + width, y + height],
        [x, y + height],
      ],
      colours.hill,
    ) +
    polygon(
      [
        [x, y + height * 0.8],
        [x + width * 0.5, y + height * 0.7],
        [x + width, y + height * 0.84],
        [x + width, y + height],
        [x, y + height],
      ],
      colours.hillNear,
    ) +
    times(panes - 1, (i) => rect(x + ((i + 1) * width) / panes - 3, y, 6, height, colours.paper)) +
    rect(x, y + height * 0.34, width, 6, colours.paper) +
    rect(x - 20, y + height + 10, width + 40, 12, colours.wallDeep)
  )
}

/** The light of a window on the floor: a slanting bright patch. */
export function lightPatch(colours: Room, x: number, y: number, width: number, depth: number): string {
  return fade(
    0.5,
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + depth * 1.2, y + depth],
        [x + depth * 0.9, y + depth],
      ],
      colours.paper,
    ),
  )
}
