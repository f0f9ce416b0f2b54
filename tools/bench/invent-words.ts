import { pick, type Random } from './random'

/** How places and people's names of Karnataka end; what stands before is their stem. */
const PLACE_ENDINGS = `halli hally pura puram gere kere hatti koppa nagara nagar wadi vadi gudi katte betta gundi palya
  sandra doddi hosur kote gatta thanda tanda patna gudda agrahara kuppe mane beedu kallu hole gal wad oor uru pet
  angala adka bettu kodi mogaru samudra varam giri`.split(/\s+/)
const PERSON_ENDINGS = `appa aiah ayya amma anna eshwara eshwar eswara swamy swami gowda lingaiah lingappa raja raj nath
  natha ananda anand murthy devi reddy shetty kumar krishna lakshmi prasad rama vathi bai rao das pandit nanda`.split(
  /\s+/,
)
const longestFirst = (a: string, b: string) => b.length - a.length
const MIN_STEM_LENGTH = 3

export type Endings = 'place' | 'person'
const ENDINGS: Record<Endings, readonly string[]> = {
  place: PLACE_ENDINGS.sort(longestFirst),
  person: PERSON_ENDINGS.sort(longestFirst),
}

/** "Kallahalli" as `['Kalla', 'halli']`; `null` for a word that ends otherwise. */
function splitWord(word: string, endings: Endings): [stem: string, ending: string] | null {
  if (!/^[A-Z][a-z]+$/.test(word)) return null
  const ending = ENDINGS[endings].find((end) => word.endsWith(end) && word.length >= end.length + MIN_STEM_LENGTH)
  return ending === undefined ? null : [word.slice(0, -ending.length), ending]
}

/** Stems and endings as often as they were met, to make words that could stand beside those. */
export type WordParts = { stems: readonly string[]; endings: readonly string[] }

export function learnWords(words: readonly string[], endings: Endings): WordParts {
  const split = words.flatMap((word) => {
    const parts = splitWord(word, endings)
    return parts ? [parts] : []
  })
  return { stems: split.map(([stem]) => stem), endings: split.map(([, ending]) => ending) }
}

/** A word that need not exist but sounds like one; `fallback` when nothing was learnt. */
export function inventWord(random: Random, { stems, endings }: WordParts, fallback: string): string {
  if (stems.length === 0) return fallback
  const stem = pick(random, stems)
  const ending = pick(random, endings)
  const last = stem.at(-1) ?? ''
  // "Kalla" and "aiah" make "Kallaiah".
  return 'aeiou'.includes(last) && 'aeiou'.includes(ending.charAt(0)) ? stem.slice(0, -1) + ending : stem + ending
}
