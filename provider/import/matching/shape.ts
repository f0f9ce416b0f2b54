import { remember } from '@/provider/search/remember'
import { frameOf, soundOf } from '@/provider/search/sound'

type Shape = { bones: string; frame: string | null }

const VOWELS = /[aeiouy]/g

/** A sound without its vowels, and without those that are left out at will. */
export const shapeOf = remember((sound): Shape => ({ bones: sound.replace(VOWELS, ''), frame: frameOf(sound) }))

/** How a word, or several run together, sounds. */
export const heard = remember(soundOf)
