/**
 * The abbreviations of the Education Department's school names, written out, because a parent
 * reads "Government Lower Primary School", not "GLPS". Search for the short form is the search's
 * own business (`SCHOOL_ABBREVIATIONS` can serve it).
 */
const GOVERNMENT = 'Government'
const STAGES: Record<string, string> = {
  LPS: 'Lower Primary School',
  HPS: 'Higher Primary School',
  MPS: 'Model Primary School',
  HRPS: 'Higher Primary School',
  LRPS: 'Lower Primary School',
  HPGS: 'Higher Primary Girls School',
  HPBS: 'Higher Primary Boys School',
  MHPS: 'Model Higher Primary School',
  HS: 'High School',
  PS: 'Primary School',
}
const PREFIXES: Record<string, string> = {
  '': '',
  G: GOVERNMENT,
  GG: `${GOVERNMENT} Girls`,
  GB: `${GOVERNMENT} Boys`,
  GU: `${GOVERNMENT} Urdu`,
  GK: `${GOVERNMENT} Kannada`,
  GM: `${GOVERNMENT} Model`,
  GT: `${GOVERNMENT} Tamil`,
  U: 'Urdu',
  K: 'Kannada',
  A: 'Aided',
  E: 'English',
}
/** Combinations that mean something else than their parts, or stand alone. */
const WHOLE: Record<string, string> = {
  GJC: `${GOVERNMENT} Junior College`,
  GPUC: `${GOVERNMENT} PU College`,
  GPU: `${GOVERNMENT} PU`,
  PUC: 'PU College',
  CPUC: 'Composite PU College',
  GHP: `${GOVERNMENT} Higher Primary School`,
  GLP: `${GOVERNMENT} Lower Primary School`,
  GMPS: `${GOVERNMENT} Model Primary School`,
  GMHPS: `${GOVERNMENT} Model Higher Primary School`,
  GLPUS: `${GOVERNMENT} Lower Primary Urdu School`,
  GHPUS: `${GOVERNMENT} Higher Primary Urdu School`,
  KPS: 'Karnataka Public School',
  KGBV: 'Kasturba Gandhi Balika Vidyalaya',
  SCH: 'School',
  SCHL: 'School',
  SCHOO: 'School',
  SCHOL: 'School',
  SHOOL: 'School',
  SCHOOOL: 'School',
  HIGHSCHOOL: 'High School',
  PRIMARYSCHOOL: 'Primary School',
  COLL: 'College',
  COL: 'College',
  COMP: 'Composite',
  ENG: 'English',
  KAN: 'Kannada',
  MED: 'Medium',
  AID: 'Aided',
  MOD: 'Model',
  UNAID: 'Unaided',
  UNAIDED: 'Unaided',
  IND: 'Independent',
  INDP: 'Independent',
  INDEPEDENT: 'Independent',
  RES: 'Residential',
  RESI: 'Residential',
  RESD: 'Residential',
  RESIDENCIAL: 'Residential',
  RESIDENTAIL: 'Residential',
  PRY: 'Primary',
  PRIMERY: 'Primary',
  HIGER: 'Higher',
  URDHU: 'Urdu',
  EXTN: 'Extension',
  EXT: 'Extension',
  CLNY: 'Colony',
  NGR: 'Nagar',
  MEM: 'Memorial',
  EDN: 'Education',
  EDU: 'Education',
}

function abbreviations(): Map<string, string> {
  const all = new Map<string, string>()
  for (const [prefix, meaning] of Object.entries(PREFIXES)) {
    for (const [stage, words] of Object.entries(STAGES)) {
      // "PS", "HS" and the like alone are initials of something else as often as not, but these two.
      const short = prefix + stage
      if (short.length > 2 || short === 'HS' || short === 'PS') all.set(short, `${meaning} ${words}`.trim())
    }
  }
  for (const [short, words] of Object.entries(WHOLE)) all.set(short, words)
  return all
}

export const SCHOOL_ABBREVIATIONS: ReadonlyMap<string, string> = abbreviations()

/** Marks of the scheme that paid for a room, which no parent knows and no name board shows. */
const SCHEME_MARKS = /(?:(?:&|\bAND)\s*)?\b(?:DKZP|RMSA|DPEP|TGT)\b\.?/g

const KIND =
  /\b((?:(?:Lower|Higher) )?Primary School|High School)[\s-]*\(?(URDU|KANNADA|TAMIL|MARATHI|ENGLISH|HINDI|MODEL|GIRLS|BOYS)\)?(?!\s+MEDIUM)(?:\s+SCHOOL\b)?(?=\s|$|,)/i

/** Puts what kind of school it is before the word, and says once what was said twice. */
function order(name: string): string {
  let text = name
    .replace(/\bPrimary School,? (?:(?:and|&) )?High School\b/gi, 'Primary and High School')
    .replace(/^(Aided|Unaided) (?=.*\b\1\b)/i, '')
  for (let round = 0; round < 4; round += 1) {
    const next = text.replace(KIND, (_, stage: string, kind: string) => `${kind} ${stage}`)
    if (next === text) break
    text = next
  }
  return text
    .replace(/\b(URDU|KANNADA|TAMIL|MARATHI|GIRLS|BOYS|MODEL|GOVERNMENT)(?:\s+\1)+\b/gi, '$1')
    .replace(/\b(\p{L}{4,}),? \1$/iu, '$1')
}

/**
 * Writes a school's name out: `GLPS  KOLALAKUNTE` becomes `Government Lower Primary School
 * KOLALAKUNTE`. Capitals of the rest are left to `properName`. Takes names in capitals or mixed;
 * what it has written out once it does not touch again.
 */
export function writeOutSchoolName(raw: string): string {
  let text = raw
    .replace(SCHEME_MARKS, ' ')
    .replace(/\bW\.?\s*N(?:O\b|(?=\d))\.?\s*-?\s*(?=\d)/g, 'WARD ')
    .replace(/\(\d*-?\s*$/, '')
    // "G LPS", "G.H.P.S.", "GOVT. L P S", "P.U.COLLEGE", "P U C"
    .replace(/\bGOVT?\b[.\s-]*(?=G(?:[LHU][A-Z]*P?S|JC|PUC?)\b)/gi, '')
    .replace(/\b([GKUA])\s+((?:[LH]|U[LH])PS|HS|JC)\b/g, '$1$2')
    .replace(/\b([GKUAE]?)[.\s]{0,2}([LH])[.\s]{1,2}P[.\s]{1,2}S\b\.?/g, '$1$2PS ')
    .replace(/\bG[.\s]{1,2}J[.\s]{1,2}C\b\.?/g, 'GJC')
    .replace(/\bP[.\s]{1,2}U[.\s]{1,2}(?=COLL|COMP)/gi, 'PU ')
    .replace(/\bP[.\s]{1,2}U[.\s]{1,2}C\b\.?/g, 'PUC')
    .replace(/\bH[.\s]{1,2}S\b\.?(?=\s|$)/g, 'HS')
    .replace(/\bPRE[\s-]*UNIVERSITY\b/gi, 'PU')
    .replace(/\bPU\s*COLLEGE(?=[A-Z])/g, 'PU COLLEGE ')
  text = text.replace(/[A-Za-z]+/g, (word) => {
    if (word !== word.toUpperCase() && !/^[A-Z]?[a-z]+$/.test(word)) return word
    return (word === word.toUpperCase() ? SCHOOL_ABBREVIATIONS.get(word) : undefined) ?? word
  })
  return order(
    text
      .replace(/\b(School|College)\s+(?:SCHOOL|School|COLLEGE|College)\b/g, '$1')
      // The full stop of what was an abbreviation.
      .replace(/\b(Composite|English|Kannada|Medium|School|College|Residential|Independent)\.\s*/g, '$1 ')
      .replace(/\s*[-–]+\s*(?=[A-Za-z])|(?<=[A-Za-z])\s+[-–]+\s*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
