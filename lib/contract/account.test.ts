/** @jest-environment node */
import { accountDeleteBodySchema, deletionSendBodySchema, offersAccountCalls } from '@/lib/contract/account'
import { shortlistBodySchema } from '@/lib/contract/shortlist'
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

test.each([
  [deletionSendBodySchema, { phone_number: '9880012345', otp_type: 'login' }],
  [accountDeleteBodySchema, {}],
  [shortlistBodySchema, { add: ['7'] }],
  [shortlistBodySchema, { add: [{}], remove: [] }],
])('a body that is not as agreed is refused', (schema, body) => {
  expect(schema.safeParse(body).success).toBe(false)
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
