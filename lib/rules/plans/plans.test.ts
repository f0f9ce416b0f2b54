import fc from 'fast-check'
import { planAnswerSchema } from '@/lib/contract/plan'
import { offerOf, placeOfOwnPlan, SAMPLE_PLAN } from '@/lib/rules/plans/plans'

const read = (all_plans: unknown, checkout?: unknown) => offerOf(planAnswerSchema.parse({ all_plans, checkout }))

test('plans are parted by cycle, in their order, and only active ones are offered', () => {
  const offer = read(
    [
      { id: 1, name: 'A', price: 0, billing_cycle: 'monthly', is_active: 1, features: ['x'] },
      { id: 2, name: 'B', price: '2,999', billing_cycle: 'Yearly', is_active: '1', features: '["y"]' },
      { id: 3, name: 'C', billing_cycle: 'monthly', is_active: 0 },
      { id: 4, name: 'D', billing_cycle: 'monthly', is_active: true, features: 'z' },
      { id: 5, name: 'E', billing_cycle: 'monthly', is_active: 2 },
    ],
    true,
  )
  expect(offer).toEqual({
    monthly: [
      { id: '1', name: { en: 'A' }, price: 0, features: [{ en: 'x' }] },
      { id: '4', name: { en: 'D' }, price: null, features: [{ en: 'z' }] },
    ],
    yearly: [{ id: '2', name: { en: 'B' }, price: 2999, features: [{ en: 'y' }] }],
    hasCheckout: true,
  })
})

test('whatever comes, every offered plan is an active one of its cycle', () => {
  const plan = fc.record({
    id: fc.nat(),
    name: fc.constantFrom('A', 'B'),
    billing_cycle: fc.constantFrom('monthly', 'yearly', 'weekly', null),
    is_active: fc.constantFrom(1, 0, '1', true, false, null, 2),
  })
  fc.assert(
    fc.property(fc.array(plan), (plans) => {
      const { monthly, yearly } = read(plans)
      const expected = (cycle: string) =>
        plans.filter((each) => [1, '1', true].includes(each.is_active ?? 0) && each.billing_cycle === cycle)
      expect(monthly).toHaveLength(expected('monthly').length)
      expect(yearly).toHaveLength(expected('yearly').length)
    }),
  )
})

test('the sample is that of the specification', () => {
  expect(SAMPLE_PLAN).toMatchObject({ name: 'Smart Student', price: 299 })
})

describe('where the own plan stands among those that are offered', () => {
  const offered = (name: string, billing_cycle: string, price: number, id = name) => ({
    id,
    name,
    billing_cycle,
    price,
    is_active: 1,
  })
  const offer = read([
    offered('Scholar', 'monthly', 299),
    offered('Basic', 'monthly', 0),
    offered('Scholar', 'yearly', 2999, 'Scholar by the year'),
  ])
  const own = { ...SAMPLE_PLAN, name: 'Scholar' }

  test.each([
    ['by its name and cycle', { ...own, billingCycle: 'yearly' }, { cycle: 'yearly', index: 0 }],
    ['however they are written', { ...own, name: ' scholar', billingCycle: 'Yearly' }, { cycle: 'yearly', index: 0 }],
    ['by its name alone where the cycle is not known', { ...own, billingCycle: null }, { cycle: 'monthly', index: 0 }],
    ['the free one for who has none', null, { cycle: 'monthly', index: 1 }],
    ['the free one by another name', { ...own, name: 'Free', price: 0 }, { cycle: 'monthly', index: 1 }],
    ['nowhere when it is not offered', { ...own, name: 'Of old' }, null],
    ['nowhere when its cycle is not offered', { ...own, name: 'Scholar', billingCycle: 'weekly' }, null],
  ])('%s', (_, plan, place) => expect(placeOfOwnPlan(offer, plan)).toEqual(place))
})
