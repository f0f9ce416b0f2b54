import type { Stone } from '@/lib/drawing/landmarks/stone'
import { arch, d, path, rect, times } from '@/lib/drawing/svg'

function onion(stone: Stone, x: number, base: number, radius: number, gilded: boolean): string {
  const lit = gilded ? stone.gold : stone.dome
  const shade = gilded ? stone.goldShade : stone.domeShade
  return (
    rect(x - radius * 0.8, base - radius * 0.3, radius * 1.6, radius * 0.34, stone.mid) +
    path(
      d`M${x - radius * 0.72} ${base - radius * 0.26}C${x - radius * 1.3} ${base - radius} ${x - radius * 0.62} ${base - radius * 1.5} ${x} ${base - radius * 1.9}C${x + radius * 0.62} ${base - radius * 1.5} ${x + radius * 1.3} ${base - radius} ${x + radius * 0.72} ${base - radius * 0.26}Z`,
      lit,
    ) +
    path(
      d`M${x} ${base - radius * 1.9}C${x + radius * 0.62} ${base - radius * 1.5} ${x + radius * 1.3} ${base - radius} ${x + radius * 0.72} ${base - radius * 0.26}H${x + radius * 0.2}C${x + radius * 0.6} ${base - radius} ${x + radius * 0.36} ${base - radius * 1.5} ${x} ${base - radius * 1.9}Z`,
      shade,
    ) +
    rect(x - 2, base - radius * 2.3, 4, radius * 0.46, stone.gold)
  )
}

function turret(stone: Stone, x: number, height: number, width: number): string {
  return (
    rect(x - width / 2, -height, width, height, stone.lit) +
    rect(x + width * 0.16, -height, width * 0.34, height, stone.shade) +
    times(Math.floor(height / 48), (i) => arch(x - width * 0.08, -12 - i * 48, width * 0.4, 32, stone.opening)) +
    rect(x - width / 2 - 6, -height - 8, width + 12, 10, stone.mid) +
    onion(stone, x, -height - 6, width * 0.52, false)
  )
}

/** Mysuru's palace, about 760 wide and 400 high, its middle on 0,0: two rows of arches and a gilded dome. */
export function palace(stone: Stone): string {
  const half = (left: number) =>
    rect(left, -150, 250, 150, stone.lit) +
    times(7, (i) => arch(left + 20 + i * 35, 0, 25, 62, stone.opening)) +
    times(7, (i) => arch(left + 20 + i * 35, -76, 22, 50, stone.opening)) +
    rect(left, -74, 250, 8, stone.mid) +
    rect(left - 4, -160, 258, 13, stone.mid) +
    times(16, (i) => arch(left + 10 + i * 15.4, -160, 10, 9, stone.lit))
  return (
    rect(-378, -6, 756, 12, stone.shade) +
    half(-330) +
    half(80) +
    turret(stone, -346, 186, 56) +
    turret(stone, 346, 186, 56) +
    turret(stone, -196, 196, 44) +
    turret(stone, 196, 196, 44) +
    rect(-92, -206, 184, 206, stone.lit) +
    rect(56, -206, 36, 206, stone.shade) +
    arch(-10, 0, 92, 150, stone.mid) +
    arch(-10, 0, 70, 132, stone.deep) +
    rect(-102, -218, 204, 14, stone.mid) +
    times(5, (i) => arch(-68 + i * 29, -166, 18, 32, stone.opening)) +
    rect(-58, -276, 116, 60, stone.lit) +
    rect(28, -276, 30, 60, stone.shade) +
    times(4, (i) => arch(-42 + i * 22, -222, 15, 38, stone.opening)) +
    rect(-66, -286, 132, 12, stone.mid) +
    rect(-34, -326, 68, 42, stone.lit) +
    rect(14, -326, 20, 42, stone.shade) +
    times(3, (i) => arch(-20 + i * 16, -288, 11, 28, stone.opening)) +
    rect(-42, -334, 84, 10, stone.mid) +
    onion(stone, 0, -332, 38, true) +
    onion(stone, -82, -216, 20, false) +
    onion(stone, 82, -216, 20, false)
  )
}
