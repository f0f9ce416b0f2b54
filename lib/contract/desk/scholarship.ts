import { inEachLanguage, type RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'

/** What a scholarship says besides its id, in the order of the desk's form. `kind` says what is taken; `most`: characters, of each line. */
export const SCHOLARSHIP_FIELDS = {
  ...inEachLanguage('name', { kind: 'line', part: 'what', isNeeded: true, most: 120 }),
  ...inEachLanguage('giver', { kind: 'line', part: 'what', isNeeded: true, most: 120 }),
  year: { kind: 'year', part: 'what', isNeeded: false, most: 7 },
  ...inEachLanguage('gives', { kind: 'line', part: 'what', isNeeded: false, most: 200 }),
  applies: { kind: 'payers', part: 'who', isNeeded: false, most: 60 },
  courses: { kind: 'courses', part: 'who', isNeeded: false, most: 500 },
  ...inEachLanguage('conditions', { kind: 'lines', part: 'who', isNeeded: false, most: 200 }),
  ...inEachLanguage('apply', { kind: 'line', part: 'how', isNeeded: false, most: 300 }),
  until: { kind: 'day', part: 'how', isNeeded: false, most: 20 },
  url: { kind: 'web', part: 'source', isNeeded: true, most: 500 },
  read_at: { kind: 'day', part: 'source', isNeeded: true, most: 20 },
} as const satisfies Record<string, RecordField>
export type ScholarshipField = keyof typeof SCHOLARSHIP_FIELDS
export type ScholarshipPart = (typeof SCHOLARSHIP_FIELDS)[ScholarshipField]['part']
export const SCHOLARSHIP_FIELD_NAMES: readonly ScholarshipField[] = keysOf(SCHOLARSHIP_FIELDS)

/** What a scholarship is called in addresses. */
export const SCHOLARSHIP_NAME = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/
/** Of the lines of a field. */
export const MAX_LINES = 20

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `needsEnglish`: a translation stands alone;
 * `uneven`: a line of a translation stands beside none in English; `twice`: another scholarship has this name.
 */
export const SCHOLARSHIP_FLAWS = [
  'needed',
  'tooLong',
  'unfit',
  'unread',
  'tooMany',
  'needsEnglish',
  'uneven',
  'twice',
] as const
export type ScholarshipFlaw = (typeof SCHOLARSHIP_FLAWS)[number]
