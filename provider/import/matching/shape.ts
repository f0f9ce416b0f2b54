import { frameOf } from '@/provider/search/sound'

type Shape = { bones: string; frame: string | null }

const REMEMBERED = 200_000
const VOWELS = /[aeiouy]/g
const shapes = new Map<string, Shape>()

/** A sound without its vowels, and without those that are left out at will. */
export function shapeOf(sound: string): Shape {
  const known = shapes.get(sound)
  if (known !== undefined) return known
  if (shapes.size >= REMEMBERED) shapes.clear()
  const shape = { bones: sound.replace(VOWELS, ''), frame: frameOf(sound) }
  shapes.set(sound, shape)
  return shape
}
