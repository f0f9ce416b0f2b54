import { z } from 'zod'
import { BILLING_CYCLES } from '@/lib/contract/constants'
import {
  amount,
  flag,
  id,
  isFields,
  list,
  object,
  part,
  reading,
  required,
  row,
  string,
  text,
} from '@/lib/contract/lenient'

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/**
 * The features of a plan: a list of texts, a JSON string of such a list, or a single string; what cannot be read is
 * dropped (spec 2 §3, "Plan").
 */
const features = reading((value) => {
  const read = typeof value === 'string' && value.trim().startsWith('[') ? parseJson(value) : value
  const entries: unknown[] = Array.isArray(read) ? read : [read]
  return entries.flatMap((entry) => (typeof entry === 'number' ? [] : (text.parse(entry) ?? [])))
})

const billingCycle = reading((value) => {
  const cycle = string.parse(value)?.toLowerCase()
  return BILLING_CYCLES.find((known) => known === cycle) ?? null
})

const planSchema = row({
  id: required(id),
  name: required(text),
  price: amount,
  billing_cycle: required(billingCycle),
  is_active: flag,
  features,
}).transform(({ billing_cycle, is_active, ...plan }) => ({ ...plan, billingCycle: billing_cycle, isActive: is_active }))
/** A plan; `price` in rupees for one billing cycle, `null` when unknown. */
export type Plan = z.output<typeof planSchema>

/**
 * `GET /plans`. An answer that is an object without `all_plans` has no plans (spec 2 §7); one that
 * is neither object nor list is an error. `hasCheckout` tells of the optional checkout.
 */
export const planAnswerSchema = z
  .unknown()
  .transform((answer): unknown => {
    if (Array.isArray(answer)) return { all_plans: answer }
    return isFields(answer) ? { all_plans: answer.data, ...answer } : answer
  })
  .pipe(object(part({ all_plans: list(planSchema), checkout: flag })))
  .transform(({ all_plans, checkout }) => ({ plans: all_plans, hasCheckout: checkout }))
export type PlanAnswer = z.output<typeof planAnswerSchema>
