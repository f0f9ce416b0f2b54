import { planAnswerSchema } from '@/lib/contract/plan'

const plan = (fields: object) =>
  planAnswerSchema.parse({ all_plans: [{ id: 1, name: 'Scholar', billing_cycle: 'monthly', ...fields }] }).plans[0]

test.each([
  ['a list', ['Calls', ' Visits ']],
  ['a JSON string of a list', '["Calls","Visits"]'],
  ['a list with empty and other entries', ['Calls', '', null, 4, ['x'], 'Visits', '  ']],
  ['a JSON string of such a list', ' ["Calls", "", 4, null, "Visits"] '],
])('features may be %s', (_, features) => {
  expect(plan({ features })?.features).toEqual([{ en: 'Calls' }, { en: 'Visits' }])
})

test('features may be a single string', () => {
  expect(plan({ features: 'Calls and visits' })?.features).toEqual([{ en: 'Calls and visits' }])
  expect(plan({ features: '[Calls' })?.features).toEqual([{ en: '[Calls' }])
})

test.each([null, undefined, '', '[]', [], {}, 7])('features that are %p are none', (features) => {
  expect(plan({ features })?.features).toEqual([])
})

test('is_active 1 means active', () => {
  const active = [1, '1', true, 0, '0', 2, null, undefined].map((is_active) => plan({ is_active })?.isActive)
  expect(active).toEqual([true, true, true, false, false, false, false, false])
})

test('cycles are monthly or yearly in any capitals; a plan of another cycle is dropped', () => {
  expect(plan({ billing_cycle: ' Yearly ' })?.billingCycle).toBe('yearly')
  for (const billing_cycle of ['weekly', null, 12]) expect(plan({ billing_cycle })).toBeUndefined()
})

test('without all_plans there are no plans, but what is no object is an error', () => {
  expect(planAnswerSchema.parse({})).toEqual({ plans: [], hasCheckout: false })
  expect(planAnswerSchema.parse({ all_plans: null, checkout: 'true' })).toEqual({ plans: [], hasCheckout: true })
  expect(planAnswerSchema.parse([{ id: 1, name: 'A', billing_cycle: 'yearly' }]).plans).toHaveLength(1)
  expect(planAnswerSchema.parse({ data: [{ id: 1, name: 'A', billing_cycle: 'yearly' }] }).plans).toHaveLength(1)
  for (const answer of [null, 'x', 7]) expect(planAnswerSchema.safeParse(answer).success).toBe(false)
})
