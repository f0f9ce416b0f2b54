import type { Palette } from '@/lib/drawing/palette'
import { arch, d, fade, path, polygon, rect, times } from '@/lib/drawing/svg'

type Opening = 'arch' | 'plain' | 'band' | 'jali'
export type Facade = {
  x: number
  base: number
  width: number
  height: number
  floors: number
  bays: number
  opening: Opening
  wall?: string
  side?: string
  /** Depth of the shaded side that is seen on the right. */
  depth?: number
  roof?: 'slab' | 'tile' | 'none'
}

function windowAt(colours: Palette, opening: Opening, x: number, y: number, width: number, height: number): string {
  if (opening === 'arch')
    return (
      arch(x + width / 2, y + height, width, height, colours.glass) +
      path(
        d`M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${y}V${y + height}Z`,
        colours.glassLit,
      ) +
      rect(x - 4, y + height, width + 8, 5, colours.wallDeep)
    )
  if (opening === 'jali') {
    const step = width / 3
    return (
      rect(x, y, width, height, colours.wallDeep) +
      times(9, (i) =>
        rect(x + 4 + (i % 3) * step, y + 4 + Math.floor(i / 3) * (height / 3), step - 7, height / 3 - 7, colours.dark),
      )
    )
  }
  return (
    rect(x, y, width, height, colours.glass) +
    polygon(
      [
        [x, y],
        [x + width * 0.55, y],
        [x + width * 0.2, y + height],
        [x, y + height],
      ],
      colours.glassLit,
    ) +
    rect(x + width / 2 - 2, y, 4, height, colours.wall) +
    // The concrete sunshade over every window, with the shadow that it throws.
    fade(0.35, rect(x, y, width, 7, colours.dark)) +
    rect(x - 6, y - 7, width + 12, 7, colours.roof)
  )
}

function openings(colours: Palette, { x, base, width, height, floors, bays, opening }: Facade): string {
  const storey = height / floors
  const bay = width / bays
  if (opening === 'band')
    return times(floors, (floor) => {
      const y = base - height + floor * storey + storey * 0.3
      return (
        rect(x + 16, y, width - 32, storey * 0.44, colours.glass) +
        times(bays, (i) =>
          polygon(
            [
              [x + 16 + i * ((width - 32) / bays), y],
              [x + 16 + (i + 0.5) * ((width - 32) / bays), y],
              [x + 16 + (i + 0.25) * ((width - 32) / bays), y + storey * 0.44],
              [x + 16 + i * ((width - 32) / bays), y + storey * 0.44],
            ],
            colours.glassLit,
          ),
        ) +
        times(bays - 1, (i) => rect(x + 14 + (i + 1) * ((width - 32) / bays), y, 5, storey * 0.44, colours.wall)) +
        fade(0.3, rect(x + 16, y, width - 32, 8, colours.dark)) +
        rect(x + 8, y - 8, width - 16, 8, colours.roof)
      )
    })
  const size = Math.min(bay * 0.5, storey * 0.5)
  return times(floors * bays, (index) => {
    const floor = Math.floor(index / bays)
    const left = x + (index % bays) * bay + (bay - size) / 2
    const tall = opening === 'arch' ? storey * 0.62 : storey * 0.46
    return windowAt(colours, opening, left, base - height + floor * storey + storey * 0.27, size, tall)
  })
}

function tileRoof(colours: Palette, x: number, y: number, width: number, depth: number): string {
  const rise = Math.min(92, width * 0.16)
  return (
    path(
      d`M${x - 22} ${y + 8}L${x + rise * 0.8} ${y - rise}H${x + width - rise * 0.5}L${x + width + 16} ${y + 8}Z`,
      colours.tile,
    ) +
    path(
      d`M${x + width - rise * 0.5} ${y - rise}L${x + width + depth + 18} ${y + 8}H${x + width + 16}Z`,
      colours.tileShade,
    ) +
    times(4, (i) =>
      fade(
        0.5,
        rect(
          x - 22 + (i + 1) * 0.2 * (rise * 0.8 + 22) + 4,
          y + 8 - (i + 1) * 0.2 * (rise + 8),
          width + 30 - (i + 1) * 0.2 * (rise * 1.3 + 38),
          3,
          colours.tileShade,
        ),
      ),
    )
  )
}

/** A block of a building: lit front, shaded side to the right, roof, and rows of openings. */
export function facade(colours: Palette, block: Facade): string {
  const { x, base, width, height, roof = 'slab', depth = Math.min(70, width * 0.13) } = block
  const top = base - height
  const front = block.wall ?? colours.wall
  const side = block.side ?? colours.wallShade
  const cover =
    roof === 'tile'
      ? fade(0.28, rect(x, top, width, 20, colours.dark)) + tileRoof(colours, x, top, width, depth)
      : roof === 'slab'
        ? rect(x, top, width, 8, side) +
          rect(x - 10, top - 14, width + 20, 16, colours.roof) +
          rect(x + width + 10, top - 14, depth + 2, 16, colours.roofShade)
        : ''
  return (
    fade(
      0.3,
      polygon(
        [
          [x + width, base],
          [x + width + depth, base],
          [x + width + depth + height * 0.42, base + 22],
          [x + width * 0.4, base + 22],
          [x + width * 0.3, base],
        ],
        colours.leafShade,
      ),
    ) +
    rect(x + width, top, depth, height, side) +
    rect(x, top, width, height, front) +
    openings(colours, block) +
    rect(x, base - 10, width, 10, side) +
    rect(x + width, base - 10, depth, 10, colours.wallDeep) +
    cover
  )
}

/** A flight of steps, widest at the bottom, ending on `base`. */
export function steps(colours: Palette, x: number, base: number, width: number, count: number): string {
  return times(count, (i) => {
    const spread = (count - 1 - i) * 9
    const y = base - (i + 1) * 8
    return rect(x - width / 2 - spread, y, width + spread * 2, 8, i % 2 ? colours.wallShade : colours.wall)
  })
}

/** A portico: a pediment or flat canopy on columns, with a dark doorway behind. */
export function portico(
  colours: Palette,
  x: number,
  base: number,
  width: number,
  height: number,
  pitched: boolean,
): string {
  const columns = 4
  const gap = (width - 22) / (columns - 1)
  const head = pitched
    ? path(
        d`M${x - width / 2 - 18} ${base - height}H${x + width / 2 + 18}L${x} ${base - height - width * 0.24}Z`,
        colours.wall,
      ) +
      path(
        d`M${x} ${base - height - width * 0.24}L${x + width / 2 + 18} ${base - height}H${x + width / 2 - 34}Z`,
        colours.wallShade,
      ) +
      rect(x - width / 2 - 18, base - height, width + 36, 16, colours.roof)
    : rect(x - width / 2 - 26, base - height - 12, width + 52, 26, colours.roof)
  return (
    rect(x - width / 2, base - height, width, height, colours.wallDeep) +
    arch(x, base, gap * 0.78, height * 0.8, colours.dark) +
    times(columns, (i) => {
      const left = x - width / 2 + i * gap
      return (
        rect(left, base - height, 15, height, colours.wall) +
        rect(left + 15, base - height, 7, height, colours.wallShade) +
        rect(left - 4, base - 10, 30, 10, colours.wallShade)
      )
    }) +
    head
  )
}

/** A dome on its drum with a finial, `radius` wide to each side, standing on `base`. */
export function dome(colours: Palette, x: number, base: number, radius: number, fill: string, shade: string): string {
  const spring = base - radius * 0.34
  return (
    rect(x - radius * 0.9, spring, radius * 1.8, radius * 0.36, colours.wall) +
    rect(x + radius * 0.3, spring, radius * 0.6, radius * 0.36, colours.wallShade) +
    times(5, (i) =>
      rect(
        x - radius * 0.72 + i * radius * 0.32,
        spring + radius * 0.08,
        radius * 0.14,
        radius * 0.22,
        colours.wallDeep,
      ),
    ) +
    path(d`M${x - radius} ${spring}A${radius} ${radius * 1.04} 0 0 1 ${x + radius} ${spring}Z`, fill) +
    path(
      d`M${x} ${spring - radius * 1.04}A${radius} ${radius * 1.04} 0 0 1 ${x + radius} ${spring}H${x + radius * 0.42}C${x + radius * 0.5} ${spring - radius * 0.5} ${x + radius * 0.3} ${spring - radius * 0.9} ${x} ${spring - radius * 1.04}Z`,
      shade,
    ) +
    rect(x - 3, spring - radius * 1.5, 6, radius * 0.5, colours.accent)
  )
}
