import type { Stone } from '@/lib/drawing/landmarks/stone'
import { arch, circle, d, ellipse, path, place, polygon, rect, times } from '@/lib/drawing/svg'

function wheel(stone: Stone, x: number, radius: number): string {
  const y = -radius
  return (
    circle(x + 7, y, radius, stone.deep) +
    circle(x, y, radius, stone.mid) +
    path(d`M${x} ${y - radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}Z`, stone.lit) +
    circle(x, y, radius * 0.82, stone.shade) +
    circle(x, y, radius * 0.74, stone.mid) +
    times(
      8,
      (i) =>
        `<g transform="rotate(${i * 45} ${x} ${y})">${ellipse(x, y - radius * 0.45, radius * 0.13, radius * 0.27, i > 0 && i < 5 ? stone.shade : stone.lit)}</g>`,
    ) +
    circle(x, y, radius * 0.24, stone.shade) +
    circle(x - 1, y - 1, radius * 0.15, stone.lit)
  )
}

function elephant(stone: Stone, x: number): string {
  return (
    path(
      d`M${x} 0V-42C${x} -74 ${x + 22} -86 ${x + 50} -84C${x + 80} -84 ${x + 90} -62 ${x + 90} 0H${x + 68}V-26H${x + 26}V0Z`,
      stone.mid,
    ) +
    path(d`M${x} 0V-42C${x} -74 ${x + 22} -86 ${x + 50} -84L${x + 26} -26V0Z`, stone.lit) +
    path(
      d`M${x + 16} -84C${x + 6} -100 ${x - 22} -98 ${x - 30} -78C${x - 38} -58 ${x - 36} -36 ${x - 44} -8C${x - 40} 0 ${x - 30} 0 ${x - 28} -8C${x - 24} -28 ${x - 16} -40 ${x - 6} -46C${x + 14} -46 ${x + 24} -62 ${x + 16} -84Z`,
      stone.lit,
    ) +
    path(
      d`M${x - 2} -84C${x + 20} -88 ${x + 26} -62 ${x + 8} -48C${x - 4} -54 ${x - 8} -72 ${x - 2} -84Z`,
      stone.shade,
    ) +
    circle(x - 22, -72, 3, stone.deep)
  )
}

/** A curved stone eave, `width` wide, its lower edge on `y`. */
function eave(stone: Stone, y: number, width: number, height: number): string {
  const half = width / 2
  return (
    path(
      d`M${-half} ${y}C${-half + 20} ${y - 4} ${-half + 34} ${y - height} ${-half + 50} ${y - height}H${half - 50}C${half - 34} ${y - height} ${half - 20} ${y - 4} ${half} ${y}Z`,
      stone.lit,
    ) +
    path(
      d`M${half * 0.4} ${y - height}H${half - 50}C${half - 34} ${y - height} ${half - 20} ${y - 4} ${half} ${y}H${half * 0.52}Z`,
      stone.shade,
    ) +
    rect(-half, y - 2, width, 6, stone.mid)
  )
}

/** The stone chariot of Hampi, about 480 wide and 400 high, standing on 0,0. */
export function chariot(stone: Stone): string {
  return (
    rect(-196, -8, 470, 12, stone.shade) +
    rect(-150, -128, 300, 96, stone.mid) +
    rect(80, -128, 70, 96, stone.shade) +
    times(4, (i) => rect(-166 + (i % 2) * 10, -134 + i * 24, 332 - (i % 2) * 20, 12, i % 2 ? stone.shade : stone.lit)) +
    times(9, (i) => rect(-140 + i * 32, -122, 16, 12, stone.deep)) +
    rect(-118, -262, 236, 130, stone.mid) +
    rect(58, -262, 60, 130, stone.shade) +
    rect(-118, -262, 36, 130, stone.lit) +
    times(
      6,
      (i) =>
        rect(-118 + i * 43, -262, 20, 130, i > 3 ? stone.mid : stone.lit) +
        rect(-124 + i * 43, -262, 32, 10, stone.lit) +
        rect(-124 + i * 43, -144, 32, 12, stone.lit),
    ) +
    rect(-42, -252, 64, 120, stone.shade) +
    arch(-10, -132, 44, 104, stone.deep) +
    eave(stone, -262, 330, 42) +
    rect(-104, -330, 208, 28, stone.mid) +
    rect(52, -330, 52, 28, stone.shade) +
    times(7, (i) => arch(-90 + i * 30, -304, 18, 20, stone.deep)) +
    eave(stone, -328, 244, 28) +
    polygon(
      [
        [-66, -356],
        [66, -356],
        [50, -380],
        [-50, -380],
      ],
      stone.lit,
    ) +
    polygon(
      [
        [24, -356],
        [66, -356],
        [50, -380],
        [20, -380],
      ],
      stone.shade,
    ) +
    times(5, (i) => arch(-44 + i * 22, -380, 18, 16, i > 2 ? stone.shade : stone.lit)) +
    wheel(stone, -92, 70) +
    wheel(stone, 104, 70) +
    place(-228, 2, 1.25, elephant(stone, 0))
  )
}

/** The rounded granite boulders of Hampi, about 300 wide, standing on 0,0. */
export function boulders(lit: string, mid: string, shade: string): string {
  const rock = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x, y, rx, ry, shade) +
    path(
      d`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx * 0.7} ${y - ry * 0.71}C${x + rx * 0.3} ${y} ${x} ${y + ry * 0.6} ${x - rx * 0.5} ${y + ry * 0.87}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`,
      mid,
    ) +
    ellipse(x - rx * 0.36, y - ry * 0.38, rx * 0.34, ry * 0.26, lit)
  return (
    rock(66, -34, 84, 52) +
    rock(-70, -26, 70, 42) +
    rock(2, -88, 70, 44) +
    rock(-16, -136, 34, 26) +
    rock(132, -14, 48, 28)
  )
}
