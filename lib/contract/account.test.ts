import { offersAccountCalls } from '@/lib/contract/account'
import { subscriptionAnswerSchema } from '@/lib/contract/subscription'
import { ownReviewAnswerSchema } from '@/lib/contract/review'

test.each([
  [{ data: {}, account: true }, true],
  [{ account: '1' }, true],
  [{ data: { account: true } }, false],
  [{}, false],
  [null, false],
  ['account', false],
])('%j offers the calls of the account: %s', (answer, offered) => {
  expect(offersAccountCalls(answer)).toBe(offered)
})

test('a student who has written no review has none to edit', () => {
  for (const data of [null, [], undefined]) expect(ownReviewAnswerSchema.parse({ data })).toBeNull()
})

test.each([0, 6, 4.5, 'x', null])('a rating of %j is none that the form could show', (rating) => {
  expect(ownReviewAnswerSchema.parse({ data: { rating } })?.rating).toBeNull()
})

test('a subscription may name its plan alone, and is an error with a status of nobody’s', () => {
  const read = subscriptionAnswerSchema.parse({ data: { status: 'PENDING', plan: 'Scholar' } })
  expect(read).toMatchObject({ status: 'pending', plan: { name: 'Scholar', price: null }, amount: null })
  expect(subscriptionAnswerSchema.safeParse({ data: { status: 'paid' } }).success).toBe(false)
})
