import type { Stone } from '@/lib/drawing/landmarks/stone'
import { arch, d, ellipse, path, rect, times } from '@/lib/drawing/svg'

function tower(stone: Stone, x: number): string {
  return (
    rect(x - 27, -236, 54, 236, stone.lit) +
    rect(x + 6, -236, 21, 236, stone.shade) +
    times(
      7,
      (floor) =>
        times(3, (i) => arch(x - 16 + i * 16, -8 - floor * 32, 10, 20, stone.opening)) +
        rect(x - 30, -36 - floor * 32, 60, 5, stone.mid),
    ) +
    path(
      d`M${x - 27} -242C${x - 34} -274 ${x - 12} -288 ${x} -292C${x + 12} -288 ${x + 34} -274 ${x + 27} -242Z`,
      stone.lit,
    ) +
    path(
      d`M${x} -292C${x + 12} -288 ${x + 34} -274 ${x + 27} -242H${x + 8}C${x + 14} -262 ${x + 10} -282 ${x} -292Z`,
      stone.shade,
    ) +
    rect(x - 32, -246, 64, 8, stone.mid) +
    rect(x - 2, -306, 4, 16, stone.gold)
  )
}

/** Gol Gumbaz, about 470 wide and 430 high, standing on 0,0. */
export function gumbaz(stone: Stone): string {
  return (
    rect(-246, -6, 492, 12, stone.shade) +
    path('M-176 -236C-176 -366 -98 -424 0 -424C98 -424 176 -366 176 -236Z', stone.lit) +
    path('M0 -424C98 -424 176 -366 176 -236H70C108 -312 84 -396 0 -424Z', stone.shade) +
    times(13, (i) => ellipse(-156 + i * 26, -244, 15, 18, i > 8 ? stone.shade : stone.mid)) +
    rect(-2.5, -452, 5, 30, stone.gold) +
    rect(-200, -218, 400, 218, stone.lit) +
    rect(120, -218, 80, 218, stone.mid) +
    rect(-214, -238, 428, 24, stone.mid) +
    times(22, (i) => rect(-206 + i * 19, -216, 9, 14, stone.shade)) +
    arch(-112, 0, 78, 168, stone.shade) +
    arch(0, 0, 104, 190, stone.shade) +
    arch(112, 0, 78, 168, stone.shade) +
    arch(0, 0, 60, 128, stone.deep) +
    arch(-112, 0, 36, 74, stone.opening) +
    arch(112, 0, 36, 74, stone.opening) +
    arch(-112, -92, 26, 34, stone.opening) +
    arch(112, -92, 26, 34, stone.opening) +
    tower(stone, -220) +
    tower(stone, 220)
  )
}
