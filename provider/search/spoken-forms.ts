import { SCHOOL_ABBREVIATIONS } from '@/provider/import/clean/school-name'
import { wordsOf } from './words'

/** Short forms of kinds of institutions, whose names say them in full, in this order or another. */
const KINDS: Record<string, string> = {
  gfgc: 'government first grade college',
  gfgcw: 'government first grade college women',
  gec: 'government engineering college',
  gpt: 'government polytechnic',
  gttc: 'government tool room training centre',
  gpuc: 'government pu college',
  gjc: 'government junior college',
  puc: 'pu college',
}
/** Short forms of chains, of whose institutions some are called so. */
const CHAINS: Record<string, string> = {
  kv: 'kendriya vidyalaya',
  kvs: 'kendriya vidyalaya',
  jnv: 'jawahar navodaya vidyalaya',
  mdrs: 'morarji desai residential school',
  krcrs: 'kittur rani chennamma residential school',
  kgbv: 'kasturba gandhi balika vidyalaya',
  dps: 'delhi public school',
  nps: 'national public school',
}

/** Short forms of national chains, which no other institution is called by: what each of them has in its name. */
export const NATIONAL_CHAINS: ReadonlyMap<string, string> = new Map([
  ['iim', 'indian institute management'],
  ['iit', 'indian institute technology'],
  ['iisc', 'indian institute science'],
  ['iiser', 'indian institute science education research'],
  ['aiims', 'all india institute medical science'],
])

/** Shorter ones are initials of something else as often as not. */
const MIN_SCHOOL_FORM_LENGTH = 3

function spokenForms(forms: Record<string, string>): Map<string, readonly string[]> {
  return new Map(Object.entries(forms).map(([form, words]) => [form, words.split(' ')]))
}

const KIND_FORMS = spokenForms(KINDS)
for (const [form, words] of SCHOOL_ABBREVIATIONS) {
  const spoken = wordsOf(words)
  if (form.length >= MIN_SCHOOL_FORM_LENGTH && spoken.length > 1) KIND_FORMS.set(form.toLowerCase(), spoken)
}
const CHAIN_FORMS = spokenForms(CHAINS)

function speak(words: readonly string[], forms: ReadonlyMap<string, readonly string[]>): string[] {
  return [...new Set(words.flatMap((word) => forms.get(word) ?? [word]))]
}

/** The words with short forms of kinds said in full: "ghps" is "government higher primary school". */
export function speakKinds(words: readonly string[]): string[] {
  return speak(words, KIND_FORMS)
}

/** The words with short forms of chains said in full as well ("kv"); `null` when there are none. */
export function speakChains(words: readonly string[]): string[] | null {
  return words.some((word) => CHAIN_FORMS.has(word)) ? speak(words, CHAIN_FORMS) : null
}
