import { between, pick, type Random } from '@/tools/bench/random'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A slip of the finger: a letter left out, doubled, exchanged for another, or two of them swapped. */
function slip(random: Random, word: string): string {
  if (word.length < 4) return word
  const at = between(random, 1, word.length - 2)
  const before = word.slice(0, at)
  const letter = word.charAt(at)
  const after = word.slice(at + 1)
  const slips = [
    before + after,
    before + letter + letter + after,
    before + LETTERS.charAt(between(random, 0, 25)) + after,
    before + after.charAt(0) + letter + after.slice(1),
  ]
  return pick(random, slips)
}

/** The name in small letters with `slips` mistakes in words of their own where it has as many. */
export function mistype(random: Random, name: string, slips: number): string {
  const words = name.toLowerCase().split(/\s+/)
  const long = words.flatMap((word, index) => (word.length >= 4 ? [index] : []))
  for (let left = Math.min(slips, long.length); left > 0; left -= 1) {
    const [index = 0] = long.splice(between(random, 0, long.length - 1), 1)
    words[index] = slip(random, words[index] ?? '')
  }
  return words.join(' ')
}

const SMALL_WORDS = new Set(['of', 'and', 'for', 'the', '&', 'in'])

/** "R.V. College of Engineering" as "rvce". */
export function acronym(name: string): string {
  const words = name.replace(/\./g, ' ').split(/[\s,]+/)
  return words
    .filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()))
    .map((word) => (word.length <= 4 && word === word.toUpperCase() ? word : word.charAt(0)))
    .join('')
    .toLowerCase()
}

/** A name as somebody may type it: as it is, its beginning, with mistakes, with its place, or by its letters. */
export function asTyped(random: Random, name: string, place: string | null): string {
  const chance = random()
  if (chance < 0.25) return name
  if (chance < 0.45) return name.toLowerCase().split(' ').slice(0, 2).join(' ')
  if (chance < 0.75) return mistype(random, name, 1)
  if (chance < 0.85) return mistype(random, name, 2)
  if (chance < 0.95 && place)
    return `${mistype(random, name, 0).split(' ').slice(0, 3).join(' ')} ${place.toLowerCase()}`
  return acronym(name)
}
