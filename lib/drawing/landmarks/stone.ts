import { CREAM, oklch, TURMERIC } from '@/lib/drawing/palette'

export type Stone = ReturnType<typeof stoneOf>

/** Three tones of masonry, lit from the left, with openings in the hue of the scene. */
export function stoneOf(hue: number, warmth: 'granite' | 'sandstone' | 'palace') {
  const tones = {
    granite: { lit: CREAM, mid: oklch(0.9, 0.03, 75), shade: oklch(0.81, 0.045, hue) },
    sandstone: { lit: oklch(0.89, 0.07, 75), mid: oklch(0.81, 0.085, 66), shade: oklch(0.69, 0.085, 52) },
    palace: { lit: oklch(0.95, 0.035, 80), mid: oklch(0.89, 0.055, 70), shade: oklch(0.79, 0.06, 45) },
  }[warmth]
  return {
    ...tones,
    opening: oklch(0.5, 0.075, hue),
    deep: oklch(0.36, 0.085, hue),
    dome: oklch(0.58, 0.17, 30),
    domeShade: oklch(0.47, 0.15, 27),
    gold: TURMERIC,
    goldShade: oklch(0.73, 0.145, 75),
  }
}
