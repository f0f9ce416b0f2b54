import type { Subscription } from '@/lib/contract/profile'
import { dates as en } from '@/lib/messages/en/dates'
import { isFreePlan } from './plans'
import { subscriptionFacts } from './subscription-facts'

const PLAN: Subscription = {
  id: '3',
  name: 'Smart Student',
  price: 299,
  billingCycle: 'monthly',
  startDate: '2026-11-20',
  expireDate: '2026-12-19',
  status: 'active',
  amount: 35_282,
}
const NOTHING = { ...PLAN, price: null, startDate: null, expireDate: null, amount: null }

test('what is known is said, and what was paid counts before the price', () => {
  expect(subscriptionFacts(PLAN, en)).toEqual({
    plan: 'Smart Student',
    billingDate: '20 Nov 2026',
    expireDate: '19 Dec 2026',
    amount: '₹352.82',
  })
  expect(subscriptionFacts({ ...PLAN, amount: null }, en).amount).toBe('₹299')
  expect(subscriptionFacts({ ...PLAN, amount: 49_950 }, en).amount).toBe('₹499.50')
})

test('nothing is invented', () => {
  expect(subscriptionFacts(NOTHING, en)).toEqual({
    plan: 'Smart Student',
    billingDate: null,
    expireDate: null,
    amount: null,
  })
  expect(subscriptionFacts(null, en)).toEqual({ plan: null, billingDate: null, expireDate: null, amount: '₹0' })
  expect(subscriptionFacts({ ...NOTHING, name: 'FREE' }, en).amount).toBe('₹0')
})

test.each([
  [null, true],
  [{ ...NOTHING, name: 'Free' }, true],
  [{ ...NOTHING, name: 'Basic' }, true],
  [{ ...PLAN, price: 0, name: 'Starter' }, true],
  [PLAN, false],
  [{ ...PLAN, name: 'Free' }, false],
  [NOTHING, false],
])('%j is free: %s', (plan, isFree) => expect(isFreePlan(plan)).toBe(isFree))
