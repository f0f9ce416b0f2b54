import { frameOf, soundOf } from '@/provider/search/sound'

type Shape = { bones: string; frame: string | null }

const REMEMBERED = 200_000
const VOWELS = /[aeiouy]/g

/** The same question is asked of the same words a hundred times in a run. */
function remembering<Value>(work: (word: string) => Value): (word: string) => Value {
  const answers = new Map<string, Value>()
  return (word) => {
    const known = answers.get(word)
    if (known !== undefined) return known
    if (answers.size >= REMEMBERED) answers.clear()
    const value = work(word)
    answers.set(word, value)
    return value
  }
}

/** A sound without its vowels, and without those that are left out at will. */
export const shapeOf = remembering((sound): Shape => ({ bones: sound.replace(VOWELS, ''), frame: frameOf(sound) }))

/** How a word, or several run together, sounds. */
export const heard = remembering(soundOf)
