import { AVATAR_COUNT, drawAvatar } from '@/lib/drawing/avatar'
import { CAMPUS_KINDS, type CampusKind, drawCampus } from '@/lib/drawing/campus/campus'
import { CREST_COUNT, drawCrest } from '@/lib/drawing/crest'
import { drawIcon, ICON_NAMES, type IconName } from '@/lib/drawing/icons'
import { drawScene, SCENE_KINDS, type SceneKind } from '@/lib/drawing/scenes'

/** Hues come in steps of 12 degrees, and seeds are few, so that only so many pictures exist. */
const HUE_STEP = 12
const MAX_SEEDS = 99

/** A picture that can be drawn: what it is, and a function that makes its SVG. */
export type Drawing = { key: string; width: number; height: number; draw: () => string }

const ADDRESS = /^\/media\/drawn\/([a-z]+)(?:\/([A-Z]{1,3}))?\/([1-9]\d?)-(0|[1-9]\d{0,2})\.webp$/

const ICON_ADDRESS = /^\/media\/drawn\/icon\/([a-z]+)-(0|[1-9]\d{0,2})\.webp$/

const isHue = (hue: number) => hue < 360 && hue % HUE_STEP === 0

function iconAt(path: string): Drawing | null {
  const [, name = '', hueText = ''] = ICON_ADDRESS.exec(path) ?? []
  const icon = among(ICON_NAMES, name)
  const hue = Number(hueText)
  return icon && isHue(hue) ? { key: path, width: 192, height: 192, draw: () => drawIcon(icon, hue) } : null
}

function among<Kind extends string>(kinds: readonly Kind[], name: string): Kind | undefined {
  return kinds.find((kind) => kind === name)
}

/** The drawing at a path, or `null` when there is none: unknown kinds, seeds and hues are refused. */
export function drawingAt(path: string): Drawing | null {
  const [, kind = '', initials, seedText = '', hueText = ''] = ADDRESS.exec(path) ?? []
  const seed = Number(seedText)
  const hue = Number(hueText)
  if (kind === '') return iconAt(path)
  if (!isHue(hue)) return null
  if (kind === 'crest') {
    if (!initials || seed > CREST_COUNT) return null
    return { key: path, width: 320, height: 320, draw: () => drawCrest(initials, seed, hue) }
  }
  if (initials) return null
  if (kind === 'avatar') {
    return seed > AVATAR_COUNT ? null : { key: path, width: 256, height: 256, draw: () => drawAvatar(seed, hue) }
  }
  const campus = among(CAMPUS_KINDS, kind)
  if (campus) return { key: path, width: 1280, height: 720, draw: () => drawCampus(campus, seed, hue) }
  const scene = among(SCENE_KINDS, kind)
  return scene ? { key: path, width: 1600, height: 640, draw: () => drawScene(scene, seed, hue) } : null
}

const roundHue = (hue: number) => (Math.round(hue / HUE_STEP) * HUE_STEP) % 360

/** The address of a campus picture or a scene; seeds beyond the range wrap round. */
export function pictureAddress(kind: CampusKind | SceneKind, seed: number, hue: number): string {
  return `/media/drawn/${kind}/${((seed - 1) % MAX_SEEDS) + 1}-${roundHue(hue)}.webp`
}

/** @param initials one to three capitals A to Z */
export function crestAddress(initials: string, seed: number, hue: number): string {
  return `/media/drawn/crest/${initials}/${seed}-${roundHue(hue)}.webp`
}

export function avatarAddress(seed: number, hue: number): string {
  return `/media/drawn/avatar/${((seed - 1) % AVATAR_COUNT) + 1}-${roundHue(hue)}.webp`
}

export function iconAddress(name: IconName, hue: number): string {
  return `/media/drawn/icon/${name}-${roundHue(hue)}.webp`
}
