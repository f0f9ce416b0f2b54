import type { Icon } from '@/lib/drawing/icons/icon'
import { learning } from '@/lib/drawing/icons/learning'
import { networks } from '@/lib/drawing/icons/networks'
import { state } from '@/lib/drawing/icons/state'
import { oklch, TURMERIC } from '@/lib/drawing/palette'
import { path, picture, place, stroke } from '@/lib/drawing/svg'

const ICONS = { ...learning, ...state, ...networks }
export type IconName = keyof typeof ICONS
export const ICON_NAMES = Object.keys(ICONS).filter((name): name is IconName => name in ICONS)

/** One weight for all: on the field of 96 that icons are drawn on. */
const WEIGHT = 5
const SIZE = 192

/**
 * An icon for a card, 192 × 192 on a transparent ground, as an SVG document.
 * @param hue oklch degrees of line and tint; the house's river blue is 264
 */
export function drawIcon(name: IconName, hue: number): string {
  const { body = '', accent = '', lines = '' }: Icon = ICONS[name]
  const drawn =
    path(body, oklch(0.93, 0.035, hue)) +
    stroke(body, oklch(0.44, 0.16, hue), WEIGHT) +
    path(accent, TURMERIC) +
    stroke(accent + lines, oklch(0.44, 0.16, hue), WEIGHT)
  return picture(SIZE, SIZE, place(0, 0, SIZE / 96, drawn))
}
