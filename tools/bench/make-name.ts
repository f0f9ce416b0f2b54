import { inventWord } from './invent-words'
import { putTogether, type NameParts } from './name-parts'
import { between, pick, type Random } from './random'
import type { Vocabulary } from './name-vocabulary'

const LETTERS = 'ABCDEGHJKLMNPRSTUVY'
const HONORIFIC = /^(Sri|Shri|Shree|Sree|Smt|St|Dr|Late|The)\.?$/
const SOCIETIES = ['Society', "Society's", 'Sangha', 'Trust', 'Education Society', 'Memorial', 'Samithi', 'Vidya']
const HOW_INITIALS_STAND: ((letters: string[]) => string)[] = [
  (letters) => letters.join(''),
  (letters) => `${letters.join('.')}.`,
  (letters) => letters.join(' '),
  (letters) => `${letters.join('. ')}.`,
]

function initials(random: Random): string {
  const letters = Array.from({ length: between(random, 2, 4) }, () => LETTERS.charAt(between(random, 0, 18)))
  return pick(random, HOW_INITIALS_STAND)(letters)
}

/** The beginning of one founder's name with the end of another's. */
function crossed(one: string, other: string): string {
  const first = one.split(' ')
  const last = other.split(' ')
  const head = HONORIFIC.test(first[0] ?? '') ? 2 : 1
  return [...first.slice(0, head), ...last.slice(Math.floor(last.length / 2))].join(' ')
}

/** Somebody after whom an institution is named: met, crossed, invented, or known by initials. */
function makeFounder(random: Random, vocabulary: Vocabulary): string {
  const { founders, personWords } = vocabulary
  const one = founders.length > 0 ? pick(random, founders) : 'Sri'
  const chance = random()
  if (chance < 0.25) return one
  if (chance < 0.5) return crossed(one, pick(random, founders))
  if (chance < 0.7) return `${initials(random)} ${pick(random, SOCIETIES)}`
  const words = one.split(' ')
  const person = inventWord(random, personWords, 'Basaveshwara')
  if (HONORIFIC.test(words[0] ?? '')) return `${words[0]} ${person}`
  return chance < 0.85 ? `${initials(random)} ${person}` : `${person} ${pick(random, SOCIETIES)}`
}

function makePlace(random: Random, vocabulary: Vocabulary, districtId: number | null, isNew: boolean): string {
  const known = vocabulary.places.get(districtId ?? 0)
  if (!isNew && known && random() < 0.55) return pick(random, known)
  return inventWord(random, vocabulary.placeWords, 'Hosahalli')
}

/**
 * A name of the same kind as `model`'s, with another founder and another place. `isNew` asks for a
 * place that need not exist, when the known ones gave a name that stands already.
 */
export function makeName(
  random: Random,
  vocabulary: Vocabulary,
  model: NameParts,
  districtId: number | null,
  isNew: boolean,
): string {
  // A school of the state is named by its village alone; most others stay so, some are named after somebody.
  const founder = model.founder || random() < 0.1 ? makeFounder(random, vocabulary) : ''
  const hasPlace = isNew || founder === '' || model.place !== '' || random() < 0.3
  const place = hasPlace ? makePlace(random, vocabulary, districtId, isNew) : ''
  return putTogether({ founder, kind: model.kind, place, comma: model.comma || random() < 0.2 })
}
