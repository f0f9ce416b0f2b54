import { presentText } from './text'
import { properName } from './proper-name'
import { untilStable } from './stable'
import { writeOutSchoolName } from './school-name'

/** "… (MCA)", "…-MBA PROGRAMME": the programme that an approval is for, not a part of the name. */
const PROGRAMME_SUFFIX = /\s*(?:[-–]\s*|\(\s*)(?:MBA|MCA|BBA|BCA|PGDM)(?:\s+PROGRAM(?:ME)?)?\s*\)?\s*$/i
/** A PIN code that strayed into a name, with its dash. */
const STRAY_ZIP = /[\s,-]*\b5[6-9]\d{4}\b[\s,-]*/g

/** "…, BANGALORE-64": which of a town's post offices, the end of its PIN code. */
const POST_OFFICE = /(?<=[A-Z]{4})-\d{2}\.?$/i

/** "168-GOVERNMENT POLYTECHNIC", "X POLYTECHNIC - 488", "X COLLEGE (E061)": the list's own number. */
const LIST_NUMBER = /^(?:\d{2,4}\s*[-–.]\s*|[A-Z]\d{3}[\s.–-]+)(?=[A-Za-z])|\s+[-–]\s*\d{3}$|\s*\([A-Z]\d{3}\)$/g

/** "Indian Institute of ScienceMore Details": the words of a link beside it, on the page that a list was taken from. */
const LINK_WORDS = /\s*(?:More|View) Details$/

/** `ST JEROME S COLLEGE`: a possessive that lost its apostrophe after a saint's name. */
function saints(text: string): string {
  return text.replace(/\b(ST\.?\s+[A-Z]{3,})\s+S(?=\s)/g, "$1'S").replace(/\bST\s+(?=[A-Z])/g, 'ST. ')
}

/** "… Institute of Engineering and Technol..": lists cut names off after so many letters. */
const CUT_OFF = /\p{L}\s?(?:\.{2,}|…)$/u
const MIN_CUT = 30

/** Says of a name that it goes on, where the list shows that it cut it off. */
function markCut(raw: string, cleaned: string): string {
  return raw.length >= MIN_CUT && CUT_OFF.test(raw) ? `${cleaned.replace(/[.…]+$/, '')}…` : cleaned
}

function cleanCollege(raw: string): string | null {
  const text = presentText(raw)
  if (text === null) return null
  const bare = saints(text)
    .replace(LINK_WORDS, '')
    .replace(PROGRAMME_SUFFIX, '')
    .replace(LIST_NUMBER, '')
    .replace(STRAY_ZIP, ' ')
    .replace(POST_OFFICE, '')
    .trim()
  return presentText(markCut(text, properName(bare === '' ? text : bare)))
}

function cleanSchool(raw: string): string | null {
  const text = presentText(raw)
  if (text === null) return null
  const bare = text.replace(STRAY_ZIP, ' ').trim()
  return presentText(properName(writeOutSchoolName(saints(bare === '' ? text : bare))))
}

/** The name of a college or university, or `null` when there is none. */
export function collegeName(raw: unknown): string | null {
  const text = presentText(raw)
  return text === null ? null : untilStable(text, cleanCollege)
}

/** The name of a school or PU college with its abbreviations written out, or `null`. */
export function schoolName(raw: unknown): string | null {
  const text = presentText(raw)
  return text === null ? null : untilStable(text, cleanSchool)
}
