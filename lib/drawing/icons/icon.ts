import { d } from '@/lib/drawing/svg'

/**
 * An icon on a field of 96 × 96, as path data. All of it is drawn with one line; `body` is filled
 * with the tint and `accent` with turmeric besides.
 */
export type Icon = { body?: string; accent?: string; lines?: string }

export function ring(x: number, y: number, radius: number): string {
  return d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
}

export function box(x: number, y: number, width: number, height: number, corner: number): string {
  const c = corner
  return d`M${x + c} ${y}h${width - 2 * c}a${c} ${c} 0 0 1 ${c} ${c}v${height - 2 * c}a${c} ${c} 0 0 1 ${-c} ${c}h${2 * c - width}a${c} ${c} 0 0 1 ${-c} ${-c}v${2 * c - height}a${c} ${c} 0 0 1 ${c} ${-c}Z`
}
