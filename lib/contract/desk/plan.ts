import { inEachLanguage, type RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'
import { z } from 'zod'
import { BILLING_CYCLES } from '@/lib/contract/constants'
import { amount, flag, id, list, required, text, underData, word } from '@/lib/contract/lenient'

/** What a plan says besides its id, in the order of the desk's form. `kind` says what is taken; `most`: characters, of each line. */
export const PLAN_FIELDS = {
  ...inEachLanguage('name', { kind: 'line', part: 'plan', isNeeded: true, most: 60 }),
  cycle: { kind: 'word', part: 'plan', isNeeded: true, most: 20 },
  price: { kind: 'rupees', part: 'plan', isNeeded: true, most: 20 },
  sold: { kind: 'word', part: 'plan', isNeeded: true, most: 20 },
  position: { kind: 'place', part: 'plan', isNeeded: false, most: 20 },
  ...inEachLanguage('features', { kind: 'lines', part: 'features', isNeeded: false, most: 160 }),
} as const satisfies Record<string, RecordField>
export type PlanField = keyof typeof PLAN_FIELDS
export type PlanPart = (typeof PLAN_FIELDS)[PlanField]['part']
export const PLAN_FIELD_NAMES: readonly PlanField[] = keysOf(PLAN_FIELDS)

/** What can be chosen of a field of fixed words. */
export const PLAN_WORDS = { cycle: BILLING_CYCLES, sold: ['yes', 'no'] } as const
/** In rupees for one cycle. */
export const MAX_PRICE = 1_000_000
/** Of the lines of what it contains. */
export const MAX_FEATURES = 20
export const LAST_PLACE = 999

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `uneven`: a line of a translation stands beside
 * none in English; `twice`: another plan has this name and cycle.
 */
export const PLAN_FLAWS = ['needed', 'tooLong', 'unfit', 'unread', 'tooMany', 'uneven', 'twice'] as const
export type PlanFlaw = (typeof PLAN_FLAWS)[number]

const row = z.object({
  id: required(id),
  name: required(text),
  /** In rupees for one cycle. */
  price: amount,
  billing_cycle: required(word(BILLING_CYCLES)),
  is_active: flag,
  features: list(required(text)),
  is_sample: flag,
})
export type DeskPlan = z.output<typeof row>
/** `GET /desk/plans`: all, in the order of the website. */
export const deskPlanListSchema = underData(list(row))
