import { pick, type Random } from '@/tools/bench/random'

const SMALL = new Set(['of', 'and', 'for', 'the', 'in', '&'])
/** Words of which initials have no letter. */
const SILENT = new Set([
  ...SMALL,
  ...'sri shri shree autonomous at a dr st smt society societys trust trusts'.split(' '),
])
/** Heads of names that are initials already, "BMS" and "KLE". */
const INITIALS = /^(?:[^aeiou]{2,4}|kle|pes|bldea|rns)$/

/** Small letters where a register has capitals alone; initials stay. */
export function titled(name: string): string {
  const words = name.replace(/\s+/g, ' ').trim().split(' ')
  const inCase = (word: string, at: number) => {
    if (at > 0 && SMALL.has(word.toLowerCase())) return word.toLowerCase()
    if (/^[^aeiou]{2,5}$/i.test(word) || word.includes('.')) return word.toUpperCase()
    return word.replace(/\p{L}+/gu, (letters) => letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase())
  }
  return words.map(inCase).join(' ')
}

/** The initials by which people call it, of three and more words: "Dayananda Sagar College of Engineering" is DSCE. */
export function initialsOf(name: string): string | null {
  const [own = ''] = name.split(/[,(-]/)
  const letters = own
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z]+/)
  const words = letters.filter((word) => word !== '' && !SILENT.has(word))
  if (words.length < 3) return null
  const initials = words.map((word, at) => (at === 0 && INITIALS.test(word) ? word : word.charAt(0))).join('')
  return initials.length > 2 && initials.length < 8 ? initials.toUpperCase() : null
}

/**
 * Names that people use for towns, old, new and misheard. Not those of `provider/geography`: what the import knows
 * would be found by itself.
 */
export const TOWNS: Readonly<Record<string, readonly string[]>> = {
  Bengaluru: ['Bangalore', 'Bengaluru', 'Banglore', 'BANGALORE', 'Bengalore'],
  Mysuru: ['Mysore', 'Mysuru', 'MYSORE'],
  Mangaluru: ['Mangalore', 'Mangaluru'],
  Belagavi: ['Belgaum', 'Belagavi', 'Belagaum'],
  Hubballi: ['Hubli', 'Hubballi', 'Hubli-Dharwad'],
  Dharwad: ['Dharwad', 'Dharwar'],
  Kalaburagi: ['Gulbarga', 'Kalaburagi', 'Kalburgi'],
  Vijayapura: ['Bijapur', 'Vijayapura', 'Vijaypur'],
  Ballari: ['Bellary', 'Ballari'],
  Shivamogga: ['Shimoga', 'Shivamogga'],
  Tumakuru: ['Tumkur', 'Tumakuru'],
  Davanagere: ['Davangere', 'Davanagere'],
  Hosapete: ['Hospet', 'Hosapete'],
  Chikkamagaluru: ['Chikmagalur', 'Chickmagalur', 'Chikkamagaluru'],
  Chikkaballapura: ['Chikkaballapur', 'Chickballapur'],
  Bagalkote: ['Bagalkot', 'Bagalkote'],
  Udupi: ['Udupi', 'Udipi'],
  Madikeri: ['Madikeri', 'Mercara'],
  Ramanagara: ['Ramanagara', 'Ramanagaram', 'Ramnagar'],
  Chamarajanagar: ['Chamarajanagar', 'Chamrajnagar'],
}

/** A town as somebody calls it. */
export function anotherTownName(town: string, random: Random): string {
  return pick(random, TOWNS[town] ?? [town])
}

const SHORT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bEngineering\b/g, ['Engg.', 'Engg', 'Engineering']],
  [/\bInstitute\b/g, ['Inst.', 'Institute', 'Inst']],
  [/\bTechnology\b/g, ['Tech.', 'Technology', 'Tech']],
  [/\bManagement\b/g, ['Mgmt.', 'Mgt', 'Management']],
  [/\bGovernment\b/g, ['Govt.', 'Govt', 'Gov.']],
  [/\bCollege\b/g, ['Clg', 'College', 'Coll.']],
  [/\bPolytechnic\b/g, ['Polytechnic', 'Poly.']],
  [/\bSciences?\b/g, ['Sc.', 'Science', 'Sciences']],
  [/\bUniversity\b/g, ['Univ.', 'University']],
  [/ and /g, [' & ', ' and ']],
  [/^(?:Sri|Shri|Shree)\.? /g, ['', 'Sri ', 'Shri ']],
  [/\s*\(Autonomous\)/gi, ['', ' (Autonomous)']],
]

/** A name with short forms for its usual words, or without them. */
export function abbreviated(name: string, random: Random): string {
  return SHORT.reduce((text, [long, forms]) => text.replace(long, () => pick(random, forms)), name)
}

const VOWELS = ['a', 'e', 'i', 'o', 'u']

/** One slip of the pen in one long word: two letters the other way round, one left out, one doubled, another vowel. */
export function misspelt(text: string, random: Random): string {
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (/^\p{L}{6,}$/u.test(word) ? [{ word, at }] : []))
  if (long.length === 0) return text
  const { word, at } = pick(random, long)
  const letter = 1 + Math.floor(random() * (word.length - 2))
  const [before, own, after] = [word.slice(0, letter), word.charAt(letter), word.slice(letter + 2)]
  const next = word.charAt(letter + 1)
  const slips = [before + next + own + after, before + next + after, before + own + own + next + after]
  const vowels = VOWELS.includes(own) ? [before + pick(random, VOWELS) + next + after] : []
  return words.with(at, pick(random, [...slips, ...vowels])).join(' ')
}
