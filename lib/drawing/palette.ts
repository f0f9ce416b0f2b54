/** Colours are thought of in oklch, as the tokens are, and written in hex, which every renderer reads. */

function toLinear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toByte(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

/** `#rrggbb` of an oklch colour; outside sRGB the chroma gives way, never the lightness or the hue. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; c > 0.002; c *= 0.94) {
    const linear = toLinear(lightness, c, hue)
    if (linear.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return `#${linear.map(toByte).join('')}`
  }
  return `#${toLinear(lightness, 0, hue).map(toByte).join('')}`
}

export const TURMERIC = oklch(0.84, 0.165, 85)
export const KUMKUM = oklch(0.56, 0.19, 27)
export const PAPER = oklch(0.986, 0.006, 85)
export const CREAM = oklch(0.962, 0.022, 85)

export type Mood = 'day' | 'golden' | 'dusk'
/** Every colour of an outdoor scene, in the hue of its institution. */
export type Palette = ReturnType<typeof outdoors>

/** @param hue oklch degrees */
export function outdoors(hue: number, mood: Mood) {
  const evening = 268 + (((hue - 268 + 540) % 360) - 180) * 0.16
  const sky = {
    day: [oklch(0.9, 0.05, hue), oklch(0.93, 0.038, hue), oklch(0.958, 0.024, hue)],
    golden: [oklch(0.915, 0.07, 80), oklch(0.94, 0.055, 82), oklch(0.965, 0.035, 84)],
    // An evening sky is blue whatever the hue; it only leans towards it.
    dusk: [oklch(0.6, 0.075, evening), oklch(0.74, 0.06, evening + 20), oklch(0.885, 0.065, 58)],
  }[mood]
  const dim = mood === 'dusk' ? 0.045 : 0
  return {
    mood,
    hue,
    sky,
    sun: mood === 'day' ? oklch(0.95, 0.07, 92) : oklch(0.86, 0.15, mood === 'dusk' ? 65 : 84),
    cloud: mood === 'dusk' ? oklch(0.83, 0.05, evening) : oklch(0.985, 0.01, 85),
    hills: [0.84, 0.75, 0.65, 0.55].map((lightness, index) => oklch(lightness - dim * 1.4, 0.05 + index * 0.017, hue)),
    wall: oklch(0.966 - dim, 0.02, 80),
    wallShade: oklch(0.865 - dim, 0.035, hue),
    wallDeep: oklch(0.77 - dim, 0.05, hue),
    brick: oklch(0.7 - dim, 0.105, 42),
    brickShade: oklch(0.59 - dim, 0.1, 38),
    tile: oklch(0.63 - dim, 0.145, 40),
    tileShade: oklch(0.53 - dim, 0.135, 36),
    roof: oklch(0.48 - dim, 0.125, hue),
    roofShade: oklch(0.39 - dim, 0.11, hue),
    glass: mood === 'dusk' ? oklch(0.88, 0.12, 86) : oklch(0.52, 0.08, hue),
    glassLit: mood === 'dusk' ? oklch(0.94, 0.1, 92) : oklch(0.66, 0.075, hue),
    dark: oklch(0.33, 0.07, hue),
    lawn: oklch(0.78 - dim, 0.1, 128),
    lawnLit: oklch(0.835 - dim, 0.105, 122),
    lawnShade: oklch(0.68 - dim, 0.095, 136),
    path: oklch(0.935 - dim, 0.032, 80),
    pathShade: oklch(0.86 - dim, 0.04, 75),
    soil: oklch(0.64 - dim, 0.085, 48),
    leaf: oklch(0.56 - dim, 0.1, 148),
    leafLit: oklch(0.675 - dim, 0.115, 136),
    leafShade: oklch(0.44 - dim, 0.085, 158),
    trunk: oklch(0.43, 0.055, 55),
    trunkLit: oklch(0.56, 0.06, 60),
    flower: oklch(0.64, 0.19, 36),
    flowerLit: oklch(0.74, 0.17, 52),
    accent: TURMERIC,
  }
}
