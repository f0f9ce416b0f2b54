import { hairBehind, hairBefore, headwear, type Hair } from '@/lib/drawing/hair'
import { oklch } from '@/lib/drawing/palette'
import { createRandom, type Random } from '@/lib/drawing/random'
import { circle, ellipse, path, picture, rect, stroke } from '@/lib/drawing/svg'

/** How many people there are. Even seeds are women, odd seeds men. */
export const AVATAR_COUNT = 60

type Skin = readonly [lightness: number, chroma: number, tone: number]

const SKINS: readonly [Skin, ...Skin[]] = [
  [0.79, 0.072, 62],
  [0.72, 0.082, 57],
  [0.65, 0.086, 53],
  [0.57, 0.083, 49],
  [0.49, 0.074, 46],
]

/** Clothes in hues that sit well beside any ground. */
function cloth(random: Random) {
  const hue = random.pick(264, 30, 150, 340, 200, 85, 300)
  const lightness = random.pick(0.5, 0.62, 0.78)
  return {
    lit: oklch(lightness, 0.13, hue),
    shade: oklch(lightness - 0.1, 0.125, hue),
    trim: hue === 85 ? oklch(0.52, 0.17, 27) : oklch(0.84, 0.15, 85),
  }
}

const SHOULDERS = 'M22 256C24 212 56 194 96 186L128 206L160 186C200 194 232 212 234 256Z'
const SHOULDERS_SHADE = 'M128 206L160 186C200 194 232 212 234 256H150C160 232 150 214 128 206Z'

function clothes(random: Random, woman: boolean): string {
  const { lit, shade, trim } = cloth(random)
  const base = path(SHOULDERS, lit) + path(SHOULDERS_SHADE, shade)
  if (woman) {
    const sari = random.chance(0.5)
    return sari
      ? base +
          path('M96 186C70 192 48 202 38 214L150 256H206C170 230 126 206 96 186Z', trim) +
          stroke('M92 190C128 214 172 238 200 256', shade, 5)
      : base +
          path('M84 190C70 196 62 212 60 256H84C84 226 90 206 102 192Z', trim) +
          path('M172 190C186 196 194 212 196 256H172C172 226 166 206 154 192Z', trim)
  }
  const kind = random.pick('shirt', 'kurta', 'coat')
  if (kind === 'kurta')
    return base + rect(121, 204, 14, 52, shade) + path('M96 186L128 210L160 186L164 196L128 222L92 196Z', trim)
  if (kind === 'coat')
    return (
      path(SHOULDERS, oklch(0.95, 0.015, 85)) +
      path('M96 186L22 256H104L116 214ZM160 186L234 256H152L140 214Z', lit) +
      path('M160 186C200 194 232 212 234 256H152L140 214Z', shade)
    )
  return (
    base +
    path('M96 184L128 208L110 226L88 192ZM160 184L128 208L146 226L168 192Z', oklch(0.96, 0.015, 85)) +
    stroke('M128 214V256', shade, 4)
  )
}

function face(random: Random, woman: boolean, skin: string, skinShade: string, hair: string): string {
  const ink = oklch(0.27, 0.03, 40)
  const lips = woman ? oklch(0.5, 0.13, 22) : oklch(0.42, 0.07, 35)
  const glasses = random.chance(0.28)
  const beard = !woman && random.chance(0.34)
  const moustache = !woman && (beard || random.chance(0.4))
  return (
    path('M104 150H152V196L128 214L104 196Z', skinShade) +
    ellipse(80, 122, 10, 15, skin) +
    ellipse(176, 122, 10, 15, skinShade) +
    path('M80 104C80 64 100 52 128 52C156 52 176 64 176 104C176 146 158 176 128 176C98 176 80 146 80 104Z', skin) +
    path(
      'M140 54C164 60 176 76 176 104C176 146 158 176 128 176C152 160 160 130 156 100C154 80 150 66 140 54Z',
      skinShade,
    ) +
    (beard
      ? path(
          'M80 112C82 154 100 182 128 182C156 182 174 154 176 112C168 132 160 142 146 142C136 136 120 136 110 142C96 142 88 132 80 112Z',
          hair,
        )
      : '') +
    stroke('M98 100Q108 94 117 99M139 99Q148 94 158 100', hair, 4.5) +
    circle(108, 113, 4.4, ink) +
    circle(148, 113, 4.4, ink) +
    stroke('M127 114Q122 130 130 132', oklch(0.42, 0.07, 45), 3) +
    (moustache
      ? path(
          'M106 146C112 138 122 138 128 141C134 138 144 138 150 146C142 149 134 147 128 145C122 147 114 149 106 146Z',
          hair,
        )
      : '') +
    stroke(moustache ? 'M117 153Q128 160 139 153' : 'M112 149Q128 162 144 149', lips, 4.5) +
    (glasses
      ? stroke(
          'M94 113a14 13 0 1 0 28 0a14 13 0 1 0 -28 0M134 113a14 13 0 1 0 28 0a14 13 0 1 0 -28 0M122 111Q128 107 134 111',
          ink,
          3,
        )
      : '')
  )
}

/**
 * A person's picture, 256 × 256, as an SVG document.
 * @param seed 1 to `AVATAR_COUNT`; even seeds are women, odd seeds men
 * @param hue oklch degrees of the ground
 */
export function drawAvatar(seed: number, hue: number): string {
  const random = createRandom(seed * 7 + 3)
  const woman = seed % 2 === 0
  const [lightness, chroma, tone] = random.pick(...SKINS)
  const skin = oklch(lightness, chroma, tone)
  const skinShade = oklch(lightness - 0.07, chroma + 0.008, tone - 4)
  const grey = random.chance(0.18)
  const hair = grey
    ? oklch(0.7, 0.012, 80)
    : random.pick(oklch(0.22, 0.02, 60), oklch(0.26, 0.03, 45), oklch(0.2, 0.015, 280))
  const style: Hair = woman
    ? random.pick('bun', 'braid', 'long', 'bob', 'scarf', 'bun', 'braid')
    : random.pick('side', 'crop', 'curls', 'receding', 'peta', 'side', 'crop')
  const wrap = cloth(random)
  return picture(
    256,
    256,
    rect(0, 0, 256, 256, oklch(0.9, 0.05, hue)) +
      path('M256 0V256H120C190 190 210 90 190 0Z', oklch(0.865, 0.06, hue)) +
      hairBehind(style, hair, wrap) +
      clothes(random, woman) +
      face(random, woman, skin, skinShade, hair) +
      hairBefore(style, hair) +
      headwear(style, wrap) +
      (woman && style !== 'scarf' && random.chance(0.6) ? circle(128, 88, 3.6, oklch(0.52, 0.2, 27)) : '') +
      (woman && style !== 'scarf'
        ? circle(80, 140, 4, oklch(0.84, 0.15, 85)) + circle(176, 140, 4, oklch(0.74, 0.14, 80))
        : ''),
  )
}
