import { listAuditOf, TERMINAL } from '@/provider/desk/store/audit'
import { describePayment, readPaymentsCommand } from '@/provider/payments/command'
import { addPayment, addSubscription, listPayments, markRefunded } from '@/provider/payments/store/subscriptions'
import { describeOnEachDatabase } from '@/testing/provider/databases'

test.each([
  [['list'], { action: 'list' }],
  [['due'], { action: 'due' }],
  [['refunded', '7'], { action: 'refunded', id: 7 }],
  [['--help'], { action: 'help' }],
])('%j', (args, command) => {
  expect(readPaymentsCommand(args)).toEqual(command)
})

test.each([[[]], [['lists']], [['list', '7']], [['refunded']], [['refunded', 'x']], [['refunded', '1', '2']]])(
  '%j ends with a sentence',
  (args) => {
    expect(() => readPaymentsCommand(args)).toThrow(/npm run payments/)
  },
)

describeOnEachDatabase('what was paid', (database) => {
  test('is listed, and what is to be paid back until it is noted', async () => {
    const { db } = database()
    const at = new Date('2027-01-05T06:00:00Z')
    const { id: subscriptionId } = await addSubscription(db, {
      planName: 'Scholar',
      price: 299,
      billingCycle: 'monthly',
      amount: 29_900,
      status: 'cancelled',
      createdAt: at,
    })
    const row = { subscriptionId, gateway: 'razorpay', amount: 29_900, currency: 'INR', verifiedAt: at }
    await addPayment(db, { ...row, gatewayPayment: 'pay_1', isRefundDue: false })
    await addPayment(db, { ...row, gatewayPayment: 'pay_2', isRefundDue: true, amount: 700, currency: 'USD' })
    expect(await addPayment(db, { ...row, gatewayPayment: 'pay_2', isRefundDue: true })).toBe(false)

    const due = '2  05-01-2027 11:30  700 USD  Scholar (monthly)  razorpay pay_2'
    expect((await listPayments(db, false, 100)).map(describePayment)).toEqual([
      `${due}  TO BE PAID BACK`,
      '1  05-01-2027 11:30  ₹299.00  Scholar (monthly)  razorpay pay_1',
    ])
    expect(await listPayments(db, true, 100)).toHaveLength(1)
    expect(await markRefunded(db, TERMINAL, 1, at)).toBe(false)
    expect(await markRefunded(db, TERMINAL, 2, at)).toBe(true)
    expect(await markRefunded(db, TERMINAL, 2, at)).toBe(false)
    expect(await listAuditOf(db, 'payment 2')).toMatchObject([{ by: 'terminal', action: 'payment-refunded', at }])
    expect(await listPayments(db, true, 100)).toEqual([])
    expect((await listPayments(db, false, 100)).map(describePayment)[0]).toBe(`${due}  paid back`)
  })
})
