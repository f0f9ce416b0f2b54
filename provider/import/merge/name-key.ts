import { isInitialsOf } from '@/provider/import/clean/name-parts'

const REPAIRED: Record<string, string> = {
  GOVT: 'GOVERNMENT',
  GFGC: 'GOVERNMENT FIRST GRADE COLLEGE',
  INST: 'INSTITUTE',
  INSTT: 'INSTITUTE',
  ENGG: 'ENGINEERING',
  SAINT: 'ST',
  SREE: 'SRI',
  SHRI: 'SRI',
  SHREE: 'SRI',
}
const EMPTY_WORDS = new Set(['SOCIETY', 'THE', 'OF', 'O', 'AND', 'FOR', 'AT', 'IN'])

/**
 * "Alliance School of Business - Alliance University", "… College of Engineering. Alliance University": a university's part,
 * under its name.
 */
export const PART_OF_UNIVERSITY =
  /^(\p{L}+)\s+(?:school|college|department|faculty)\s+of\s(?:[^–-]+\s[–-]|[^–.-]+\.)\s*(?=\1\b.*\b(?:university|vidyapeetham?|vishwa ?vidyalaya)\b)/iu

/** Plurals and possessives compare as singulars: STUDIES and STUDY, MAHARANIS and MAHARANI. */
export function singular(word: string): string {
  return word.length > 4 ? word.replace(/IES$/, 'Y').replace(/([^S])S$/, '$1') : word
}

/**
 * "AMC College (Administrative Management College)": where the brackets write the initials out, they are the name.
 * "Central Institute of … (CIPET)": initials that follow what they stand for say nothing more.
 */
function writtenOut(name: string): string {
  const match = /^([^(]+)\(([^)]+)\)\s*$/.exec(name)
  if (match?.[1] === undefined || match[2] === undefined) return name
  if (isInitialsOf(match[2].trim(), match[1])) return match[1]
  return match[1].trim().split(/\s+/).length <= 2 && match[2].trim().split(/\s+/).length >= 3 ? match[2] : name
}

/**
 * The words of a name by which two spellings are compared: capitals, no joining words, initials
 * run together ("K.V.G. College", "KVG COLLEGE"), plurals and possessives as singulars. What
 * stands in brackets counts too, or alone where it writes the initials before it out.
 */
export function nameWords(name: string): string[] {
  const spelt = writtenOut(name)
    .toUpperCase()
    .replace(/['’`´]S\b/g, '')
    .replace(/S['’`´](?=\s|$)/g, 'S')
    .replace(/&/g, ' AND ')
    .replace(/[^A-Z0-9\u0C80-\u0CFF]+/g, ' ')
    .trim()
    .split(' ')
  const words: string[] = []
  let initials = ''
  for (const word of [...spelt, '']) {
    if (word.length === 1 && /[A-Z]/.test(word) && !(word === 'O' && initials === '')) {
      initials += word
      continue
    }
    if (initials !== '') words.push(initials)
    initials = ''
    if (word !== '' && !EMPTY_WORDS.has(word)) words.push(...(REPAIRED[word] ?? word).split(' '))
  }
  return words.filter((word) => !EMPTY_WORDS.has(word)).map(singular)
}

/** The words run together: equal for names that differ in spacing, punctuation and the like alone. */
export function nameKey(name: string): string {
  return nameWords(name).join('')
}
