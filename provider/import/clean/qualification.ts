import { cleanCourseName } from './course-name'
import { presentText } from './text'

/** What a programme row of a list becomes on the page: its heading, its line, and its length where a regulation fixes it. */
export type Qualification = { name: string; category: string; duration: string | null }

const MBA = 'Master of Business Administration'
const BBA = 'Bachelor of Business Administration'
const PGDM = 'Postgraduate Diploma in Management'
const MCA = 'Master of Computer Applications'
const BCA = 'Bachelor of Computer Applications'

type Award = { category: string; duration: string | null }
const award = (category: string, years: number | null = null): Award => ({
  category,
  duration: years === null ? null : `${years} years`,
})

/**
 * Headings by programme family and level. Durations are those that AICTE's regulations fix for the
 * regular course (Approval Process Handbook); where they leave a choice, none is given.
 */
const AWARDS: Record<string, Record<string, Award>> = {
  'ENGINEERING AND TECHNOLOGY': {
    'UNDER GRADUATE': award('Bachelor of Engineering or Technology', 4),
    'POST GRADUATE': award('Master of Engineering or Technology', 2),
  },
  MANAGEMENT: {
    'UNDER GRADUATE': award(BBA, 3),
    'POST GRADUATE': award(MBA, 2),
    'POST GRADUATE DIPLOMA': award(PGDM, 2),
    FELLOWSHIP: award('Fellow Programme in Management'),
    INTEGRATED: award('Integrated Management Programme'),
  },
  'COMPUTER APPLICATIONS': {
    'UNDER GRADUATE': award(BCA, 3),
    'POST GRADUATE': award(MCA, 2),
    INTEGRATED: award('Integrated Master of Computer Applications', 5),
  },
  DESIGN: { 'UNDER GRADUATE': award('Bachelor of Design', 4), 'POST GRADUATE': award('Master of Design', 2) },
  'HOTEL MANAGEMENT AND CATERING': {
    'UNDER GRADUATE': award('Bachelor of Hotel Management'),
    'POST GRADUATE': award('Master of Hotel Management', 2),
  },
  'APPLIED ARTS AND CRAFTS': { 'UNDER GRADUATE': award('Bachelor of Fine Arts') },
  PLANNING: { 'UNDER GRADUATE': award('Bachelor of Planning', 4), 'POST GRADUATE': award('Master of Planning', 2) },
  ARCHITECTURE: {
    'UNDER GRADUATE': award('Bachelor of Architecture', 5),
    'POST GRADUATE': award('Master of Architecture', 2),
  },
  PHARMACY: {
    'UNDER GRADUATE': award('Bachelor of Pharmacy', 4),
    'POST GRADUATE': award('Master of Pharmacy', 2),
    DIPLOMA: award('Diploma in Pharmacy', 2),
  },
}
const BY_LEVEL: Record<string, Award> = {
  DIPLOMA: award('Diploma', 3),
  'POST DIPLOMA': award('Post Diploma'),
  'POST GRADUATE DIPLOMA': award('Postgraduate Diploma'),
  'POST GRADUATE CERTIFICATE': award('Postgraduate Certificate'),
  CERTIFICATE: award('Certificate'),
  FELLOWSHIP: award('Fellow Programme'),
  INTEGRATED: award('Integrated Programme'),
  'UNDER GRADUATE': award('Undergraduate Programme'),
  'POST GRADUATE': award('Postgraduate Programme'),
}
/** The university decides between the two names of the engineering degrees; these give the older one. */
const GIVES_BE = /^(?:Visvesvaraya Technological University|Bangalore University|University of Visvesvaraya)/

/** Names that only repeat their heading, in letters: "MBA", "MASTERS IN BUSINESS ADMINISTRATION", "MBA(GENERAL)". */
const PLAIN: readonly (readonly [category: string, pattern: RegExp])[] = [
  [
    MBA,
    /^(?:(?:mba|masters? (?:in|of) business administration|management|business administration|business management)(?: ?\(?(?:general|management|business administration|business management)\)?)?)$/,
  ],
  [BBA, /^(?:bba|bachelors? (?:of|in) business administration(?: ?\(bba\))?|management|business administration)$/],
  [PGDM, /^(?:pgdm|post[- ]?graduate diploma in management)(?: ?\((?:general|management)\))?$/],
  [MCA, /^(?:mca|masters? (?:of|in) computer applications?(?: ?\(mca\))?|computer applications?)$/],
  [BCA, /^(?:bca|bachelors? (?:of|in) computer applications?(?: ?\(bca\))?|computer applications?)$/],
  ['Integrated Master of Computer Applications', /^masters? of computer applications? \(integrated\)$/],
  ['Bachelor of Design', /^design$/],
  ['Master of Design', /^design$/],
  ['Bachelor of Planning', /^planning$/],
  ['Master of Planning', /^planning$/],
  ['Bachelor of Architecture', /^architecture$/],
  ['Bachelor of Pharmacy', /^(?:pharmacy|b\.? ?pharm(?:acy)?)$/],
  ['Bachelor of Hotel Management', /^(?:bachelor of )?hotel management$/],
  ['Master of Hotel Management', /^(?:master of )?hotel management$/],
  ['Fellow Programme in Management', /^(?:management|fellow(?:ship)? program(?:me)? in management)$/],
]
/** A heading repeated before the specialisation: "MBA (FINTECH)", "BACHELOR OF DESIGN(FASHION DESIGN)". */
const LEADING =
  /^(?:MBA|PGDM|BBA|MCA|BCA|M\. ?Des\.?|Masters? (?:in|of) Business Administration|Post[ -]?Graduate Diploma in Management|Bachelor of Design)\s*(?:[:–-]\s*|\(\s*)(.+?)\)?$/i

function withoutHeading(name: string): string {
  const inner = LEADING.exec(name)?.[1]
  if (inner === undefined)
    return name.replace(/^(?:M\. ?Des\.?|Diploma in)\s+/i, (lead) => (/^diploma/i.test(lead) ? '' : ''))
  const opened = (inner.match(/\(/g) ?? []).length - (inner.match(/\)/g) ?? []).length
  const whole = opened > 0 ? `${inner})` : inner
  return /^general$/i.test(whole) ? name : whole.charAt(0).toUpperCase() + whole.slice(1)
}

function spaced(raw: unknown): string {
  return (presentText(raw) ?? '').toUpperCase().replace(/[\s-]+/g, ' ')
}

/**
 * Reads a programme of the AICTE list. `null` when it has no course name. An executive, online or
 * distance course gets no duration: the regulation fixes that of the regular one.
 */
export function readQualification(row: {
  programme?: unknown
  level?: unknown
  course?: unknown
  courseType?: unknown
  university: string | null
}): Qualification | null {
  const cleaned = cleanCourseName(row.course)
  if (cleaned === null) return null
  const programme = spaced(row.programme)
  const level = spaced(row.level)
  const found = AWARDS[programme]?.[level] ?? BY_LEVEL[level] ?? award('Other Programmes')
  const { duration } = found
  let { category } = found
  const plainName = cleaned.toLowerCase()
  if (programme === 'ENGINEERING AND TECHNOLOGY' && GIVES_BE.test(row.university ?? '')) {
    if (level === 'UNDER GRADUATE') category = 'Bachelor of Engineering'
    if (level === 'POST GRADUATE') category = 'Master of Technology'
  }
  if (category === MBA && /^(?:pgdm|post[- ]?graduate diploma)/.test(plainName)) category = PGDM
  if (category === MBA && /^post[- ]?graduate certificate/.test(plainName))
    return { name: cleaned, category: 'Postgraduate Certificate', duration: null }
  if (category === BBA && plainName === 'bms')
    return { name: 'Bachelor of Management Studies', category: 'Bachelor of Management Studies', duration: '3 years' }
  const isPlain = PLAIN.some(([heading, pattern]) => heading === category && pattern.test(plainName))
  const name = isPlain ? category : withoutHeading(cleaned)
  const courseType = spaced(row.courseType)
  const mode = /ODL/.test(courseType)
    ? 'distance'
    : /ONLINE/.test(courseType)
      ? 'online'
      : /REGIONAL/.test(courseType)
        ? 'regional language'
        : null
  const isIrregular = mode === 'distance' || mode === 'online' || /executive|part[- ]?time/.test(plainName)
  return { name: mode === null ? name : `${name} (${mode})`, category, duration: isIrregular ? null : duration }
}
