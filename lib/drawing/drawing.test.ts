import { AVATAR_COUNT, drawAvatar } from '@/lib/drawing/avatar'
import { CAMPUS_KINDS, drawCampus } from '@/lib/drawing/campus/campus'
import { CREST_COUNT, crestSeed, drawCrest } from '@/lib/drawing/crest'
import { EMBLEM_NAMES } from '@/lib/drawing/emblems'
import { drawIcon, ICON_NAMES } from '@/lib/drawing/icons'
import { monogram } from '@/lib/drawing/monogram'
import { oklch } from '@/lib/drawing/palette'
import { createRandom } from '@/lib/drawing/random'
import { drawScene, SCENE_KINDS } from '@/lib/drawing/scenes'

const HUES = [0, 96, 264]

const all = [
  ...CAMPUS_KINDS.flatMap((kind) =>
    HUES.map((hue, index) => [`${kind} ${hue}`, drawCampus(kind, index + 1, hue)] as const),
  ),
  ...SCENE_KINDS.map((kind) => [kind, drawScene(kind, 3, 264)] as const),
  ...ICON_NAMES.map((name) => [`icon ${name}`, drawIcon(name, 264)] as const),
  ...Array.from({ length: AVATAR_COUNT }, (_, index) => [`avatar ${index + 1}`, drawAvatar(index + 1, 48)] as const),
  ...Array.from(
    { length: CREST_COUNT },
    (_, index) => [`crest ${index + 1}`, drawCrest('QXZ', index + 1, 204)] as const,
  ),
]

describe('drawings', () => {
  it.each(all)('draws %s without a number that is none', (_name, svg) => {
    expect(svg).toMatch(/^<svg [^>]+>.+<\/svg>$/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(all)('draws %s without ids, fonts or links, so that it can share a page', (_name, svg) => {
    expect(svg).not.toMatch(/\bid=|<text|<style|<script|href|url\(/)
  })

  it('draws the same picture from the same seed and another from another', () => {
    for (const kind of CAMPUS_KINDS) {
      expect(drawCampus(kind, 4, 120)).toBe(drawCampus(kind, 4, 120))
      expect(new Set([1, 2, 3, 4, 5].map((seed) => drawCampus(kind, seed, 120))).size).toBeGreaterThan(2)
    }
  })

  it('gives each form and emblem a crest of its own', () => {
    const seeds = EMBLEM_NAMES.flatMap((name) => [0, 1, 2, 3, 4].map((form) => crestSeed(form, name)))
    expect(new Set(seeds).size).toBe(CREST_COUNT)
    expect(Math.max(...seeds)).toBe(CREST_COUNT)
    expect(new Set(seeds.map((seed) => drawCrest('AB', seed, 0))).size).toBe(CREST_COUNT)
  })

  it('has a letter for each of A to Z, and leaves out what is none', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') expect(monogram(letter, 100, 60, '#000')).toContain('<path')
    expect(monogram('a1', 100, 60, '#000')).toBe(monogram('A', 100, 60, '#000'))
    expect(monogram('!', 100, 60, '#000')).not.toContain('<path')
  })
})

describe('oklch', () => {
  it.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    [0.627955, 0.257683, 29.2339, '#ff0000'],
    [0.452014, 0.313214, 264.052, '#0000ff'],
  ])('of %d %d %d is %s', (lightness, chroma, hue, hex) => {
    expect(oklch(lightness, chroma, hue)).toBe(hex)
  })

  it('gives up chroma outside sRGB', () => {
    expect(oklch(0.9, 0.4, 264)).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('createRandom', () => {
  it('stays in its ranges', () => {
    const random = createRandom(7)
    for (let turn = 0; turn < 2000; turn++) {
      const value = random.between(2, 3)
      expect(value >= 2 && value < 3).toBe(true)
      expect([1, 2, 3]).toContain(random.whole(1, 3))
      expect(['a', 'b']).toContain(random.pick('a', 'b'))
    }
  })
})
