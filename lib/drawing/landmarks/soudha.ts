import type { Stone } from '@/lib/drawing/landmarks/stone'
import { arch, d, path, rect, times } from '@/lib/drawing/svg'

function cupola(stone: Stone, x: number, base: number, radius: number): string {
  const spring = base - radius * 0.9
  return (
    rect(x - radius * 0.86, spring, radius * 1.72, radius * 0.9, stone.lit) +
    rect(x + radius * 0.3, spring, radius * 0.56, radius * 0.9, stone.shade) +
    times(4, (i) =>
      rect(x - radius * 0.66 + i * radius * 0.36, spring + radius * 0.18, radius * 0.16, radius * 0.72, stone.opening),
    ) +
    rect(x - radius * 1.1, spring - radius * 0.16, radius * 2.2, radius * 0.2, stone.mid) +
    path(
      d`M${x - radius} ${spring - radius * 0.14}C${x - radius * 1.04} ${spring - radius * 0.9} ${x - radius * 0.4} ${spring - radius * 1.16} ${x} ${spring - radius * 1.2}C${x + radius * 0.4} ${spring - radius * 1.16} ${x + radius * 1.04} ${spring - radius * 0.9} ${x + radius} ${spring - radius * 0.14}Z`,
      stone.lit,
    ) +
    path(
      d`M${x} ${spring - radius * 1.2}C${x + radius * 0.4} ${spring - radius * 1.16} ${x + radius * 1.04} ${spring - radius * 0.9} ${x + radius} ${spring - radius * 0.14}H${x + radius * 0.36}C${x + radius * 0.6} ${spring - radius * 0.7} ${x + radius * 0.4} ${spring - radius} ${x} ${spring - radius * 1.2}Z`,
      stone.shade,
    ) +
    rect(x - radius * 0.07, spring - radius * 1.7, radius * 0.14, radius * 0.54, stone.gold)
  )
}

function wing(stone: Stone, left: number, width: number, bays: number): string {
  const gap = width / bays
  return (
    rect(left, -124, width, 124, stone.lit) +
    times(
      3,
      (floor) =>
        times(bays, (i) =>
          floor === 1
            ? arch(left + (i + 0.5) * gap, -46 - floor * 2, gap * 0.5, 34, stone.opening)
            : rect(left + (i + 0.28) * gap, floor === 0 ? -32 : -112, gap * 0.44, floor === 0 ? 24 : 22, stone.opening),
        ) + rect(left, -40 - floor * 44, width, 5, stone.mid),
    ) +
    rect(left - 6, -136, width + 12, 13, stone.mid) +
    times(Math.floor(width / 16), (i) => rect(left + 2 + i * 16, -144, 9, 9, stone.lit))
  )
}

/** Vidhana Soudha, about 760 wide and 370 high, its middle on 0,0: steps, colonnade, wings, five domes. */
export function soudha(stone: Stone): string {
  return (
    rect(-372, -10, 744, 14, stone.shade) +
    wing(stone, -300, 190, 9) +
    wing(stone, 110, 190, 9) +
    rect(-364, -146, 74, 146, stone.lit) +
    rect(-370, -158, 86, 14, stone.mid) +
    rect(290, -146, 74, 146, stone.lit) +
    rect(338, -146, 26, 146, stone.shade) +
    rect(284, -158, 86, 14, stone.mid) +
    times(2, (side) =>
      times(3, (row) => times(2, (i) => rect(-352 + side * 654 + i * 26, -128 + row * 42, 14, 24, stone.opening))),
    ) +
    cupola(stone, -327, -158, 30) +
    cupola(stone, 327, -158, 30) +
    rect(-128, -178, 256, 178, stone.lit) +
    rect(92, -178, 36, 178, stone.shade) +
    rect(-122, -168, 214, 128, stone.opening) +
    rect(-122, -168, 214, 22, stone.deep) +
    times(
      8,
      (i) =>
        rect(-124 + i * 29, -168, 13, 128, stone.lit) +
        rect(-115 + i * 29, -168, 5, 128, stone.mid) +
        rect(-127 + i * 29, -168, 19, 9, stone.mid),
    ) +
    rect(-144, -192, 288, 16, stone.mid) +
    rect(100, -192, 44, 16, stone.shade) +
    rect(-112, -214, 224, 24, stone.lit) +
    rect(78, -214, 34, 24, stone.shade) +
    times(15, (i) => rect(-106 + i * 14, -208, 7, 14, stone.opening)) +
    rect(-122, -222, 244, 10, stone.mid) +
    cupola(stone, -98, -220, 18) +
    cupola(stone, 98, -220, 18) +
    cupola(stone, 0, -220, 58) +
    times(6, (i) => rect(-142 - i * 8, -42 + i * 8, 284 + i * 16, 8, i % 2 ? stone.mid : stone.lit))
  )
}
