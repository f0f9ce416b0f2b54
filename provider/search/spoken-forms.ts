import { SCHOOL_ABBREVIATIONS } from '@/provider/import/clean/school-name'
import { wordsOf } from './words'

/** Short forms of chains and kinds of institutions that their names do not always spell out alike. */
const CHAINS: Record<string, string> = {
  kv: 'kendriya vidyalaya',
  kvs: 'kendriya vidyalaya',
  jnv: 'jawahar navodaya vidyalaya',
  mdrs: 'morarji desai residential school',
  krcrs: 'kittur rani chennamma residential school',
  kgbv: 'kasturba gandhi balika vidyalaya',
  gfgc: 'government first grade college',
  gfgcw: 'government first grade college women',
  gec: 'government engineering college',
  gpt: 'government polytechnic',
  gttc: 'government tool room training centre',
  gpuc: 'government pu college',
  gjc: 'government junior college',
  dps: 'delhi public school',
  nps: 'national public school',
  puc: 'pu college',
}

/** Shorter ones are initials of something else as often as not. */
const SHORTEST_SCHOOL_FORM = 3

const FORMS = new Map<string, readonly string[]>()
for (const [form, words] of SCHOOL_ABBREVIATIONS) {
  const spoken = wordsOf(words)
  if (form.length >= SHORTEST_SCHOOL_FORM && spoken.length > 1) FORMS.set(form.toLowerCase(), spoken)
}
for (const [form, words] of Object.entries(CHAINS)) FORMS.set(form, words.split(' '))

/** The words with short forms of kinds and chains said in full ("ghps"); `null` when there are none. */
export function speakOut(words: readonly string[]): string[] | null {
  const spoken = words.flatMap((word) => FORMS.get(word) ?? [word])
  return spoken.length > words.length ? [...new Set(spoken)] : null
}
