import { editDistance } from './edit-distance'
import { remember } from './remember'

/** Short forms and variants that mean one word, in names and in what is typed. */
const SAME_WORDS: Record<string, string> = {
  engineering: 'engg eng engr enggg engrg enginering engeneering enjiniyaring injiniyaring',
  university: 'univ uni univercity varsity vishwavidyalaya vishwavidyanilaya',
  government: 'govt gov goverment sarkari',
  polytechnic: 'poly polytech polytecnic polytechnique',
  management: 'mgmt mgt mngt managment',
  college: 'coll clg collage colege collg kaleju kalej',
  institute: 'inst instt institue institution institutions institutes insitute',
  technology: 'tech techn tec',
  technological: 'technl',
  science: 'sci sciences',
  degree: 'deg',
  school: 'sch skul shaale shale',
  medical: 'med',
  pharmacy: 'pharm pharma',
  architecture: 'arch',
  agricultural: 'agri agriculture',
  education: 'edu edn educational',
  national: 'natl nat rashtriya',
  international: 'intl int internatonal',
  secondary: 'sec secondry',
  senior: 'sr',
  junior: 'jr',
  primary: 'pry pri prathamika',
  higher: 'hr hgr',
  high: 'proudha',
  saint: 'st',
  computer: 'comp computers',
  electronics: 'ece',
  commerce: 'comm',
  administration: 'admin',
  business: 'biz',
  studies: 'study',
  women: 'womens woman womans ladies mahila',
  girl: 'girls balika balaki',
  boy: 'boys balaka',
  memorial: 'mem',
  academy: 'acad',
  applications: 'application',
}

const SHORT_FORMS = new Map<string, string>()
for (const [word, others] of Object.entries(SAME_WORDS)) {
  for (const other of others.split(' ')) SHORT_FORMS.set(other, word)
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** Words that say nothing by themselves. A search of nothing else looks for them all the same. */
export const JOINING_WORDS = setOf('of the and for in at near on to a an by with aph')

export const HONORIFICS = setOf('sri shri shree sree smt dr prof mr mrs saint')

/** What people ask about an institution, beside its name. */
export const ASKED_WORDS = setOf(`
  fee fees hostel admission admissions cutoff cut off placement placements ranking rank review reviews contact phone
  number address website details detail information list best top good famous near nearby me my me which what where how is
  are all any district dist taluk taluka town city village state courses course eligibility syllabus seats seat result results application apply last date scholarship
`)

/** What nearly every name has. Other words of a search are demanded before these. */
export const GENERIC_WORDS = setOf(`
  college institute education trust society centre center campus department group faculty
`)

/** What kind of institution it is. Demanded only where a search names nothing that is rarer. */
export const DESCRIBING_WORDS = setOf(`
  engineering technology technological technical polytechnic management medical dental nursing pharmacy law
  pharmaceutical science arts commerce architecture design planning hotel hospitality tourism
  agricultural horticulture computer applications information business administration teacher training
  physical studies research degree first grade junior senior pu puc pre composite primary
  secondary higher lower high model central kendriya government private aided unaided residential public
  national international global women girl boy rural urban evening english kannada urdu medium new
  school university academy mba bba mca bca be btech mtech bed ded diploma bcom bsc ba ma msc ayurveda ayurvedic
  homoeopathic civil mechanical electrical electronics communication
`)

/** From this length on a word may be a misspelt kind ("acadamy"), with this many mistakes. */
const MISTAKES_FROM: readonly (readonly [length: number, mistakes: number])[] = [
  [9, 2],
  [6, 1],
]
const KINDS = [...GENERIC_WORDS, ...DESCRIBING_WORDS].filter((word) => word.length >= 6)

function misspeltKind(word: string): string | undefined {
  const most = MISTAKES_FROM.find(([length]) => word.length >= length)?.[1]
  if (most === undefined) return undefined
  return KINDS.find((kind) => kind[0] === word[0] && editDistance(word, kind, most) <= most)
}

function toCanonical(word: string): string {
  const short = SHORT_FORMS.get(word)
  if (short !== undefined) return short
  if (JOINING_WORDS.has(word) || HONORIFICS.has(word) || GENERIC_WORDS.has(word) || DESCRIBING_WORDS.has(word))
    return word
  const singular = word.replace(/ies$/, 'y').replace(/s$/, '')
  if (GENERIC_WORDS.has(singular) || DESCRIBING_WORDS.has(singular)) return singular
  return misspeltKind(word) ?? word
}

/** The word for which a short form, a plural or a misspelt kind stands; any other word is itself. */
export const canonicalWord = remember(toCanonical)
