import type { Level } from '@/lib/contract/level'
import { presentText } from './text'

/** As AICTE's list writes them. A fellow programme is a doctorate by another name; a post diploma asks for a diploma. */
const AICTE: Record<string, Level> = {
  CERTIFICATE: 'certificate',
  DIPLOMA: 'diploma',
  'POST DIPLOMA': 'diploma',
  'UNDER GRADUATE': 'degree',
  INTEGRATED: 'integrated',
  'POST GRADUATE': 'postgraduate',
  'POST GRADUATE DIPLOMA': 'postgraduate',
  'POST GRADUATE CERTIFICATE': 'postgraduate',
  FELLOWSHIP: 'doctorate',
}

/** The level of a programme of AICTE's list; `null` for a word that it did not have. */
export function levelOfAicte(raw: unknown): Level | null {
  const word = (presentText(raw) ?? '').toUpperCase().replace(/[\s-]+/g, ' ')
  return AICTE[word] ?? null
}

/** What levels, headings and names of courses say; the first that is in the text counts. */
const WORDS: readonly (readonly [Level, RegExp])[] = [
  ['doctorate', /\bph\.? ?d\b|\bdoctora(?:te|l)\b|\bdoctor of philosophy\b|\bfellow(?:ship)? programme?\b/i],
  ['integrated', /\bintegrated\b/i],
  ['postgraduate', /\bpost[- ]?graduat|\bmasters?\b|\bpg(?:dm|d)?\b|\bll\.? ?m\b/i],
  ['postgraduate', /\bM\.? ?(?:A|Sc|Com|Tech|E|Ed|Des|Plan|Pharm|Arch|Phil|Lib|DS|SW|BA|CA)\b/],
  ['diploma', /\bdiploma\b|\bd\.? ?(?:ed|el\.? ?ed|pharm)\b/i],
  ['certificate', /\bcertificate\b|\biti\b|\bcraft course\b/i],
  ['pre_university', /\bpre[- ]?university\b|\bp\.? ?u\.? ?c?\b|\bhigher secondary\b|\bintermediate\b/i],
  ['degree', /\bunder[- ]?graduat|\bbachelors?\b|\bdegree\b|\bug\b|\bmbbs\b|\bbds\b|\bb[ahu]ms\b|\bll\.? ?b\b/i],
  ['degree', /\bB\.? ?(?:A|Sc|Com|Tech|E|Ed|Des|Plan|Pharm|Arch|Lib|SW|BA|CA|BM|HM|PT|Voc|P\.? ?Ed)\b/],
]

/** The level that the first of these texts says which says any: its own column, then the heading, then the name. */
export function levelOfWords(...texts: readonly (string | null)[]): Level | null {
  for (const text of texts) {
    const said = text === null ? undefined : WORDS.find(([, words]) => words.test(text))
    if (said !== undefined) return said[0]
  }
  return null
}
