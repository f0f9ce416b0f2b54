import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOklch, type Oklch } from './contrast'

/** The colours that styles/tokens.css defines, by name without "--color-". */
export function readColourTokens(): Map<string, Oklch> {
  const css = readFileSync(join(process.cwd(), 'styles', 'tokens.css'), 'utf8')
  const tokens = new Map<string, Oklch>()
  for (const [, name, written] of css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    const colour = written === undefined ? null : readOklch(written)
    if (name !== undefined && colour !== null) tokens.set(name, colour)
  }
  return tokens
}

const LIGHT = ['paper', 'surface', 'sunk', 'river-tint'] as const

/** Which colours stand as text on which, everywhere in the house; each pair must reach 4.5 : 1. */
export const TEXT_PAIRS: readonly (readonly [text: string, background: string])[] = [
  ...['ink', 'ink-2', 'grey', 'river', 'river-deep', 'kumkum', 'leaf'].flatMap((text) =>
    LIGHT.map((background) => [text, background] as const),
  ),
  ['turmeric-deep', 'surface'],
  ['turmeric-deep', 'turmeric-tint'],
  ['kumkum', 'kumkum-tint'],
  ['leaf', 'leaf-tint'],
  ['ink', 'kumkum-tint'],
  ['ink', 'turmeric'],
  ['river-deep', 'turmeric'],
  ['white', 'river'],
  ['white', 'river-deep'],
  ['white', 'ink'],
  ['on-river-grey', 'river-deep'],
]

/** Edges of controls and of the star, which must reach 3 : 1. */
export const EDGE_PAIRS: readonly (readonly [edge: string, background: string])[] = [
  ['line-3', 'paper'],
  ['line-3', 'surface'],
  ['line-3', 'river-tint'],
  ['turmeric-line', 'surface'],
]
